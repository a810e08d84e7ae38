import { createContext } from "preact";

/** Where one should look at the moment, because it happens there; named as in `data-place`. */
export interface Look {
  readonly places: readonly string[];
  /** It is told piece by piece: a part of the board that is out of sight comes into sight for it. */
  readonly follow: boolean;
  /** In a lesson that points at something: what the companion will turn to; null: it turns to nothing. */
  readonly led: (() => readonly Element[]) | null;
}

export const NOWHERE: Look = { places: [], follow: false, led: null };
export const LookContext = createContext<Look>(NOWHERE);

/** Whether the middle of something can be seen: it is in the window, and not cut off by what it is scrolled in. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const holds = (box: { left: number; top: number; right: number; bottom: number }) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  if (!holds({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflow !== "visible" && !holds(at.getBoundingClientRect())) return false;
  }
  return true;
}

/** What has a place's name and is drawn, within an element. */
export function placed(name: string, within: ParentNode = document): Element[] {
  return [...within.querySelectorAll(`[data-place~="${CSS.escape(name)}"]`)].filter((one) => one.checkVisibility());
}

/** The player that something is about, if it is one. */
export function onlySeat(places: readonly string[]): number | null {
  const seats = places.flatMap((place) => /^seat-(\d+)$/.exec(place)?.[1] ?? []);
  return seats.length === 1 ? Number(seats[0]) : null;
}
