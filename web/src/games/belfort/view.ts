/** The JSON of Belfort's view (`belfort/view.py`), as types. Seats count from 0; districts, crests and planks from 1. */

export const RESOURCES = ["wood", "stone", "metal", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];

export const WORKERS = ["elf", "master_elf", "dwarf", "master_dwarf"] as const;
export type Worker = (typeof WORKERS)[number];

export const AREAS = ["forest", "quarry", "mine", "gold_mine"] as const;
export type Area = (typeof AREAS)[number];

export const SINGLES = ["pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library"] as const;
export type Single = (typeof SINGLES)[number];
export const PROPERTIES = [
  "pub",
  "gardens",
  "tower",
  "inn",
  "blacksmith",
  "bank",
  "market",
  "gatehouse",
  "library",
  "keep",
] as const;
export type Property = (typeof PROPERTIES)[number];

export const SYMBOLS = [
  ...SINGLES,
  "keep_left",
  "keep_right",
  "gate_before",
  "gate_after",
  "wall_left",
  "wall_right",
  "guild",
] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export type Guild =
  | "merchants"
  | "librarians"
  | "architects"
  | "recruiters"
  | "sawyers"
  | "miners"
  | "bankers"
  | "masons"
  | "thieves"
  | "bandits"
  | "wizards"
  | "spies";

export type Counts<Name extends string> = Readonly<Partial<Record<Name, number>>>;
/** What something costs; `ws` is wood or stone. */
export type Cost = Counts<Resource | "ws">;

export interface Calendar {
  round: number;
  rounds: number;
  season: "spring" | "summer" | "autumn" | null;
  scoring_rounds: readonly number[];
  phase: "setup" | "placement" | "collection" | "actions" | "non_players" | "scoring" | "end";
  over: boolean;
}

export interface Asked {
  question: string;
  seat: number | null;
  chance: boolean;
  taken: number;
  choosing: readonly number[];
}

export interface Planks {
  usable: number;
  free: number;
  fee: number;
  workers: Counts<Worker>;
}

/** All built cards of one type. */
export interface Built {
  property: Property;
  cards: number;
  gnomes: number;
  free_locks: number;
  income: number;
  planks?: Planks;
}

export interface SeatView {
  seat: number;
  crest: number | null;
  crest_face_down: boolean;
  passed: boolean;
  stock: Readonly<Record<Resource, number>>;
  score: number;
  points: Readonly<Record<string, number>>;
  income: number;
  tax: number;
  workers: { owned: Counts<Worker>; home: Counts<Worker>; placed: Counts<Worker> };
  supply: { elf: number; dwarf: number };
  gnomes: number;
  built: readonly Built[];
  hand_size: number;
  hand: Counts<Property> | null;
  known: Counts<Property>;
  aside_size: number;
  aside: Counts<Property> | null;
  has_shown: boolean;
  shown: Property | null;
}

export interface NonPlayer {
  owner: number;
  crest: number;
  controlled_by: number | null;
  elves: number;
  dwarves: number;
  dwarf_in_district: number | null;
}

export interface GuildView {
  name: Guild;
  owner: number | null;
  seat: number | null;
  worker: Worker | null;
  blocked_by: number | null;
}

export interface DistrictView {
  district: number;
  symbols: Readonly<Record<SymbolName, number | null>>;
  markers: readonly number[];
  guild: GuildView | null;
}

export interface GatehouseView {
  border: number;
  districts: readonly [number, number];
  owners: readonly [number | null, number | null];
}

/** A place in a majority: most first. */
export interface Standing {
  owner: number;
  count: number;
  points: number;
}

export interface Majorities {
  districts: readonly (readonly Standing[])[];
  elves: readonly Standing[];
  dwarves: readonly Standing[];
  gnomes: readonly Standing[];
}

export interface StandingWorker {
  seat: number;
  worker: Worker;
}

export interface ThisTurn {
  hired: boolean;
  visits_left: number;
  may_buy: boolean;
  may_sell: boolean;
  conversions: number;
  blacksmith_gnomes: number;
  bank_gnomes: number;
}

export interface View {
  game: "belfort";
  players: number;
  viewer: number | null;
  calendar: Calendar;
  order: readonly number[];
  turn: number | null;
  asked: Asked | null;
  seats: readonly SeatView[];
  non_players: readonly NonPlayer[];
  city: {
    districts: readonly DistrictView[];
    gatehouses: readonly GatehouseView[];
    costs: Readonly<Record<string, Cost>>;
  };
  majorities: Majorities;
  collection_board: {
    recruiter: readonly (StandingWorker | null)[];
    camp: readonly (StandingWorker | null)[];
    areas: Readonly<Record<Area, readonly Counts<Worker>[]>>;
  };
  gnomes: number;
  cards: { pool: Counts<Property>; deck: number; discards: Counts<Property>; unseen: Counts<Property> };
  trading_post: { buy: Readonly<Record<string, number>>; sell: Readonly<Record<string, number>> };
  this_turn: ThisTurn | null;
  fees: { recruiter: number; guild: number; gnome: number; card: number };
}

/** The entries of counts, as a list of as many names. */
export function spread<Name extends string>(counts: Counts<Name>): Name[] {
  return (Object.entries(counts) as [Name, number][]).flatMap(([name, count]) => Array<Name>(count).fill(name));
}

export function sum(counts: Readonly<Record<string, number | undefined>>): number {
  return Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);
}

/** The race of a worker, whether a master or not. */
export function raceOf(worker: Worker): "elf" | "dwarf" {
  return worker.endsWith("elf") ? "elf" : "dwarf";
}
