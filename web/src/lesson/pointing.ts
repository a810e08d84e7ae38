import { textOf } from "../board/acts";
import { offersOf } from "../board/target";
import type { Act } from "../words";

/** A box on the page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ACTION = "do:";

/**
 * What the companion points at. A name is that of a place (`data-place`), the same that the log points by; `do:` and an
 * action is wherever that can be done; without names, it is where what is wanted can be done.
 */
export function pointedAt(names: readonly string[], wanted: readonly string[], legal: readonly Act[]): Element[] {
  const found = names.length
    ? names.flatMap((name) => (name.startsWith(ACTION) ? doneAt([name.slice(ACTION.length)], legal) : placed(name)))
    : doneAt(wanted, legal);
  return [...new Set(found)];
}

/** The names that nothing on the page has: a lesson that points at nothing. */
export function missing(names: readonly string[]): string[] {
  return names.filter((name) => !name.startsWith(ACTION) && placed(name).length === 0);
}

function placed(name: string): Element[] {
  const all = [...document.querySelectorAll(`[data-place~="${CSS.escape(name)}"]`)].filter(isDrawn);
  // A place may be on several parts of a board; the whole of it says more than a part.
  return all.slice(0, 1);
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Where actions can be taken: a place on the board, a button; or, where something is to be picked up first, that. */
function doneAt(texts: readonly string[], legal: readonly Act[]): Element[] {
  const acts = legal.filter((act) => texts.includes(textOf(act)));
  const buttons = texts.flatMap((text) => [...document.querySelectorAll(`[data-act="${CSS.escape(text)}"]`)]);
  const places = offersOf(acts)
    .map(({ id, holds }) => ({ holds, element: document.querySelector(`[data-target="${CSS.escape(id)}"]`) }))
    .filter((one): one is { holds: boolean; element: Element } => one.element !== null && isDrawn(one.element));
  const direct = [...places.filter(({ holds }) => !holds).map(({ element }) => element), ...buttons].filter(isDrawn);
  return direct.length ? direct : places.map(({ element }) => element);
}

/** Brings an element into sight: the part of the board that it is on, and the place within it that nothing covers. */
export function reveal(element: Element, free: { top: number; bottom: number }): void {
  const pane = element.closest<HTMLElement>(".pane");
  const frame = pane?.parentElement;
  if (pane && frame && Math.abs(frame.scrollLeft - pane.offsetLeft + frame.offsetLeft) > 4) {
    frame.scrollTo({ left: pane.offsetLeft - frame.offsetLeft, behavior: "instant" });
  }
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= free.top && bottom <= free.bottom) return;
  element.scrollIntoView({ block: bottom - top > free.bottom - free.top ? "start" : "center", inline: "nearest" });
  // The sheet covers a part of the window, which the browser does not know of.
  const now = element.getBoundingClientRect();
  const over = now.bottom - free.bottom;
  const under = free.top - now.top;
  const by = under > 0 ? -under : over > 0 ? Math.min(over, now.top - free.top) : 0;
  if (Math.abs(by) > 1) scroller(element)?.scrollBy({ top: by, behavior: "instant" });
}

function scroller(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (at.scrollHeight > at.clientHeight + 1 && (overflowY === "auto" || overflowY === "scroll")) return at;
  }
  return document.scrollingElement;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export interface Avoided {
  box: Box;
  weight: number;
}

const GAP = 18;
const EDGE = 10;

/** Where a card of this size stands: beside what it is about, and over as little as possible of what matters. */
export function bestPlace(
  card: { width: number; height: number },
  about: Box | null,
  avoid: readonly Avoided[],
  window: { width: number; height: number },
): { left: number; top: number } {
  const lefts = [EDGE, window.width - card.width - EDGE, (window.width - card.width) / 2];
  const tops = [EDGE, window.height - card.height - EDGE, (window.height - card.height) / 2];
  const places = lefts.flatMap((left) => tops.map((top) => ({ left, top, far: 1 })));
  if (about) {
    const [x, y] = [(about.left + about.right - card.width) / 2, (about.top + about.bottom - card.height) / 2];
    places.unshift(
      { left: about.right + GAP, top: y, far: 0 },
      { left: about.left - GAP - card.width, top: y, far: 0 },
      { left: x, top: about.bottom + GAP, far: 0 },
      { left: x, top: about.top - GAP - card.height, far: 0 },
    );
  }
  const within = ({ left, top, far }: { left: number; top: number; far: number }) => ({
    left: Math.max(EDGE, Math.min(left, window.width - card.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, window.height - card.height - EDGE)),
    far,
  });
  const cost = ({ left, top, far }: { left: number; top: number; far: number }) => {
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    const away = about ? Math.hypot(left + card.width / 2 - (about.left + about.right) / 2, top - about.top) : 0;
    return avoid.reduce((sum, one) => sum + overlap(box, one.box) * one.weight, 0) + far * 400 + away;
  };
  const best = places.map(within).sort((one, other) => cost(one) - cost(other))[0];
  return { left: best?.left ?? EDGE, top: best?.top ?? EDGE };
}
