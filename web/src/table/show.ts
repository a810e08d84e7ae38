import type { Drawing } from "../art";
import type { Message } from "../words";

/** What one player has, gets or loses in a step of a show. */
export interface ShowRow {
  seat: number;
  /** How many of what is counted they have. */
  count?: number;
  /** What they get or lose: "+3". */
  gain?: string;
  /** What it is, beside the gain. */
  of?: Drawing;
  /** Where it comes from. */
  label?: Message;
  /** Dice that they have. */
  dice?: readonly number[];
}

/** Something that flies over the table: what somebody gets, from where it comes from to where it goes. */
export interface Flight {
  seat: number;
  label: string;
  /** The `data-place` names of both ends; of several, with spaces between them, the first that is in sight. */
  from: string;
  to: string;
}

/** One step: what is told, where one should look, and what the board shows meanwhile. */
export interface ShowStep<View = unknown> {
  title: Message;
  rows: readonly ShowRow[];
  /** More to say about it: a tie. */
  note?: Message | null;
  more?: readonly Message[];
  places: readonly string[];
  flights: readonly Flight[];
  view: View;
  /** What it sounds like. */
  sound?: Sound;
}
export type Sound = "wood" | "stone" | "coin" | "dice" | "bell";

/** A moment of a game that is told step by step: a scoring, a roll, a new round. Made from what the server tells. */
export interface Show<View = unknown> {
  title: Message;
  steps: readonly ShowStep<View>[];
}

/** A signed number, as people write it. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** Values in their order, grouped by a key. */
export function grouped<Value, Key>(values: readonly Value[], key: (value: Value) => Key): Map<Key, Value[]> {
  const found = new Map<Key, Value[]>();
  for (const value of values) {
    const at = key(value);
    found.set(at, [...(found.get(at) ?? []), value]);
  }
  return found;
}
