import type { Expectation, RatedDecision } from "../api/schema";
import { language } from "../words";

export type Rating = RatedDecision["rating"];
/** From the best to the worst. */
export const RATINGS: readonly Rating[] = ["best", "good", "inaccuracy", "mistake", "blunder"];
export const BAD: readonly Rating[] = ["inaccuracy", "mistake", "blunder"];

/** As players of chess write it; what is good has none. */
export const SIGNS: Readonly<Record<Rating, string>> = {
  best: "",
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export function percent(share: number): string {
  return new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** By how many percent a chance changes, with its sign: a minus as wide as a plus, as in sentences. */
export function change(by: number): string {
  const said = new Intl.NumberFormat(language.value, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  }).format(Math.abs(by) < 0.005 ? 0 : by);
  return said.replace("-", "−");
}

/** Steps of a turn, one after the other; each is said as on its button. */
export function inTurn(steps: readonly string[]): string {
  return steps.join(" → ");
}

/** What a seat may expect in a word: its chance to win. */
export function winOf({ win }: Expectation, seat: number): number {
  return win[seat] ?? 0;
}

/** Decisions that gave something away, the worst of each run of steps; so that marks do not crowd. */
export function marked(decisions: readonly RatedDecision[], seats: ReadonlySet<number>): RatedDecision[] {
  return decisions.filter(
    ({ rating, seat }) => seats.has(seat) && (rating === "mistake" || rating === "blunder" || rating === "inaccuracy"),
  );
}

/** Whether there was no time to look at a decision: nobody knows how good it was. What the coach would do, too, it knows. */
export function isUnseen({ looked, best, action }: RatedDecision): boolean {
  return looked === 0 && best.index !== action.index;
}

/** How good a decision was, in a word. */
export function ratingOf(decision: RatedDecision): Rating | "unseen" {
  return isUnseen(decision) ? "unseen" : decision.rating;
}

/** The decision that led to a moment, where it was rated. */
export function ledTo(decisions: readonly RatedDecision[], moment: number): RatedDecision | undefined {
  return decisions.find((one) => one.moment === moment - 1);
}
