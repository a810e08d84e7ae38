import { type Scene as AnyScene, sceneOf } from "../../board/scene";
import type { Facts } from "./facts";
import type { Pieces } from "./pieces";
import type { BuiltOnes, Yields } from "./shows";
import { type SeatView, type View, WORKERS, type Worker } from "./view";

/** What is around the boards; `yields`: what each area gave in the last collection; `built`: who built what, one after the other. */
export type Scene = AnyScene<View, Facts, Pieces> & { yields?: Yields; built?: BuiltOnes };
export const { SceneProvider, useScene } = sceneOf<Scene>();

export function questionOf(view: View, seat: number | null): string {
  return seat !== null && view.asked?.choosing.includes(seat) ? view.asked.question : "";
}

/** A worker to ask about: the first kind that is at home. */
export function someWorker(seat: SeatView | undefined): Worker {
  return WORKERS.find((kind) => (seat?.workers.home[kind] ?? 0) > 0) ?? "elf";
}
