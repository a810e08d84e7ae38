import { type Drawing, drawingOf, lockClosed, lockOpen, marker, plank, turnCrest } from "../../art";

const OWN: Readonly<Record<string, Drawing>> = {
  lock: lockClosed,
  lock_open: lockOpen,
  plank,
  marker,
  crest: turnCrest(1),
  crest_2: turnCrest(2),
  crest_down: turnCrest(null),
};

/** The pieces and signs of the game, for its rules. */
export function drawing(name: string): Drawing | null {
  return OWN[name] ?? drawingOf(name === "gold" ? "coin" : name);
}
