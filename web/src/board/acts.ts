import type { LegalAction } from "../api/schema";
import type { Act } from "../words";

/** An action as the server lists it. */
export const actOf = ({ verb, args }: LegalAction) => ({ do: verb, ...args }) as Act;

/** Some fields of an action: `{ do: "place", at: "camp" }` fits every worker that may be placed there. */
export type Pattern = Readonly<Record<string, string | number>>;

export function fits(act: Act, pattern: Pattern): boolean {
  return Object.entries(pattern).every(([name, value]) => act[name] === value);
}

/** The actions that fit one of the patterns and, where something is held, that too. */
export function fitting(legal: readonly Act[], patterns: readonly Pattern[], hold: Pattern | null): Act[] {
  const found = legal.filter((act) => patterns.some((pattern) => fits(act, pattern)));
  if (hold === null) return found;
  // What has nothing to do with the thing in the hand (ending the turn, say) stays possible.
  return found.filter((act) => fits(act, hold) || !Object.keys(hold).some((name) => name !== "do" && name in act));
}

export function sameAct(one: Act, other: Act): boolean {
  return fits(one, other) && fits(other, one);
}

/** An action in one line, as the server takes it and as keys are made of it. */
export function textOf(act: Act): string {
  return Object.values(act).join(" ");
}
