import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { fits, type Pattern, type Play, textOf } from "../board";
import { adviceAt } from "../coach/hints";
import type { Act, Words } from "../words";
import type { Doubt, GameFace } from "./face";
import type { TableStore } from "./store";

export interface Question {
  message: Doubt;
  acts: readonly Act[];
  answer: (yes: boolean) => void;
}

/** What boards play with, at a table that runs. */
export function usePlayAt(
  store: TableStore,
  face: GameFace,
  words: Words,
  openRule: (rule: string) => void,
  ask: (question: Question | null) => void,
): Play {
  const situation = store.situation.value;
  const hold = useSignal<Pattern | null>(null);

  const legal = useMemo(
    () => (situation?.legal ?? []).map(({ verb, args }) => ({ do: verb, ...args }) as Act),
    [situation],
  );

  // What is in the hand goes back when it can no longer be put anywhere.
  useEffect(() => {
    const held = hold.value;
    if (held && !legal.some((act) => fits(act, held))) hold.value = null;
  }, [legal]);

  return useMemo<Play>(() => {
    const confirm = (act: Act) => face.confirm?.(act, situation?.view, legal) ?? null;
    return {
      version: situation?.n ?? 0,
      seat: situation?.seat ?? null,
      legal,
      words,
      hold,
      busy: store.busy,
      marks: adviceAt(store).marks,
      act: async (...acts) => {
        // In a lesson some things must go one way: what else is done there is explained, not done.
        const lesson = situation?.lesson;
        if (lesson?.firm && lesson.wanted.length && !acts.some((act) => lesson.wanted.includes(textOf(act)))) {
          hold.value = null;
          store.strayed.value += 1;
          return false;
        }
        const doubt = acts.map(confirm).find((message) => message !== null);
        if (doubt && !(await new Promise<boolean>((answer) => ask({ message: doubt, acts, answer })))) return false;
        hold.value = null;
        const last = acts.at(-1);
        const waits = last !== undefined && (face.asksForEnd?.(last, situation?.view) ?? false);
        return waits ? store.actInTurn(...acts) : store.act(...acts);
      },
      undo: async () => (situation?.undo ?? 0) > 0 && store.undo(false),
      why: (act, after) => store.why(act, after),
      label: (act) => {
        const named = face.label?.(act, situation?.view) ?? null;
        return named ? words.say(named) : words.action(act);
      },
      outlook: (act) => store.outlook(act),
      foresee: (acts) => store.foresee(acts),
      picture: (act) => face.picture?.(act, situation?.seat ?? null) ?? null,
      confirm,
      openRule,
    };
  }, [situation, legal, face, words, store]);
}

/** A board to look at only: a moment of a replay. */
export function still(words: Words, version: number, seat: number | null, live: Play): Play {
  return {
    ...live,
    version,
    seat,
    legal: [],
    words,
    act: async () => false,
    undo: async () => false,
    why: async () => null,
    outlook: async () => null,
    foresee: async () => [],
  };
}
