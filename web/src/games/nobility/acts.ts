import { fits, type Pattern, sameAct } from "../../board/acts";
import type { Act } from "../../words";
import type { View } from "./view";

/*
 * Which actions a thing on the boards stands for. Nothing here knows whether they are legal: the server's lists do.
 */

/** The value that a die has when this action takes it up; null: it takes up none. */
export function dieValue(act: Act): number | null {
  if (act.do === "die") return Number(act.face);
  return act.do === "modify" ? Number(act.to) : null;
}

/** How many modifiers taking up a die so costs. */
export function modifiersFor(act: Act): number {
  return act.do === "modify" ? Math.abs(Number(act.to) - Number(act.face)) : 0;
}

/**
 * The dice that could be taken up to go somewhere, before any is: as they lie; if none goes as it lies, those that need
 * the fewest modifiers.
 */
export function diceFor(
  visit: Act,
  values: readonly number[] | null,
  legal: readonly Act[],
  reach: View["reach"],
): readonly Act[] {
  const found = legal.filter((act) => {
    const value = dieValue(act);
    if (value === null || (values !== null && !values.includes(value))) return false;
    return (reach?.[value] ?? []).some((one) => sameAct(one, visit));
  });
  const least = Math.min(...found.map(modifiersFor));
  return found.filter((act) => modifiersFor(act) === least);
}

/** What may be done to a die: the actions that take it up as it is wanted. */
export function takeUp(face: number, to: number): Act {
  return face === to ? { do: "die", face } : { do: "modify", face, to };
}

export function anyFits(legal: readonly Act[], pattern: Pattern): boolean {
  return legal.some((act) => fits(act, pattern));
}

/** The next value in a direction that a die can be turned to and placed with; values between them are passed over. */
export function turnedTo(legal: readonly Act[], face: number, from: number, by: 1 | -1): number | null {
  for (let to = from + by; to >= 1 && to <= 6; to += by)
    if (to === face || anyFits(legal, { do: "modify", face, to })) return to;
  return null;
}
