import type { NamedPieces } from "../../board/named";
import { type Scene as AnyScene, sceneOf } from "../../board/scene";
import type { Facts } from "./facts";
import type { SeatView, View } from "./view";

export type Scene = AnyScene<View, Facts, NamedPieces>;
export const { SceneProvider, useScene } = sceneOf<Scene>();

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
