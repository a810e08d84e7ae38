/** Made by scripts/view_types.py from burgher/belfort/faces/shapes.py: change it there. Seats count from 0, districts, crests and planks from 1; for two, owners 2 and 3 are the non-players. Nobody is null. */

export const RESOURCES = ["wood", "stone", "metal", "gold"] as const;
export const WORKERS = ["elf", "master_elf", "dwarf", "master_dwarf"] as const;
export const AREAS = ["forest", "quarry", "mine", "gold_mine"] as const;
export const SINGLES = ["pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library"] as const;
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
export const SYMBOLS = [
  "pub",
  "gardens",
  "tower",
  "inn",
  "blacksmith",
  "bank",
  "market",
  "library",
  "keep_left",
  "keep_right",
  "gate_before",
  "gate_after",
  "wall_left",
  "wall_right",
  "guild",
] as const;

export type Resource = "wood" | "stone" | "metal" | "gold";

export type Worker = "elf" | "master_elf" | "dwarf" | "master_dwarf";

export type Area = "forest" | "quarry" | "mine" | "gold_mine";

export type Single = "pub" | "gardens" | "tower" | "inn" | "blacksmith" | "bank" | "market" | "library";

export type Property =
  | "pub"
  | "gardens"
  | "tower"
  | "inn"
  | "blacksmith"
  | "bank"
  | "market"
  | "gatehouse"
  | "library"
  | "keep";

export type SymbolName =
  | "pub"
  | "gardens"
  | "tower"
  | "inn"
  | "blacksmith"
  | "bank"
  | "market"
  | "library"
  | "keep_left"
  | "keep_right"
  | "gate_before"
  | "gate_after"
  | "wall_left"
  | "wall_right"
  | "guild";

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

export type Season = "spring" | "summer" | "autumn";

export type Phase = "setup" | "placement" | "collection" | "actions" | "non_players" | "scoring" | "end";

export type PointSource = "districts" | "elves" | "dwarves" | "gnomes" | "taxes";

export type Paid = "wood" | "stone" | "metal" | "gold" | "ws";

export type Bundle = "metal" | "wood+wood" | "wood+stone" | "stone+stone";

export type Race = "elf" | "dwarf";

export type Cost = Readonly<Partial<Record<Paid, number>>>;

export interface Calendar {
  round: number;
  rounds: number;
  season: Season | null;
  scoring_rounds: readonly number[];
  phase: Phase;
  over: boolean;
}

/** The question on top of the stack; `choosing` are all seats that choose at the same time. */
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
  workers: Readonly<Partial<Record<Worker, number>>>;
}

/** All built cards of one type. */
export interface Built {
  property: Property;
  cards: number;
  gnomes: number;
  free_locks: number;
  income: number;
  planks: Planks | null;
}

export interface Workers {
  owned: Readonly<Partial<Record<Worker, number>>>;
  home: Readonly<Partial<Record<Worker, number>>>;
  placed: Readonly<Partial<Record<Worker, number>>>;
}

export interface SeatView {
  seat: number;
  crest: number | null;
  crest_face_down: boolean;
  passed: boolean;
  stock: Readonly<Record<Resource, number>>;
  score: number;
  points: Readonly<Record<PointSource, number>>;
  income: number;
  tax: number;
  workers: Workers;
  supply: Readonly<Record<Race, number>>;
  gnomes: number;
  built: readonly Built[];
  hand_size: number;
  hand: Readonly<Partial<Record<Property, number>>> | null;
  known: Readonly<Partial<Record<Property, number>>>;
  aside_size: number;
  aside: Readonly<Partial<Record<Property, number>>> | null;
  has_shown: boolean;
  shown: Property | null;
}

/** One of the two who take part in a game for two: what they count as having, and where their dwarf is. */
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

export interface City {
  districts: readonly DistrictView[];
  gatehouses: readonly GatehouseView[];
  costs: Readonly<Record<string, Cost>>;
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

/** Who works where. ``pairs_only``: whether everybody in the mine must have a partner, by the option. */
export interface CollectionBoard {
  recruiter: readonly (StandingWorker | null)[];
  camp: readonly (StandingWorker | null)[];
  areas: Readonly<Record<Area, readonly Readonly<Partial<Record<Worker, number>>>[]>>;
  pairs_only: boolean;
}

/** The pool, the piles, and what is where this viewer cannot see it. */
export interface Cards {
  pool: Readonly<Partial<Record<Property, number>>>;
  deck: number;
  discards: Readonly<Partial<Record<Property, number>>>;
  unseen: Readonly<Partial<Record<Property, number>>>;
}

/** Prices in gold. */
export interface TradingPost {
  buy: Readonly<Partial<Record<Resource, number>>>;
  sell: Readonly<Record<Bundle, number>>;
}

/** What the player whose turn it is can still do of what is limited. ``visits_left`` are those after the one under way, which may still have its buy or its sale. */
export interface ThisTurn {
  hired: boolean;
  visits_left: number;
  may_buy: boolean;
  may_sell: boolean;
  conversions: number;
  blacksmith_gnomes: number;
  bank_gnomes: number;
}

export interface Fees {
  recruiter: number;
  guild: number;
  gnome: number;
  card: number;
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
  city: City;
  majorities: Majorities;
  collection_board: CollectionBoard;
  gnomes: number;
  cards: Cards;
  trading_post: TradingPost;
  this_turn: ThisTurn | null;
  fees: Fees;
}
