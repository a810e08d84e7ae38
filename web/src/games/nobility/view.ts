/** Made by scripts/view_types.py from burgher/nobility/faces/shapes.py: change it there. Seats count from 0, spaces of the boards from 1. What nobody has, or may not be seen, is null. */

import type { Act } from "../../words";

export const GOODS = ["books", "artwork", "weaponry", "magic", "jewelry", "furnishings"] as const;
export const GUILDS = ["scholars", "artists", "blacksmiths", "wizards", "merchants", "carpenters"] as const;

export type Good = "books" | "artwork" | "weaponry" | "magic" | "jewelry" | "furnishings";

export type Guild = "scholars" | "artists" | "blacksmiths" | "wizards" | "merchants" | "carpenters";

export type Race = "halfling" | "human" | "elf" | "dwarf" | "green_elf" | "trobit";

export type Effect = "coin" | "reputation" | "guild_good" | "reroll" | "buy_any_good" | "swap_good";

export type Row = "top" | "bottom";

/** A die on the board; without a seat it is the automa's. */
export interface DieOn {
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

/** Settlers in front of a player; hidden: from the others. */
export interface KnownSettlers {
  card: string;
  stack: number;
  race: Race;
  goods: readonly Good[];
  least: number;
  most: number;
  workers: number;
  stars: number;
  hidden: boolean;
  most_of: Readonly<Partial<Record<Good, number>>>;
  goods_suffice: boolean;
}

export interface HiddenSettlers {
  card: null;
  hidden: true;
}

export type OpenSettlers = KnownSettlers | HiddenSettlers;

export interface Building {
  tile: string;
  kind: "workshop" | "community";
  guild: Guild | null;
  effects: readonly Effect[];
}

export interface Reward {
  coins: number;
  points: number;
}

/** What building there brings, what its owner is paid, and the workshop that stands there. */
export interface WorkshopSpace {
  space: number;
  points: number;
  stars: number;
  reward: Reward;
  workshop: Building | null;
  owner: number | null;
}

export interface GuildSpace {
  values: readonly number[];
  buy: number;
  apprentices: number;
  activates: number;
  die: DieOn | null;
  open: boolean;
}

export interface GuildView {
  good: Good;
  price: number;
  die_spaces: readonly GuildSpace[];
  dice_left: number;
  apprentices: readonly number[];
  room: number;
  income: number;
  income_with_one_more: number | null;
  workshops: readonly WorkshopSpace[];
}

/** The price for each seat, and the seats that could buy. */
export interface HallSpace {
  value: number;
  building: Building | null;
  price: readonly number[];
  die: DieOn | null;
  could: readonly number[];
}

export interface CommunityTile {
  points: number;
  stars: number;
}

export interface Hall {
  spaces: readonly HallSpace[];
  bag: Readonly<Partial<Record<string, number>>>;
  discarded: Readonly<Partial<Record<string, number>>>;
  community: CommunityTile;
  sale: number;
}

/** The price for each seat; spaces of the ship. */
export interface Trade {
  printed: number;
  price: readonly number[];
  spaces: number;
  sold: number;
  free: number;
}

export interface Port {
  dice: readonly (DieOn | null)[];
  ship: string | null;
  goods: Readonly<Partial<Record<Good, Trade>>>;
  ships_left: readonly string[];
}

export interface Demand {
  tile: string;
  nobility: number;
  coins: number;
  goods: Readonly<Partial<Record<Good, number>>>;
  points: number;
}

/** The coins that it costs each seat, and the seats that could fulfil it. */
export interface CouncilSpace {
  member: Race;
  demand: Demand | null;
  coins: readonly number[];
  die: DieOn | null;
  could: readonly number[];
}

export interface CouncilRow {
  values: readonly number[];
  spaces: readonly CouncilSpace[];
}

export interface Council {
  members: readonly Race[];
  rows: readonly CouncilRow[];
  loss: readonly number[];
  stack: number;
}

export interface ClerkSpace {
  values: readonly number[];
  modifiers: number;
  buy: number;
  commissions: number;
  loss: number;
  die: DieOn | null;
}

export interface Clerk {
  die_spaces: readonly ClerkSpace[];
  price: number;
}

export interface CastleSpace {
  values: readonly number[];
  reputation: number;
  die: DieOn | null;
}

export interface Castle {
  die_spaces: readonly CastleSpace[];
}

export interface Desk {
  value: number;
  race: Race;
  benefit: string;
  amount: number;
  seat: number | null;
  could: readonly number[];
}

export interface Chancery {
  dice: readonly (DieOn | null)[];
  desks: Readonly<Partial<Record<Row, readonly Desk[]>>>;
  income: number;
  commissions_left: number;
  tiles_left: number;
}

/** How many cards each seat may take with one die. */
export interface Tavern {
  dice: readonly (DieOn | null)[];
  open: boolean;
  at_least: number;
  display: readonly (Settlers | null)[];
  takes: readonly number[];
}

export interface Yard {
  dice: readonly (DieOn | null)[];
  open: boolean;
  at_most: number;
  price: readonly number[];
}

export interface Step {
  from: number;
  points: number;
}

export interface PrintedCommission {
  card: string;
  measure: string;
  points: readonly Step[];
}

export interface Commission {
  card: string;
  measure: string;
  points: readonly Step[];
  reached: number;
  worth: number;
}

export interface TileField {
  value: number;
  filled: boolean;
}

/** The commission is null when it is hidden. */
export interface DiceTile {
  tile: string;
  fields: readonly TileField[];
  active: boolean;
  commission: Commission | null;
}

/** How many cards a seat has put under the stack, everybody sees; which, only that seat. */
export interface Commissions {
  held: readonly DiceTile[];
  limit: number;
  dealt_size: number;
  dealt: readonly Commission[] | null;
  put_back: readonly string[] | null;
  under_stack: number;
}

export interface Character {
  card: string;
  extra_good: Good;
  gain: Readonly<Partial<Record<string, number>>>;
}

export interface OwnSpace {
  values: readonly number[];
  die: DieOn | null;
}

/** Where a seat's figures are; those in the supply are not in play yet. */
export interface Figures {
  workers: number;
  apprentices: Readonly<Partial<Record<Guild, number>>>;
  masters: number;
  community: number;
  desks: number;
  supply: number;
}

export interface Houses {
  platform: number;
  built: number;
  supply: number;
}

export interface CommunitySpace {
  space: number;
  built: boolean;
  income: Readonly<Partial<Record<string, number>>>;
}

/** What the next income brings; any_good are goods of one's own choice. */
export interface Income {
  coins: number;
  goods: Readonly<Partial<Record<Good, number>>>;
  any_good: number;
  reputation: number;
}

export interface AtTheEnd {
  goods: number;
  nobility: number;
  commissions: number | null;
}

/** The dice are those still to be placed. */
export interface SeatView {
  seat: number;
  character: Character | null;
  lord: boolean;
  passed: boolean;
  coins: number;
  modifiers: number;
  goods: Readonly<Record<Good, number>>;
  reputation: number;
  nobility: number;
  dice: readonly number[];
  used: number;
  pips_left: number;
  board: OwnSpace;
  figures: Figures;
  houses: Houses;
  lots: readonly (Settlers | null)[];
  settled: Readonly<Record<Race, number>>;
  community: readonly CommunitySpace[];
  settlers: readonly OpenSettlers[];
  council: readonly string[];
  commissions: Commissions | null;
  income: Income;
  score: number;
  points: Readonly<Partial<Record<string, number>>>;
  at_the_end: AtTheEnd | null;
}

export interface Need {
  need: string;
  asked: number;
  each: number | null;
  reached: number;
}

export interface Automa {
  white: number | null;
  green: number | null;
  yellow: number | null;
  guilds: Readonly<Partial<Record<Guild, number>>>;
}

export interface Solo {
  objective: string | null;
  needs: readonly Need[];
  success: boolean;
  automa: Automa;
}

export interface Calendar {
  round: number;
  rounds: number;
  phase: string;
  first: number;
  over: boolean;
}

/** What is asked, and of whom; null where it is not about that. The die in hand (face, and value as it will be placed), the settlers who are given goods, the goods still to sell, the apprentices placed so far. */
export interface Asked {
  question: string;
  seat: number | null;
  chance: boolean;
  face: number | null;
  value: number | null;
  card: string | null;
  left: number | null;
  placed: number | null;
}

export interface Visit {
  place: string;
  value: number;
}

export interface ThisTurn {
  die_placed: boolean;
  settlers_completed: boolean;
  building_sold: boolean;
  visit: Visit | null;
  paid: Readonly<Partial<Record<Good, number>>>;
}

export interface Event {
  card: string;
  effects: Readonly<Partial<Record<string, number>>>;
}

/** Draw piles are known by what is nowhere else. unseen: in the pile, or dealt to somebody else at the start. */
export interface SettlersPile {
  draw: number;
  unseen: readonly string[];
  returned: readonly string[];
  discarded: readonly string[];
}

export interface Piles {
  settlers: SettlersPile;
  events: readonly string[];
}

export interface Town {
  tavern: Tavern;
  yard: Yard;
  guilds: Readonly<Record<Guild, GuildView>>;
  hall: Hall;
  port: Port;
  council: Council;
  clerk: Clerk;
  castle: Castle;
  chancery: Chancery | null;
}

/** reach: while somebody may place a die, the visits that a die of each value could make now. */
export interface View {
  tavern: Tavern;
  yard: Yard;
  guilds: Readonly<Record<Guild, GuildView>>;
  hall: Hall;
  port: Port;
  council: Council;
  clerk: Clerk;
  castle: Castle;
  chancery: Chancery | null;
  game: string;
  players: number;
  viewer: number | null;
  calendar: Calendar;
  turn: number | null;
  asked: Asked | null;
  this_turn: ThisTurn | null;
  reach: Readonly<Record<string, readonly Act[]>> | null;
  event: Event | null;
  seats: readonly SeatView[];
  piles: Piles;
  solo: Solo | null;
}
