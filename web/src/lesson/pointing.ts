import { textOf } from "../board/acts";
import { type Offer, offersOf } from "../board/target";
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
  const named = names.flatMap((name) =>
    name.startsWith(ACTION) ? doneAt([name.slice(ACTION.length)], legal) : placed(name),
  );
  return [...new Set(named.length ? named : doneAt(wanted, legal))];
}

/** The names that nothing on the page has: a lesson that points at nothing. */
export function missing(names: readonly string[]): string[] {
  return names.filter((name) => !name.startsWith(ACTION) && placed(name).length === 0);
}

function placed(name: string): Element[] {
  // Where a part of the board is not shown, what opens it will do.
  const found = ["place", "leads"].flatMap((how) => [
    ...document.querySelectorAll(`[data-${how}~="${CSS.escape(name)}"]`),
  ]);
  return found.filter(isDrawn).slice(0, 1);
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Where actions can be taken: a place on the board, a button; or, where something is to be picked up first, that. */
function doneAt(texts: readonly string[], legal: readonly Act[]): Element[] {
  const acts = legal.filter((act) => texts.includes(textOf(act)));
  const buttons = texts.flatMap((text) => [...document.querySelectorAll(`[data-act="${CSS.escape(text)}"]`)]);
  const offers = offersOf(acts);
  const of = (kind: Offer["kind"]) =>
    offers
      .filter((one) => one.kind === kind)
      .flatMap(({ id }) => document.querySelector(`[data-target="${CSS.escape(id)}"]`) ?? [])
      .filter(isDrawn);
  const direct = [...of("does"), ...buttons.filter(isDrawn)];
  return [direct, of("leads"), of("holds")].find((some) => some.length > 0) ?? [];
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

export function scroller(element: Element): Element | null {
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
  aside: { x: number; y: number } = { x: 1, y: 1 },
): { left: number; top: number } {
  const lefts = [EDGE, window.width - card.width - EDGE, (window.width - card.width) / 2];
  const tops = [EDGE, window.height - card.height - EDGE, (window.height - card.height) / 2];
  const places = lefts.flatMap((left) => tops.map((top) => ({ left, top, far: 1 })));
  const over = (left: number, top: number) => {
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    return avoid.reduce((sum, one) => sum + overlap(box, one.box) * one.weight, 0);
  };
  if (!about) {
    const [x, y] = [window.width - card.width - 2 * EDGE, window.height - card.height - 2 * EDGE];
    const wish = { left: EDGE + aside.x * x, top: EDGE + aside.y * y };
    const off = ({ left, top }: { left: number; top: number }) =>
      over(left, top) + Math.hypot(left - wish.left, top - wish.top);
    const [first = wish] = [wish, ...places].sort((one, other) => off(one) - off(other));
    return { left: first.left, top: first.top };
  }
  const [x, y] = [(about.left + about.right - card.width) / 2, (about.top + about.bottom - card.height) / 2];
  places.unshift(
    { left: about.right + GAP, top: y, far: 0 },
    { left: about.left - GAP - card.width, top: y, far: 0 },
    { left: x, top: about.bottom + GAP, far: 0 },
    { left: x, top: about.top - GAP - card.height, far: 0 },
  );
  const within = ({ left, top, far }: { left: number; top: number; far: number }) => ({
    left: Math.max(EDGE, Math.min(left, window.width - card.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, window.height - card.height - EDGE)),
    far,
  });
  const cost = ({ left, top, far }: { left: number; top: number; far: number }) => {
    const away = Math.hypot(left + card.width / 2 - (about.left + about.right) / 2, top - about.top);
    return over(left, top) + far * 400 + away;
  };
  const best = places.map(within).sort((one, other) => cost(one) - cost(other))[0];
  return { left: best?.left ?? EDGE, top: best?.top ?? EDGE };
}
