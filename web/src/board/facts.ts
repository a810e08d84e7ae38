import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";

const known = signal<ReadonlyMap<string, unknown>>(new Map());
const asked = new Set<string>();
/** The table that is looked at. */
const shown = signal("");

/** The same for what is shown outside of the boards, as the cards beside their targets are. */
export function useShownFacts(): unknown {
  return known.value.get(shown.value);
}

/** What is printed on the pieces, from the component file that a table plays with; null until the server has told it. */
export function useFacts<Facts>(table: string): Facts | null {
  useEffect(() => {
    shown.value = table;
    if (asked.has(table)) return;
    asked.add(table);
    api.components(table).then(
      ({ values }) => {
        known.value = new Map([...known.value, [table, values]]);
      },
      () => asked.delete(table),
    );
  }, [table]);
  return (known.value.get(table) as Facts | undefined) ?? null;
}

/** What is printed on the pieces where there is no table: the boards are given this name instead of its id. */
export function knowFacts(name: string, values: unknown): void {
  asked.add(name);
  if (!known.value.has(name)) known.value = new Map([...known.value, [name, values]]);
}
