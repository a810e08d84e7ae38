import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api/client";
import type { Guild, Property, Resource } from "./view";

/** What is printed on the pieces, from the component file that the table plays with. */
export interface Facts {
  properties: Readonly<Record<Property, PropertyFacts>>;
  guilds: Readonly<Record<Guild, GuildFacts>>;
  tax: { spaces: number };
  collection: { bonus: number; master: number };
  stealing: { victims: number };
  limits: { hand: number };
}

type Amounts = Readonly<Partial<Record<Resource, number>>>;

export interface PropertyFacts {
  income: number;
  locks: number;
  cost: { source?: string };
  source: string;
  plank?: { fee: number; locked: boolean; gain?: Amounts; draw?: number; discard?: number };
  gnome?: { fee?: number; gold?: number; visits?: number; draw?: number };
}

export interface GuildFacts {
  kind: "basic" | "resource" | "interactive";
  cost: { source?: string };
  source: string;
  gain?: Amounts;
  draw?: number;
  discard?: number;
  conversions?: number;
  visits?: number;
  from_one?: { metal: number; wood_or_stone: number };
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
