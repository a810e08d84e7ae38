import type { Signal } from "@preact/signals";
import { type Scene as AnyScene, sceneOf } from "../../board/scene";
import type { Counts } from "./counts";
import type { Facts } from "./facts";
import type { Pieces } from "./pieces";
import type { BuiltOnes, Yields } from "./shows";
import { AREAS, type Area, type SeatView, type View, WORKERS, type Worker } from "./view";

/** How many of each kind go where. */
export type Orders = Readonly<Partial<Record<Area, Counts<Worker>>>>;

/**
 * What is around the boards; `yields`: what each area gave in the last collection; `built`: who built what, one after the
 * other; `orders`: where one's own workers are about to be sent.
 */
export type Scene = AnyScene<View, Facts, Pieces> & { yields?: Yields; built?: BuiltOnes; orders?: Signal<Orders> };
/** How many of a kind have orders. */
export function ordered(orders: Orders, worker: Worker): number {
  return AREAS.reduce((total, area) => total + (orders[area]?.[worker] ?? 0), 0);
}

export const { SceneProvider, useScene } = sceneOf<Scene>();

export function questionOf(view: View, seat: number | null): string {
  return seat !== null && view.asked?.choosing.includes(seat) ? view.asked.question : "";
}

/** A worker to ask about: the first kind that is at home. */
export function someWorker(seat: SeatView | undefined): Worker {
  return WORKERS.find((kind) => (seat?.workers.home[kind] ?? 0) > 0) ?? "elf";
}
