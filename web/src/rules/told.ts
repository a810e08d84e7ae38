import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Components, Game } from "../api/schema";
import { awaited } from "../rest";
import { factsOf, type Section, sectionsOf } from "../table/reference";
import { type Arguments, language, learn, learned, TO_READ, type Words, wordsFor } from "../words";
import { illustrationsOf, lookUp, type Shown, usualPieces } from "./illustrations";

/** The rules of a game as it is usually played, before one sits down. */
export interface Told {
  words: Words;
  /** Null: they are not there yet. */
  rules: { facts: Arguments; sections: Section[] } | null;
  /** What stands beside them; without it there is the text. */
  shown: Shown | null;
  /** Why they could not be had. */
  error: unknown;
}

export function useTold(game: string): Told {
  const found = useSignal<{ game: Game; values: Components["values"] } | null>(null);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    const look = async () => {
      const pictures = lookUp(game).catch(() => null);
      const [pieces] = await Promise.all([usualPieces(game), learn(language.value, game, TO_READ), pictures]);
      found.value = pieces;
    };
    awaited(look()).catch((why: unknown) => (error.value = why));
  }, [game, language.value]);
  const words = useMemo(() => wordsFor(game), [game, language.value, learned.value]);
  const rules = useMemo(() => {
    if (!found.value) return null;
    const usual = found.value.game.options.map((option) => [option.name, option.default]);
    const facts = factsOf(found.value.values, Object.fromEntries(usual));
    return { facts, sections: sectionsOf(words, facts) };
  }, [found.value, words]);
  return { words, rules, shown: illustrationsOf(game), error: error.value };
}
