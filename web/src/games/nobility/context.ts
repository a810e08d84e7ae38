import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Act } from "../../words";
import type { Facts } from "./facts";
import type { Pieces } from "./pieces";
import type { SeatView, View } from "./view";

/** What every part of the boards needs to know. */
export interface Scene {
  view: View;
  /** Who looks; null: a spectator. */
  seat: number | null;
  /** What is asked of whoever looks; "": nothing. */
  question: string;
  facts: Facts | null;
  pieces: Pieces;
  /** Takes several steps, each as soon as the table is ready for it. */
  plan: (acts: readonly Act[]) => void;
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("this belongs on a board of Rise to Nobility");
  return scene;
}

/** The board of whoever looks. */
export function ownOf({ view, seat }: { view: View; seat: number | null }): SeatView | undefined {
  return seat === null ? undefined : view.seats[seat];
}

export function questionOf(view: View, seat: number | null): string {
  return seat !== null && view.asked?.seat === seat ? view.asked.question : "";
}

/** What something costs whoever looks; a spectator is shown what it costs whose turn it is. */
export function forViewer(numbers: readonly number[], { view, seat }: Pick<Scene, "view" | "seat">): number {
  return numbers[seat ?? view.turn ?? 0] ?? 0;
}
