import type { GameFace } from "../../table/face";
import { Board } from "./board";
import { EndNote } from "./end_note";
import { asksForEnd, confirm, forward, inBar, label, now, picture, placesOf } from "./face";
import { firstTimes } from "./first_times";
import { SeatLine } from "./seat_line";
import { showOf } from "./shows";
import type { View } from "./view";

/** Rise to Nobility at a table. */
export const face: GameFace<View> = {
  Board,
  SeatLine,
  passed: (view, seat) => view.seats[seat]?.passed === true,
  scores: (view) => view.seats.map(({ score }) => score),
  order: (view) => orderFrom(view.calendar.first, view.players),
  now,
  picture,
  confirm,
  places: placesOf,
  show: showOf,
  tieRule: "End of the game",
  tieEvents: ["tie-broken"],
  EndNote,
  inBar,
  label,
  forward,
  asksForEnd,
  firstTimes,
};

/** The seats in the order of play: from the first player of the round on. */
function orderFrom(first: number | null, players: number): number[] {
  return Array.from({ length: players }, (_, k) => ((first ?? 0) + k) % players);
}
