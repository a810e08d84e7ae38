import type { Argument } from "../words";

/** A part of a picture: a piece (several of it, and whose), a sign between pieces, or a part of the boards. */
export type Token =
  | { kind: "piece"; name: string; count: number | null; seat: number | undefined }
  | { kind: "sign"; sign: string }
  | { kind: "board"; part: string; example: string };

const SIGNS: Readonly<Record<string, string>> = {
  ">": "→",
  "+": "+",
  "/": "/",
  "=": "=",
  "<": "←",
  "-": "−",
  "..": "–",
};

/** Of a picture that has both: its parts of the boards, and its rows of pieces. */
export function partsOfPicture(picture: string): { boards: string; rows: string } {
  const groups = picture
    .split("|")
    .map((one) => one.trim())
    .filter(Boolean);
  const isBoard = (one: string) => one.startsWith("@");
  return {
    boards: groups.filter(isBoard).join(" | "),
    rows: groups.filter((one) => !isBoard(one)).join(" | "),
  };
}

/**
 * A picture as `reference.toml` writes it, in groups that stand apart (`|`): `elf > 1 wood | dwarf > 1 stone`.
 * `elf:1` is the elf of the second seat, `$fees-guild:gold` so many gold as the pieces say, `$wall-cost` a whole cost, and
 * `@post trading` the trading post as it stands at the beginning of the example "trading".
 */
export function groupsOf(picture: string, facts: Readonly<Record<string, Argument>>): Token[][] {
  return picture
    .split("|")
    .map((group) => tokensOf(group.split(/\s+/).filter(Boolean), facts))
    .filter((group) => group.length > 0);
}

function tokensOf(words: readonly string[], facts: Readonly<Record<string, Argument>>): Token[] {
  const tokens: Token[] = [];
  let count: number | null = null;
  for (let k = 0; k < words.length; k++) {
    const word = words[k] ?? "";
    if (word.startsWith("@")) tokens.push({ kind: "board", part: word.slice(1), example: words[++k] ?? "" });
    else if (word in SIGNS) tokens.push({ kind: "sign", sign: SIGNS[word] ?? word });
    else if (word.startsWith("$")) tokens.push(...amounts(word.slice(1), facts));
    else if (/^\d+$/.test(word)) count = Number(word);
    else {
      const [name = "", seat] = word.split(":");
      tokens.push({ kind: "piece", name, count, seat: seat === undefined ? undefined : Number(seat) });
      count = null;
    }
  }
  return tokens;
}

function amounts(word: string, facts: Readonly<Record<string, Argument>>): Token[] {
  const [path = "", name] = word.split(":");
  const value = facts[path];
  if (name !== undefined) {
    return [{ kind: "piece", name, count: typeof value === "number" ? value : null, seat: undefined }];
  }
  if (!Array.isArray(value)) return [];
  const tokens: Token[] = [];
  for (let k = 0; k + 1 < value.length; k += 2) {
    const count = Number(value[k + 1]);
    if (count !== 0) tokens.push({ kind: "piece", name: String(value[k]), count, seat: undefined });
  }
  return tokens;
}
