import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { awaited } from "../rest";
import type { Beside, RulesProps, Wanted } from "../rules/rules";
import { learned } from "../words";
import { useReference } from "./reference";
import type { TableStore } from "./store";
import { useWords } from "./words";

export type { Wanted };

type Parts = { Rules: ComponentType<RulesProps>; shown: Beside["shown"] | null };

/** The rules of the game at a table, with its own numbers. They are fetched when somebody opens them. */
export function RulesPanel({ store, at }: { store: TableStore; at: Wanted | null }) {
  const parts = useSignal<Parts | null>(null);
  const words = useWords();
  const table = store.table.value;
  const game = table?.game ?? "";
  const told = useReference(table, words);
  useEffect(() => {
    const fetch = async () => {
      const [{ Rules }, { lookUp }] = await Promise.all([import("../rules/rules"), import("../rules/illustrations")]);
      // Without the pictures there is the text.
      const shown = await lookUp(game).catch(() => null);
      parts.value = { Rules, shown };
    };
    void awaited(fetch());
  }, [game]);
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
  return <found.Rules sections={told?.sections ?? null} at={at} beside={beside} />;
}
