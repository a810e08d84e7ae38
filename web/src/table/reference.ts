import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api/client";
import type * as Api from "../api/schema";
import type { Argument, Arguments, Words } from "../words";

/** A section of the rules: a message `rule-...` with its text in the attribute `text`. */
export interface Section {
  id: string;
  title: string;
  /** A paragraph, or an entry of a list, on each line. */
  text: string;
  /** The id of its chapter; null: it is one itself. */
  within: string | null;
}

/** A part of a line: words, or words that lead to a section. */
export type Part = string | { words: string; to: string };

const SECTION = "rule-";
const NOTES = ["source", "note"];

/** The section that a rule is written in: "Actions: hire a gnome" is in `rule-actions-hire-a-gnome`. */
export function ruleId(rule: string): string {
  const slug = rule
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-");
  return SECTION + slug.replace(/^-|-$/g, "");
}

/** The section for a rule, or else its chapter: "Placement: king's camp" is found under "Placement". */
export function nearestRule(rule: string, ids: readonly string[]): string | null {
  return [rule, rule.split(":")[0] ?? ""].map(ruleId).find((id) => ids.includes(id)) ?? null;
}

/**
 * The values of a component file as arguments of messages, by their place: `$fees-hire_gnome`. The same as in Python
 * (`reference.py`): of a list `$scoring-district-1` is the first, a table of numbers is for AMOUNTS, a list of names for
 * PIECES, a list of numbers a text.
 */
export function numbers(values: Readonly<Record<string, unknown>>, path = ""): Record<string, Argument> {
  const found: Record<string, Argument> = {};
  const own = Object.entries(values).filter(([name]) => !NOTES.includes(name));
  for (const [name, value] of own) {
    const at = path ? `${path}-${name}` : name;
    if (Array.isArray(value)) {
      value.forEach((one, k) => {
        found[`${at}-${k + 1}`] = argument(one);
      });
      found[at] = argument(value);
    } else if (typeof value === "object" && value !== null) {
      Object.assign(found, numbers(value as Record<string, unknown>, at));
    } else {
      found[at] = argument(value);
    }
  }
  if (path && own.length > 0 && own.every(([, value]) => typeof value === "number")) {
    found[path] = own.flat() as (string | number)[];
  }
  return found;
}

function argument(value: unknown): Argument {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.every((one) => typeof one === "number") ? value.join(", ") : value.map(String);
  return typeof value === "number" ? value : String(value);
}

/** What the sections are told with: the numbers of a component file and the options of a table. */
export function factsOf(values: Readonly<Record<string, unknown>>, options: Readonly<Record<string, unknown>>) {
  const chosen = Object.entries(options).map(([name, value]) => [`option-${name}`, argument(value)]);
  return { ...numbers(values), ...Object.fromEntries(chosen) } as Arguments;
}

/** All sections in their order, in the reader's language. */
export function sectionsOf(words: Words, facts: Arguments): Section[] {
  const ids = words.ids(SECTION);
  return ids.map((id) => ({
    id,
    title: words.t(id),
    text: words.attribute(id, "text", facts) ?? "",
    within: ids.find((other) => id.startsWith(`${other}-`)) ?? null,
  }));
}

/** The parts of a line: `[some words](actions-hire-a-gnome)` lead to a section. */
export function partsOf(line: string): Part[] {
  return line
    .split(/(\[[^\]]+\]\([a-z0-9-]+\))/)
    .filter(Boolean)
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([a-z0-9-]+)\)$/.exec(part);
      return link ? { words: link[1] ?? "", to: SECTION + link[2] } : part;
    });
}

/** The lines of a text: lists as lists, all else paragraph by paragraph. */
export function linesOf(text: string): (string | string[])[] {
  const lines: (string | string[])[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    const last = lines.at(-1);
    if (line.startsWith("- ") && Array.isArray(last)) last.push(line.slice(2));
    else if (line) lines.push(line.startsWith("- ") ? [line.slice(2)] : line);
  }
  return lines;
}

/** Letters that are no other letter with an accent. */
const WHOLE_LETTERS: Record<string, string> = { ß: "ss", ł: "l", œ: "oe", æ: "ae", ø: "o", đ: "d" };

/** A text as it is searched: without capitals and accents, and in the letters that every keyboard has. */
export function folded(text: string): string {
  return text.replace(/[^ -~]|[A-Z]/gu, (letter) => {
    const small = letter.toLowerCase();
    return WHOLE_LETTERS[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
  });
}

/** Where words that are searched for stand in a text: the beginning and the end of each, one after the other. */
export function placesOf(text: string, wanted: readonly string[]): [number, number][] {
  // One letter may be searched as two, so that each of these must know where its own stands.
  const origins: number[] = [];
  let read = 0;
  for (const letter of text) {
    origins.push(...Array(folded(letter).length).fill(read));
    read += letter.length;
  }
  origins.push(text.length);
  const plain = folded(text);
  const places: [number, number][] = [];
  for (let at = 0; at < plain.length; ) {
    const hits = wanted.map((word) => ({ word, from: plain.indexOf(word, at) })).filter(({ from }) => from >= 0);
    const next = hits.sort((one, other) => one.from - other.from || other.word.length - one.word.length)[0];
    if (!next) break;
    at = next.from + next.word.length;
    while (at < plain.length && origins[at] === origins[at - 1]) at += 1;
    places.push([origins[next.from] ?? 0, origins[at] ?? text.length]);
  }
  return places;
}

/** What finds a word in a text that is folded: where another begins with it, or within others as well. */
export function matching(word: string, within = false): RegExp {
  const begin = within ? "" : "(?<![\\p{L}\\d])";
  return new RegExp(begin + word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "u");
}

/**
 * The sections that have all these words, those with one in the title first, and last those that have them only in what
 * stands beside the text. A word is found where another begins with it; only if that finds nothing, within others, too.
 */
export function findSections(
  sections: readonly Section[],
  wanted: readonly string[],
  beside: (section: Section) => string = () => "",
): Section[] {
  for (const within of [false, true]) {
    const words = wanted.map((word) => matching(word, within));
    const rank = (section: Section): number | null => {
      const { title, text } = section;
      const told = folded(`${title}\n${text.replace(/\[([^\]]+)\]\([a-z0-9-]+\)/g, "$1")}`);
      if (words.every((word) => word.test(told))) return words.some((word) => word.test(folded(title))) ? 0 : 1;
      const all = `${told}\n${folded(beside(section))}`;
      return words.every((word) => word.test(all)) ? 2 : null;
    };
    const ranked = sections.map((section) => ({ section, rank: rank(section) })).filter((one) => one.rank !== null);
    if (ranked.length) {
      return ranked.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0)).map(({ section }) => section);
    }
  }
  return [];
}

const known = signal<ReadonlyMap<string, Api.Components["values"]>>(new Map());

/** The rules of a table, and the numbers that it plays with; null until the server has told them. */
export function useReference(table: Api.Table | null, words: Words): { sections: Section[]; facts: Arguments } | null {
  const id = table?.id ?? "";
  useEffect(() => {
    if (!id || known.value.has(id)) return;
    let gone = false;
    api.components(id).then(
      ({ values }) => {
        if (!gone) known.value = new Map([...known.value, [id, values]]);
      },
      () => {
        // Without the numbers the rules are told as far as they go.
        if (!gone) known.value = new Map([...known.value, [id, {}]]);
      },
    );
    return () => {
      gone = true;
    };
  }, [id]);
  const values = known.value.get(id);
  return useMemo(() => {
    if (!table || !values) return null;
    const facts = factsOf(values, table.options);
    return { sections: sectionsOf(words, facts), facts };
  }, [values, table?.options, words]);
}
