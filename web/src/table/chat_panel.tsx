import { useSignal } from "@preact/signals";
import type { Line } from "../api/schema";
import { Icon } from "../art";
import { LONGEST_LINE } from "../limits";
import { t } from "../words";
import type { TableStore } from "./store";
import { SeatName, saidOfRounds, useWords } from "./words";

/** Talk at the table, and what the table itself has to say. */
export function ChatPanel({ store }: { store: TableStore }) {
  const draft = useSignal("");
  const lines = store.lines.value;
  const seated = (store.table.value?.mine.length ?? 0) > 0;

  const send = async (event: Event) => {
    event.preventDefault();
    const words = draft.value.trim();
    if (words && (await store.say(words))) draft.value = "";
  };

  return (
    <div class="chat">
      <div class="chat-lines" role="log" aria-label={t("chat")} tabIndex={0}>
        <ol>
          {lines.length === 0 && <li class="soft">{t("chat-empty")}</li>}
          {lines.map((line) => (
            <ChatLine key={line.number} line={line} />
          ))}
        </ol>
      </div>
      {seated ? (
        <form class="chat-say" onSubmit={send}>
          <input
            type="text"
            maxLength={LONGEST_LINE}
            aria-label={t("chat-say")}
            placeholder={t("chat-say")}
            autocomplete="off"
            value={draft.value}
            onInput={(event) => (draft.value = event.currentTarget.value)}
          />
          <button
            type="submit"
            class="round"
            aria-label={t("chat-send")}
            title={t("chat-send")}
            disabled={!draft.value.trim()}
          >
            <Icon name="forward" />
          </button>
        </form>
      ) : (
        <p class="soft small chat-only-seated">{t("chat-only-seated")}</p>
      )}
    </div>
  );
}

function ChatLine({ line }: { line: Line }) {
  const words = useWords();
  if (line.notice)
    return <li class="chat-notice">{saidOfRounds(words, `notice-${line.notice.id}`, line.notice.args)}</li>;
  return (
    <li>
      {line.seat !== null && <SeatName seat={line.seat} name={words.nameOf(line.seat)} />} {line.words}
    </li>
  );
}
