import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { awaited } from "../rest";
import { lookUp } from "../rules/illustrations";
import { type Beside, Rules, type Wanted } from "../rules/rules";
import { learned } from "../words";
import { useReference } from "./reference";
import type { TableStore } from "./store";
import { useWords } from "./words";

type Parts = { shown: Beside["shown"] | null };

/**
 * The rules of the game at a table, with its own numbers; opened at what was asked for, or at where the game is: at `over`
 * when it is over.
 */
export function RulesPanel({ store, at, over }: { store: TableStore; at: Wanted | null; over: string | undefined }) {
  const parts = useSignal<Parts | null>(null);
  const words = useWords();
  const table = store.table.value;
  const game = table?.game ?? "";
  const told = useReference(table, words);
  useEffect(() => {
    const fetch = async () => {
      // Without the pictures there is the text.
      const shown = await lookUp(game).catch(() => null);
      parts.value = { shown };
    };
    void awaited(fetch());
  }, [game]);
  const now = useRef<Wanted | null>(null);
  // What was learned since is in words made since.
  void learned.value;
  const found = parts.value;
  if (!found) return <p class="panel-empty" aria-busy="true" />;
  const beside = found.shown &&
    told && {
      shown: found.shown,
      words,
      facts: told.facts,
      addressOf: (example: string) => `/rules/${game}/try/${example}?table=${store.id}`,
    };
  // Whoever reads them reads on, whatever is asked meanwhile.
  const section = store.situation.value?.over ? over : found.shown?.asked[questionOf(store)];
  if (section) now.current ??= { rule: section, unasked: true };
  const sheet = words.ids("side-").length > 0 ? `/rules/${game}/sheet` : undefined;
  return <Rules sections={told?.sections ?? null} at={at ?? now.current} beside={beside} sheet={sheet} />;
}

/** What is asked just now, of whomever, by the name that the game gives it. */
function questionOf(store: TableStore): string {
  return (store.situation.value?.asked ?? "").replace(/^ask-/, "").replaceAll("-", "_");
}
