import { signal } from "@preact/signals";
import type { Play } from "../board";
import type { Words } from "../words";

/** For boards that are only looked at. */
export function idle(words: Words): Play {
  return {
    version: 0,
    seat: null,
    legal: [],
    words,
    hold: signal(null),
    busy: signal(false),
    act: async () => false,
    why: async () => null,
    outlook: async () => null,
    foresee: async () => [],
    picture: () => null,
    confirm: () => null,
    label: (act) => words.action(act),
    openRule: () => undefined,
  };
}
