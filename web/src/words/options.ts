import { t } from "./language";
import type { Words } from "./words";

type Value = string | number | boolean | readonly (string | number | boolean)[];

/** What an option of a game is called. */
export function optionInWords(words: Words, name: string): string {
  return words.t(idOf(name));
}

/** What is chosen for it: a word of its own, a piece, or a number. */
export function choiceInWords(words: Words, name: string, value: Value): string {
  if (typeof value === "object") return words.list(value.map((one) => choiceInWords(words, name, one)));
  const own = `${idOf(name)}-${String(value).replaceAll("_", "-")}`;
  if (words.has(own)) return words.t(own);
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return words.has(`piece-${String(value).replaceAll("_", "-")}`) ? words.piece(String(value)) : String(value);
}

function idOf(name: string): string {
  return `option-${name.replaceAll("_", "-")}`;
}
