/** The JSON of the view of Rise to Nobility (`nobility/view.py`), as types. Seats count from 0, spaces from 1. */

import type { Act } from "../../words";

export const GOODS = ["books", "artwork", "weaponry", "magic", "jewelry", "furnishings"] as const;
export type Good = (typeof GOODS)[number];

export const GUILDS = ["scholars", "artists", "blacksmiths", "wizards", "merchants", "carpenters"] as const;
export type Guild = (typeof GUILDS)[number];

export type Race = "halfling" | "human" | "elf" | "dwarf" | "green_elf" | "trobit";
export type Effect = "coin" | "reputation" | "guild_good" | "reroll" | "buy_any_good" | "swap_good";
export type Row = "top" | "bottom";

export type Counts<Name extends string> = Readonly<Partial<Record<Name, number>>>;

export interface DieOn {
  /** null: a die of the automa. */
  seat: number | null;
  value: number;
}

export interface Settlers {
  card: string;
  stack: number;
  race: Race;
  goods: readonly Good[];
  least: number;
  most: number;
  workers: number;
  stars: number;
}

/** Settlers in front of a player. */
export type OpenSettlers =
  | (Settlers & { hidden: boolean; most_of: Counts<Good>; goods_suffice: boolean })
  | { card: null; hidden: true };

export interface Building {
  tile: string;
  kind: "workshop" | "community";
  guild: Guild | null;
  effects: readonly Effect[];
}

export interface WorkshopSpace {
  space: number;
  points: number;
  stars: number;
  reward: { coins: number; points: number };
  workshop: Building | null;
  owner: number | null;
}

export interface GuildView {
  good: Good;
  price: number;
  die_spaces: readonly {
    values: readonly number[];
    buy: number;
    apprentices: number;
    activates: number;
    die: DieOn | null;
    open: boolean;
  }[];
  dice_left: number;
  apprentices: readonly number[];
  room: number;
  income: number;
  income_with_one_more: number | null;
  workshops: readonly WorkshopSpace[];
}

export interface HallSpace {
  value: number;
  building: Building | null;
  price: readonly number[];
  die: DieOn | null;
  could: readonly number[];
}

export interface Trade {
  printed: number;
  price: readonly number[];
  spaces: number;
  sold: number;
  free: number;
}

export interface Demand {
  tile: string;
  nobility: number;
  coins: number;
  goods: Counts<Good>;
  points: number;
}

export interface CouncilSpace {
  member: Race;
  demand: Demand | null;
  coins: readonly number[];
  die: DieOn | null;
  could: readonly number[];
}

export interface ClerkSpace {
  values: readonly number[];
  modifiers: number;
  buy: number;
  commissions: number;
  loss: number;
  die: DieOn | null;
}

export interface CastleSpace {
  values: readonly number[];
  reputation: number;
  die: DieOn | null;
}

export interface Desk {
  value: number;
  race: Race;
  benefit: string;
  amount: number;
  seat: number | null;
  could: readonly number[];
}

export interface Commission {
  card: string;
  measure: string;
  points: readonly { from: number; points: number }[];
  reached: number;
  worth: number;
}

export interface DiceTile {
  tile: string;
  fields: readonly { value: number; filled: boolean }[];
  active: boolean;
  /** null: it is hidden. */
  commission: Commission | null;
}

export interface SeatView {
  seat: number;
  character: { card: string; extra_good: Good; gain: Counts<string> } | null;
  lord: boolean;
  passed: boolean;
  coins: number;
  modifiers: number;
  goods: Readonly<Record<Good, number>>;
  reputation: number;
  nobility: number;
  /** Those still to be placed. */
  dice: readonly number[];
  used: number;
  pips_left: number;
  board: { values: readonly number[]; die: DieOn | null };
  figures: {
    workers: number;
    apprentices: Counts<Guild>;
    masters: number;
    community: number;
    desks: number;
    supply: number;
  };
  houses: { platform: number; built: number; supply: number };
  lots: readonly (Settlers | null)[];
  settled: Readonly<Record<Race, number>>;
  community: readonly { space: number; built: boolean; income: Counts<string> }[];
  settlers: readonly OpenSettlers[];
  council: readonly string[];
  commissions: {
    held: readonly DiceTile[];
    limit: number;
    dealt_size: number;
    dealt: readonly Commission[] | null;
    put_back: readonly string[] | null;
  } | null;
  income: { coins: number; goods: Counts<Good>; any_good: number; reputation: number };
  score: number;
  points: Counts<string>;
  at_the_end: { goods: number; nobility: number; commissions: number | null } | null;
}

export interface Need {
  need: string;
  asked: number;
  each: number | null;
  reached: number;
}

export interface View {
  players: number;
  viewer: number | null;
  calendar: { round: number; rounds: number; phase: string; first: number | null; over: boolean };
  turn: number | null;
  asked: { question: string; seat: number | null; chance: boolean; first: number; second: number } | null;
  this_turn: {
    die_placed: boolean;
    settlers_completed: boolean;
    building_sold: boolean;
    visit: { place: string; value: number } | null;
    paid: Counts<Good>;
  } | null;
  /** While somebody may place a die: the visits that a die of each value could make now. */
  reach: Readonly<Record<string, readonly Act[]>> | null;
  event: { card: string; effects: Counts<string> } | null;
  seats: readonly SeatView[];
  tavern: {
    dice: readonly (DieOn | null)[];
    open: boolean;
    at_least: number;
    display: readonly (Settlers | null)[];
    takes: readonly number[];
  };
  yard: { dice: readonly (DieOn | null)[]; open: boolean; at_most: number; price: readonly number[] };
  guilds: Readonly<Record<Guild, GuildView>>;
  hall: {
    spaces: readonly HallSpace[];
    bag: Counts<string>;
    discarded: Counts<string>;
    community: { points: number; stars: number };
    sale: number;
  };
  port: {
    dice: readonly (DieOn | null)[];
    ship: string | null;
    goods: Readonly<Partial<Record<Good, Trade>>>;
    ships_left: readonly string[];
  };
  council: {
    members: readonly Race[];
    rows: readonly { values: readonly number[]; spaces: readonly CouncilSpace[] }[];
    loss: readonly number[];
    stack: number;
  };
  clerk: { die_spaces: readonly ClerkSpace[]; price: number };
  castle: { die_spaces: readonly CastleSpace[] };
  chancery: {
    dice: readonly (DieOn | null)[];
    desks: Readonly<Partial<Record<Row, readonly Desk[]>>>;
    income: number;
    commissions_left: number;
    tiles_left: number;
  } | null;
  piles: { settlers: { draw: number; unseen: readonly string[]; discarded: readonly string[] } };
  solo: {
    objective: string | null;
    needs: readonly Need[];
    success: boolean;
    automa: {
      white: number | null;
      green: number | null;
      yellow: number | null;
      guilds: Counts<Guild>;
    };
  } | null;
}
