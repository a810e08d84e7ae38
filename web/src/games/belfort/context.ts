import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Facts } from "./facts";
import type { Pieces } from "./pieces";
import { type SeatView, type View, WORKERS, type Worker } from "./view";

/** What every part of the boards needs to know. */
export interface Scene {
  view: View;
  /** Who looks; null: a spectator. */
  seat: number | null;
  /** What is asked of whoever looks; "": nothing. */
  question: string;
  facts: Facts | null;
  pieces: Pieces;
  /** A screen so small that the symbols of the whole city could not be hit. */
  small: boolean;
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("this belongs on a board of Belfort");
  return scene;
}

export function questionOf(view: View, seat: number | null): string {
  return seat !== null && view.asked?.choosing.includes(seat) ? view.asked.question : "";
}

/** A worker to ask about: the first kind that is at home. */
export function someWorker(seat: SeatView | undefined): Worker {
  return WORKERS.find((kind) => (seat?.workers.home[kind] ?? 0) > 0) ?? "elf";
}
