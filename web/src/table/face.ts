import type { ComponentType } from "preact";
import type { Drawing } from "../art";
import type { Act, Message } from "../words";
import type { FirstTime } from "./first_time";

export type { FirstTime } from "./first_time";

import type { Show } from "./show";

/** What the board of a game is given. Everything else it finds in `usePlay()`. */
export interface BoardProps<View> {
  /** All that the viewer may see, as the server sent it. */
  view: View;
  /** Who looks; null: a spectator. */
  seat: number | null;
  /** The players' names, by seat. */
  names: readonly string[];
  /** What has happened so far, the last at the end. */
  told?: readonly Message[];
  /** The id of the table, for what the server can be asked about it. */
  table: string;
}

/** A scoring of a game: what it is called, and what everybody got by it. */
export interface Scoring {
  title: Message;
  points: readonly number[];
}

/** What is asked before something is done that cannot be taken back. */
export interface Doubt extends Message {
  /** Whether it is the step forward all the same: then that is what stands out. */
  forward?: boolean;
}

/** What a game gives to be played at a table: `games/NAME/index.ts` exports one as `face`. */
export interface GameFace<View = unknown> {
  /** The whole board. It is drawn anew for every position; elements with `data-piece` move to where they are. */
  Board: ComponentType<BoardProps<View>>;
  /** Whether that is only an outline, which one scrolls through. */
  plain?: boolean;
  /** Points of each seat, as they stand. */
  scores(view: View): readonly (number | null)[];
  /** The seats in the order of play: a number shows it beside each. */
  order?(view: View): readonly number[];
  /** More about a seat, for its place in the strip: one short line. */
  SeatLine?: ComponentType<{ view: View; seat: number }>;
  /** Whether somebody has passed, as long as that matters. */
  passed?(view: View, seat: number): boolean;
  /** When it is: "Round 3 of 7, spring, placement". */
  now?(view: View): Message | null;
  /** What an action looks like on lists and buttons, for somebody at this seat. */
  picture?(act: Act, seat: number | null): { of: Drawing; seat?: number | null } | null;
  /** The question to ask before an action that throws something away, or shows what was secret; null: none. */
  confirm?(act: Act, view: View, legal: readonly Act[]): Doubt | null;
  /** The `data-place` names that an event is about: the log points at them. */
  places?(event: Message): readonly string[];
  /**
   * What of a step is told piece by piece, made from its events and the views before and after it; null: nothing. `seat`
   * is whose eyes it is told to, while it happens.
   */
  show?(events: readonly Message[], before: View, after: View, seat?: number | null): Show<View> | null;
  /** What each scoring of a game brought everybody, from all that was told; by default none is named. */
  scorings?(events: readonly Message[]): readonly Scoring[];
  /** The section of the rules about the end of the game: it says who wins of those who are level. */
  tieRule?: string;
  /** The events that tell, in their order, how it was decided between those who are level. */
  tieEvents?: readonly string[];
  /** More about how the game ended: whether an aim was reached. */
  EndNote?: ComponentType<{ view: View }>;
  /** Whether an action is a button in the prompt bar; by default those without arguments. */
  inBar?(act: Act, view: View): boolean;
  /** What an answer is called here, where its own words would not say what it leaves undone: "No apprentice". */
  label?(act: Act, view: View): Message | null;
  /**
   * Whether an answer in the bar is the step forward; by default when nothing else may be done. Ways out, which give
   * something up, are not.
   */
  forward?(act: Act, view: View, legal: readonly Act[]): boolean;
  /** Whether the player says when the turn is over, should this action bring its end. */
  asksForEnd?(act: Act, view: View): boolean;
  /** What is said once, the first time it becomes possible or matters. */
  firstTimes?: readonly FirstTime[];
  /** What stands in the bar even while it may not be done: pressed, it says why not. */
  alwaysInBar?(view: View, seat: number | null): readonly Act[];
}

type Module = { face: GameFace };

// A game's boards are loaded when somebody sits down at one; a game without a folder is played from the list.
const FACES = import.meta.glob<Module>("../games/*/index.{ts,tsx}");

/** The boards of a game. */
export async function faceOf(game: string): Promise<GameFace> {
  const found = Object.entries(FACES).find(([path]) => path.startsWith(`../games/${game}/`));
  return found ? (await found[1]()).face : (await import("./plain_board")).plainFace;
}
