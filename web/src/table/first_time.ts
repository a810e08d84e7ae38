import { fits, type Pattern } from "../board/acts";
import type { Act } from "../words";

/** A fact of the view: a path, how it compares, and a number, a word or another path with "@" before it. */
export type Fact = readonly [path: string, how: "is" | ">=" | ">" | "<", than: number | string | boolean | null];

/**
 * Something that is said the first time it becomes possible, or matters. It is data: all that must be so is what is
 * asked, what is legal and what the view shows. In paths and places "$" is the seat that looks, "*" any of a list.
 */
export interface FirstTime {
  /** The message. */
  say: string;
  /** Where it is said: the first of these places that is on the screen. */
  at: readonly string[];
  question?: string;
  /** Some legal action is like this. */
  legal?: Pattern;
  facts?: readonly Fact[];
  /** This was done for the seat since its last choice, because it could do nothing else. */
  forced?: string;
  /** The chapter of a lesson that tells of it, as `LESSON/CHAPTER`: whoever has taken it is not told once more. */
  taught?: string;
}

/** What a tip is remembered by on a device: two games may call theirs the same. */
export function toldAs(game: string, say: string): string {
  return `${game} ${say}`;
}

/** What these chapters of a lesson have told of. */
export function taughtIn(all: readonly FirstTime[], lesson: string, chapters: readonly string[]): string[] {
  const done = chapters.map((chapter) => `${lesson}/${chapter}`);
  return all.filter(({ taught }) => taught !== undefined && done.includes(taught)).map(({ say }) => say);
}

interface Now {
  view: unknown;
  seat: number;
  question: string;
  legal: readonly Act[];
  forced: readonly string[];
}

/** What holds now, in the order of the list. */
export function firstTimes(all: readonly FirstTime[], now: Now): FirstTime[] {
  return all.filter((one) => holds(one, now));
}

export function holds({ question, legal, facts = [], forced }: FirstTime, now: Now): boolean {
  if (forced !== undefined && !now.forced.includes(forced)) return false;
  if (question !== undefined && question !== now.question) return false;
  if (legal !== undefined && !now.legal.some((act) => fits(act, legal))) return false;
  return facts.every((fact) => isSo(fact, now));
}

function isSo([path, how, than]: Fact, { view, seat }: Now): boolean {
  const others = typeof than === "string" && than.startsWith("@") ? valuesAt(view, than.slice(1), seat) : [than];
  return valuesAt(view, path, seat).some((value) => others.some((other) => compared(value, how, other)));
}

function compared(value: unknown, how: Fact[1], other: unknown): boolean {
  if (how === "is") return value === other;
  if (typeof value !== "number" || typeof other !== "number") return false;
  return how === ">=" ? value >= other : how === ">" ? value > other : value < other;
}

/** All values at a path: with "*" there are several, and where it leads nowhere there is none. */
export function valuesAt(view: unknown, path: string, seat: number): unknown[] {
  return path.split(".").reduce<unknown[]>(
    (found, name) =>
      found.flatMap((value) => {
        if (typeof value !== "object" || value === null) return [];
        if (name === "*") return Object.values(value);
        const next = (value as Record<string, unknown>)[name === "$" ? String(seat) : name];
        return next === undefined ? [] : [next];
      }),
    [view],
  );
}

/** The place with the seat that looks. */
export function placeFor(name: string, seat: number): string {
  return name.replace("$", String(seat));
}
