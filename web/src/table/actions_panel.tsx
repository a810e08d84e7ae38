import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Art } from "../art";
import { textOf, useKeptFocus, usePlay, useTarget } from "../board";
import { type Act, t } from "../words";
import { Held } from "./prompt";
import type { TableStore } from "./store";

/** Everything that may be done now, as a list in words: a second way to play, complete for itself. */
export function ActionsPanel({ store }: { store?: TableStore }) {
  const play = usePlay();
  const wanted = useSignal("");
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, (element) => element.querySelector<HTMLButtonElement>(".action"));
  if (play.legal.length === 0) {
    const now = store?.situation.value;
    return (
      <div class="actions" ref={root}>
        <p class="soft">
          {now?.held ? <Held situation={now} before={store?.held.value?.before.view} /> : t("actions-none")}
        </p>
      </div>
    );
  }
  const said = play.legal.map((act) => ({ act, words: play.words.action(act) }));
  const needle = wanted.value.trim().toLocaleLowerCase();
  const found = needle ? said.filter(({ words }) => words.toLocaleLowerCase().includes(needle)) : said;
  return (
    <div class="actions" ref={root}>
      {said.length > 12 && (
        <input
          type="search"
          aria-label={t("actions-search")}
          placeholder={t("actions-search")}
          value={wanted.value}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
      )}
      {grouped(found).map(([verb, group]) => (
        <section key={verb}>
          {group.length > 1 && (
            <h2>{verbTitle(play.words.has(`verb-${verb}`) ? play.words.t(`verb-${verb}`) : "", verb)}</h2>
          )}
          <ul>
            {group.map(({ act, words }) => (
              <ActionButton key={textOf(act)} act={act} words={words} />
            ))}
          </ul>
        </section>
      ))}
      <p class="unseen" role="status">
        {t("actions-count", { count: found.length })}
      </p>
    </div>
  );
}

/** A line of the list. Like any target it shows what it would do, before it is done. */
function ActionButton({ act, words }: { act: Act; words: string }) {
  const play = usePlay();
  const picture = play.picture(act);
  const { props } = useTarget({ act, label: words });
  return (
    <li>
      <button type="button" class="action" data-tip-beside {...props} aria-disabled={play.busy.value}>
        {picture && <Art of={picture.of} seat={picture.seat} size={26} />}
        <span>{words}</span>
      </button>
    </li>
  );
}

function grouped(some: { act: Act; words: string }[]): [string, { act: Act; words: string }[]][] {
  const groups = new Map<string, { act: Act; words: string }[]>();
  for (const one of some) {
    const verb = one.act.do.split(" ")[0] ?? one.act.do;
    groups.set(verb, [...(groups.get(verb) ?? []), one]);
  }
  return [...groups];
}

function verbTitle(known: string, verb: string): string {
  return known || verb.charAt(0).toUpperCase() + verb.slice(1);
}
