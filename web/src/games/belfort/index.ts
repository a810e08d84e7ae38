import { belfortDrawing } from "../../art";
import type { GameFace } from "../../table/face";
import { pictureBy } from "../../table/picture_of";
import { Board } from "./board";
import { alwaysInBar, asksForEnd, confirm, forward, inBar, label, now, placesOf } from "./face";
import { firstTimes } from "./first_times";
import { SeatLine } from "./seat_line";
import { scorings, showOf } from "./shows";
import type { View } from "./view";

/** Belfort at a table. */
export const face: GameFace<View> = {
  Board,
  SeatLine,
  passed: (view, seat) => view.seats[seat]?.passed === true && view.calendar.phase === "placement",
  scores: (view) => view.seats.map(({ score }) => score),
  order: (view) => (view.order.length ? view.order : view.seats.map(({ seat }) => seat)),
  now,
  picture: pictureBy(belfortDrawing),
  confirm,
  places: placesOf,
  show: showOf,
  scorings,
  tieRule: "End game",
  tieEvents: ["tied", "shared-victory"],
  inBar,
  alwaysInBar,
  label,
  forward,
  asksForEnd,
  firstTimes,
};
