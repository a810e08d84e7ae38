import type { Kind } from "../api/schema";
import type { Arguments, Words } from "../words";
import { groupsOf, type Token } from "./row";

/** A piece of a kind: its name in the component files, what it is called, and what it is drawn as. */
export interface Piece {
  name: string;
  title: string;
  groups: Token[][];
}

/** The pieces of a kind, with the numbers that are played with. */
export function piecesOf(kind: Kind, facts: Arguments, words: Words): Piece[] {
  const within = `${kind.within}-`;
  const names = Object.keys(facts)
    .filter((fact) => fact.startsWith(within))
    .map((fact) => fact.slice(within.length).split("-")[0] ?? "");
  return [...new Set(names)]
    .filter((name) => words.has(`piece-${name.replaceAll("_", "-")}`))
    .filter((name) => Object.entries(kind.only).every(([what, number]) => facts[`${within}${name}-${what}`] === number))
    .map((name) => ({
      name,
      title: words.piece(name),
      groups: groupsOf(pictureFor(kind.picture, `${within}${name}`, facts), facts),
    }));
}

/** A picture with one piece in the place of `.`: what it has none of is left out, with the sign before it. */
export function pictureFor(picture: string, at: string, facts: Arguments): string {
  return picture
    .split("|")
    .map((group) =>
      withoutLooseSigns(
        group
          .trim()
          .split(/\s+/)
          .map((word) => wordFor(word, at, facts)),
      ).join(" "),
    )
    .filter(Boolean)
    .join(" | ");
}

const PART = /^(\w*)\.([\w-]+)(:\w+)?$/;

function wordFor(word: string, at: string, facts: Arguments): string {
  const [, before = "", part = "", counted] = PART.exec(word) ?? [];
  if (!part) return word;
  const path = `${at}-${part}`;
  const value = facts[path];
  if (value === undefined || value === 0) return "";
  if (counted) return `$${path}${counted}`;
  if (!Array.isArray(value)) return `${before}${value}`;
  const numbers = value.filter((one) => typeof one === "number");
  if (numbers.length === 0) return value.join(" ");
  return numbers.some((number) => number !== 0) ? `$${path}` : "";
}

const SIGN = /^(>|\+|\/|=|<|-|\.\.)$/;

/** Signs stand between pieces: of several in a row the last is meant, and none begins or ends a group. */
function withoutLooseSigns(words: readonly string[]): string[] {
  const there = words.filter(Boolean);
  return there.filter((word, k) => {
    if (!SIGN.test(word)) return true;
    const [before, after] = [there[k - 1], there[k + 1]];
    return k > 0 && before !== undefined && after !== undefined && !SIGN.test(after);
  });
}
