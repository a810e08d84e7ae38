import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";

const known = signal<ReadonlyMap<string, unknown>>(new Map());
const asked = new Set<string>();

/** What is printed on the pieces, from the component file that a table plays with; null until the server has told it. */
export function useFacts<Facts>(table: string): Facts | null {
  useEffect(() => {
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
