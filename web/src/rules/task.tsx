import { useSignal } from "@preact/signals";
import { api } from "../api/client";
import { useLevels } from "../app/levels";
import { myName } from "../app/preferences";
import { go, Link } from "../app/router";
import { Icon, names } from "../art";
import { textOf } from "../board";
import { Said, useWords } from "../table/words";
import { type Act, t } from "../words";
import { aboutExample } from "./examples";
import type { TryStore } from "./try_store";

/** What an example is about, what to do, how far one is, and what came of it. */
export function Task({ store, back }: { store: TryStore; back: string }) {
  const words = useWords();
  const { example } = store;
  const situation = store.situation.value;
  const steps = example.actions.map(({ verb, args }) => ({ do: verb, ...args }) as Act);
  const kept = agreed(steps.map(textOf), store.taken);
  const strayed = store.taken.length > kept;
  const others = situation?.prompt === null && !situation.over && !store.isDone;
  const next = strayed ? undefined : steps[kept];
  return (
    <section class={names("try-task", store.isDone && "done")} aria-label={t("try-it")}>
      <div class="try-words">
        <p>{aboutExample(words, example)}</p>
        <ol class="try-steps">
          {steps.map((step, k) => (
            <li key={k} class={names(k < kept && "taken", k === kept && !strayed && "next")}>
              {k < kept && <Icon name="check" size={14} />} {words.action(step)}
            </li>
          ))}
        </ol>
        {store.isDone ? (
          <div role="status">
            <p class="try-done">{t("try-done")}</p>
            <ul class="try-events">
              {store.log.value.slice(-6).map((event, k) => (
                <li key={k}>
                  <Said message={event} />
                </li>
              ))}
            </ul>
          </div>
        ) : others ? (
          <p role="status">{t("try-others")}</p>
        ) : strayed ? (
          <p role="status">{t("try-strayed")}</p>
        ) : null}
      </div>
      <div class="try-acts">
        {next && situation?.prompt && !store.isDone && (
          <button type="button" class="button small" onClick={() => void store.act(next)}>
            <Icon name="eye" size={16} />
            {t("try-show")}
          </button>
        )}
        {store.taken.length > 0 && (
          <button type="button" class="button small" onClick={() => void store.undo(true)}>
            <Icon name="restart" size={16} />
            {t("try-again")}
          </button>
        )}
        {store.taken.length > 0 && situation?.prompt === null && (
          <button type="button" class="button small" onClick={() => void store.undo(false)}>
            <Icon name="undo" size={16} />
            {t("undo")}
          </button>
        )}
        {!situation?.over && store.taken.length > 0 && <PlayOn store={store} />}
        {store.isDone && (
          <Link to={back} class="button small primary">
            <Icon name="book" size={16} />
            {t("try-back")}
          </Link>
        )}
      </div>
    </section>
  );
}

/** How many of the steps were done as they stand. */
function agreed(steps: readonly string[], taken: readonly string[]): number {
  const other = taken.findIndex((action, k) => action !== steps[k]);
  return Math.min(steps.length, other < 0 ? taken.length : other);
}

/** Plays on from here at a real table, against bots. */
function PlayOn({ store }: { store: TryStore }) {
  const levels = useLevels();
  const busy = useSignal(false);
  const level = levels[1]?.name ?? levels[0]?.name;
  const open = async () => {
    if (!level) return;
    busy.value = true;
    const name = myName.value.trim() || t("player", { number: store.example.seat + 1 });
    try {
      const table = await api.tryOn(store.game, store.example.name, { actions: [...store.taken], name, level });
      go(`/t/${table.id}`);
    } catch (error) {
      store.fail(error);
      busy.value = false;
    }
  };
  return (
    <button type="button" class="button small" disabled={busy.value || !level} onClick={() => void open()}>
      <Icon name="fork" size={16} />
      {t("try-on")}
    </button>
  );
}
