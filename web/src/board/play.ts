import type { ReadonlySignal, Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Drawing } from "../art";
import type { Act, Message, Words } from "../words";
import type { Pattern } from "./acts";

/** Why something cannot be done. `rule` names the place in the reference of rules. */
export interface Reason extends Message {
  rule: string;
}

/** What an action would do, as far as this seat can know. */
export interface Outlook {
  events: readonly Message[];
  /** It does not depend on anything hidden. */
  certain: boolean;
  chance: boolean;
  ends: boolean;
}

/** What a board needs to be the interface: what may be done, what it would do, and why something else may not. */
export interface Play {
  /** Changes with every position. */
  readonly version: number;
  /** Who looks; null: a spectator. */
  readonly seat: number | null;
  /** What may be done now; empty in a replay, for spectators, and while somebody else decides. */
  readonly legal: readonly Act[];
  readonly words: Words;
  /** What a coach would do, step by step, the best in front: where it begins is marked on the board with 1, 2, 3. */
  readonly marks?: { readonly value: readonly (readonly Act[])[] };
  /** What is in the hand, until it is put somewhere: targets offer only what goes with it. */
  readonly hold: Signal<Pattern | null>;
  /** An action is on its way to the server. */
  readonly busy: ReadonlySignal<boolean>;
  /** Takes actions, one after another, as long as each counts. */
  act(...acts: Act[]): Promise<boolean>;
  /** Takes back the last step, where that may be. */
  undo?(): Promise<boolean>;
  /** Why it is not legal, or would not be after other actions; null when it is, or when nobody can say. */
  why(act: Act, after?: readonly Act[]): Promise<Reason | null>;
  /** What an answer is called where it is asked: what "Done" leaves undone. */
  label(act: Act): string;
  outlook(act: Act): Promise<Outlook | null>;
  /** What actions taken one after another would bring later on, if all else stayed as it is. */
  foresee(acts: readonly Act[]): Promise<readonly Message[]>;
  /** What an action looks like on a list; null: only words. */
  picture(act: Act): { of: Drawing; seat?: number | null } | null;
  /** The question to ask before an action that throws something away. */
  confirm(act: Act): Message | null;
  /** Opens the reference of rules at a section. */
  openRule(rule: string): void;
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === null) throw new Error("a board stands on a table: there is no Play around it");
  return play;
}
