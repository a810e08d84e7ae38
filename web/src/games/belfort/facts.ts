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
