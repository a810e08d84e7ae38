import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api/client";

/** What is printed on the boards, from the component file that the table plays with. */
export interface Facts {
  reputation: { least: number; most: number };
  nobility: { most: number; lord_at: number; points: { by_level: readonly number[] } };
  limits: { open_settlers: number };
  end: { goods_for_a_point: number };
}

const known = signal<ReadonlyMap<string, Facts>>(new Map());
const asked = new Set<string>();

/** The facts of a table; null until the server has told them. */
export function useFacts(table: string): Facts | null {
  useEffect(() => {
    if (asked.has(table)) return;
    asked.add(table);
    api.components(table).then(
      ({ values }) => {
        known.value = new Map([...known.value, [table, values as unknown as Facts]]);
      },
      () => asked.delete(table),
    );
  }, [table]);
  return known.value.get(table) ?? null;
}
