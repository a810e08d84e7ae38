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

/** Something that is pointed at: the part of it that is in sight, and its outline where that is no box. */
export interface Pointed extends Box {
  outline?: string;
}

const ACTION = "do:";

/**
 * What the companion points at. A name is that of a place (`data-place`), the same that the log points by; `do:` and an
 * action is wherever that can be done, where a `*` stands for any word; without names, it is where what is wanted can be done.
 */
export function pointedAt(names: readonly string[], wanted: readonly string[], legal: readonly Act[]): Element[] {
  const named = names.flatMap((name) =>
    name.startsWith(ACTION) ? doneAt(fitting(name.slice(ACTION.length), legal), legal) : placed(name),
  );
  return [...new Set(named.length ? named : doneAt(wanted, legal))];
}

/** The actions that can be done and fit a pattern. */
function fitting(pattern: string, legal: readonly Act[]): string[] {
  const words = pattern.split(" ");
  return legal.map(textOf).filter((text) => {
    const said = text.split(" ");
    return said.length === words.length && words.every((word, k) => word === "*" || word === said[k]);
  });
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

/** Of what is pointed at, what is on an open sheet, or all of it where none is: on a small screen a sheet lies over the
 *  board, and what is below it would be lit through it. */
export function onSheet(elements: readonly Element[]): readonly Element[] {
  const within = elements.filter((one) => one.closest(".tray"));
  return within.length > 0 ? within : elements;
}

/** Where actions can be taken: a place on the board, a button; or, where something is to be picked up first, that. */
function doneAt(texts: readonly string[], legal: readonly Act[]): Element[] {
  const acts = legal.filter((act) => texts.includes(textOf(act)));
  const buttons = buttonsFor(texts);
  const offers = offersOf(acts);
  const of = (kind: Offer["kind"]) =>
    offers
      .filter((one) => one.kind === kind)
      .flatMap(({ id }) => document.querySelector(`[data-target="${CSS.escape(id)}"]`) ?? [])
      .filter(isDrawn);
  const direct = [...of("does"), ...buttons];
  return [direct, of("leads"), of("holds")].find((some) => some.length > 0) ?? [];
}

const FREE = ":not([disabled])";

/** The buttons that do this; or where they cannot be pressed yet, those that lead there: one more, one fewer of a good. */
function buttonsFor(texts: readonly string[]): Element[] {
  const named = (how: string, state = "") =>
    texts
      .flatMap((text) => [...document.querySelectorAll(`[data-${how}="${CSS.escape(text)}"]${state}`)])
      .filter(isDrawn);
  const can = [named("act", FREE), named("towards", FREE)].find((some) => some.length > 0);
  // While something is under way none of them can: they stay lit.
  return can ?? named("act");
}

/** The tabs of the parts of the board that these elements are on, where they are on more than two: on a small screen one
 *  part is seen at a time, and of all that is spoken of only a little. */
export function tabsOf(elements: readonly Element[]): Element[] {
  const panes = new Set(elements.flatMap((one) => one.closest(".pane") ?? []));
  return panes.size > 2 ? [...panes].flatMap((pane) => tabOf(pane) ?? []) : [];
}

function tabOf(pane: Element): HTMLElement | undefined {
  const tabs = pane.closest(".parts")?.querySelectorAll<HTMLElement>(".pane-tab");
  return tabs?.[[...(pane.parentElement?.children ?? [])].indexOf(pane)];
}

/** Brings an element into sight: the part of the board that it is on, and the place within it that nothing covers. */
export function reveal(element: Element, free: { top: number; bottom: number }): void {
  const pane = element.closest<HTMLElement>(".pane");
  const frame = pane?.parentElement;
  if (pane && frame && Math.abs(frame.scrollLeft - pane.offsetLeft + frame.offsetLeft) > 4) {
    // Through its tab: what is in sight and what is said to be shown stay the same.
    tabOf(pane)?.click();
    frame.scrollTo({ left: pane.offsetLeft - frame.offsetLeft, behavior: "instant" });
  }
  const { top, bottom } = element.getBoundingClientRect();
  // By hand: a browser would scroll the page itself, too, and knows nothing of what covers a part of the window.
  if (top < free.top || bottom > free.bottom) {
    const middle = free.top + (free.bottom - free.top - (bottom - top)) / 2;
    scroller(element)?.scrollBy({ top: top - Math.max(middle, free.top + AIR), behavior: "instant" });
  }
  // Also what is high enough in the window: a player in the strip may be beyond its end.
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.scrollWidth <= at.clientWidth + 1 || getComputedStyle(at).overflowX !== "auto") continue;
    // The parts of a board are turned to, above.
    if (at === frame) continue;
    const [here, around] = [element.getBoundingClientRect(), at.getBoundingClientRect()];
    const by = here.left < around.left ? here.left - around.left : Math.max(0, here.right - around.right);
    if (by) at.scrollBy({ left: by, behavior: "instant" });
  }
}
/** What is above something mostly says what it is. */
const AIR = 8;

export function scroller(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY, position } = getComputedStyle(at);
    if (at.scrollHeight > at.clientHeight + 1 && (overflowY === "auto" || overflowY === "scroll")) return at;
    if (position === "fixed") break;
  }
  return document.scrollingElement;
}

/** The box of an element, in whole pixels. */
export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
}

/** From where to where something can be seen: the parts of a board that are not turned to stand beside the one that is,
 *  out of the window or behind a panel. */
export function sightOf(element: Element): { left: number; right: number } {
  const parts = element.closest(".panes");
  return parts ? boxOf(parts) : { left: 0, right: innerWidth };
}

/** The part of an element that is in sight: not cut off by what it is scrolled in or drawn in. */
export function inSight(element: Element): Pointed | null {
  const drawn = element.querySelector<SVGGeometryElement>("[data-outline]");
  let box: Box = boxOf(drawn ?? element);
  const [all, whole] = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, box];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (at !== element && (overflowX !== "visible" || overflowY !== "visible")) box = common(box, boxOf(at));
    // What stands over the page is cut off by nothing around it.
    if (position === "fixed") break;
  }
  box = common(box, all);
  if (box.right - box.left < LEAST || box.bottom - box.top < LEAST) return null;
  const cut = JSON.stringify(box) !== JSON.stringify(whole);
  return drawn && !cut ? { ...box, outline: outlineOf(drawn) } : box;
}
const LEAST = 4;
const POINTS = 60;

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** The outline of a shape as it lies on the page. */
function outlineOf(shape: SVGGeometryElement): string {
  const onPage = shape.getScreenCTM();
  const long = shape.getTotalLength();
  const points = Array.from({ length: POINTS }, (_, k) => {
    const at = shape.getPointAtLength((long * k) / POINTS).matrixTransform(onPage ?? undefined);
    return `${Math.round(at.x)} ${Math.round(at.y)}`;
  });
  return `M${points.join("L")}z`;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether two boxes have a part in common. */
export function overlaps(one: Box, other: Box): boolean {
  return overlap(one, other) > 0;
}

/** The place nearest to something, or to where it would stand, at which a card lies over none of these; null: none. */
export function freePlace(
  card: { width: number; height: number },
  wish: { left: number; top: number },
  avoid: readonly Box[],
  window: { width: number; height: number },
): { left: number; top: number } | null {
  const rows = Math.max(0, Math.floor((window.height - card.height - 2 * EDGE) / GRAIN));
  const columns = Math.max(0, Math.floor((window.width - card.width - 2 * EDGE) / GRAIN));
  const grid = Array.from({ length: (rows + 1) * (columns + 1) }, (_, k) => ({
    left: EDGE + (k % (columns + 1)) * GRAIN,
    top: EDGE + Math.floor(k / (columns + 1)) * GRAIN,
  }));
  // The edges, too: a narrow column beside the boards is hit only so.
  const right = window.width - card.width - EDGE;
  const all = [wish, ...grid, ...grid.filter(({ left }) => left === EDGE).map(({ top }) => ({ left: right, top }))];
  const away = ({ left, top }: { left: number; top: number }) => Math.hypot(left - wish.left, top - wish.top);
  const free = all
    .sort((one, other) => away(one) - away(other))
    .find(({ left, top }) => {
      const box = { left, top, right: left + card.width, bottom: top + card.height };
      return !avoid.some((one) => overlaps(one, box));
    });
  return free ?? null;
}
const GRAIN = 16;

export interface Avoided {
  box: Box;
  weight: number;
  /** Whether a part of it covered is worse than all of it: words of which one sees the upper half. */
  whole?: boolean;
}
/** How much worse. */
const CUT = 3;

/** How much it costs to lie over something. */
function burden(card: Box, { box, weight, whole = false }: Avoided): number {
  const [covered, all] = [overlap(card, box), (box.right - box.left) * (box.bottom - box.top)];
  const hidden = box.top >= card.top && box.bottom <= card.bottom;
  return weight * (whole && covered > 0 && !hidden ? CUT * all : covered);
}

/** Whether a card here is in the way of something that matters: of words that are hidden whole nobody misses a half. */
export function isInWay(card: Box, { box, weight, whole = false }: Avoided): boolean {
  const hidden = whole && box.top >= card.top && box.bottom <= card.bottom;
  return weight >= 1 && !hidden && overlaps(box, card);
}

/** How much what is pointed at matters. */
export const POINTED = 60;

/** A place that was kept; null: none was. */
export function placeIn(kept: string): { left: number; top: number } | null {
  const [left = Number.NaN, top = Number.NaN] = kept.split(" ").map(Number.parseFloat);
  return Number.isNaN(left + top) ? null : { left, top };
}

const GAP = 18;
const EDGE = 10;
/** So much less it must cover elsewhere, or it stays where it was: a twentieth of a card over something that matters, or
 *  half of one over the board. */
const MUCH = 5_000;

/** Where a card of this size stands: beside what it is about, and over as little as possible of what matters. */
export function bestPlace(
  card: { width: number; height: number },
  about: Box | null,
  avoid: readonly Avoided[],
  window: { width: number; height: number },
  aside: { x: number; y: number } = { x: 1, y: 1 },
  before: { left: number; top: number } | null = null,
  /** Whether it stands there already for what it says now: then it only gets out of the way. */
  settled = false,
): { left: number; top: number } {
  const lefts = [EDGE, window.width - card.width - EDGE, (window.width - card.width) / 2];
  const low = window.height - card.height - EDGE;
  // Between the players and a sheet, in the column beside the board, there may be room at one height only.
  const between = Array.from({ length: Math.max(0, Math.ceil((low - EDGE) / GRAIN)) }, (_, k) => EDGE + k * GRAIN);
  const along = avoid
    .filter(({ weight }) => weight >= 1)
    .flatMap(({ box }) => [box.top - card.height - 1, box.bottom + 1])
    .filter((top) => top >= EDGE && top <= low);
  const tops = [EDGE, low, (window.height - card.height) / 2, ...between, ...new Set(along)];
  const places = lefts.flatMap((left) => tops.map((top) => ({ left, top, far: 1 })));
  const at = ({ left, top }: { left: number; top: number }): Box => ({
    left,
    top,
    right: left + card.width,
    bottom: top + card.height,
  });
  const over = (left: number, top: number) => avoid.reduce((sum, one) => sum + burden(at({ left, top }), one), 0);
  const within = ({ left, top, far }: { left: number; top: number; far: number }) => ({
    left: Math.max(EDGE, Math.min(left, window.width - card.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, window.height - card.height - EDGE)),
    far,
  });
  const best = (cost: (place: (typeof places)[number]) => number) =>
    places.map(within).reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const aloof = () => {
    const [x, y] = [window.width - card.width - 2 * EDGE, window.height - card.height - 2 * EDGE];
    const wish = { ...(before ?? { left: EDGE + aside.x * x, top: EDGE + aside.y * y }), far: 0 };
    places.unshift(wish);
    return best(({ left, top }) => over(left, top) + Math.hypot(left - wish.left, top - wish.top));
  };
  const beside = (it: Box) => {
    const [x, y] = [(it.left + it.right - card.width) / 2, (it.top + it.bottom - card.height) / 2];
    places.unshift(
      { left: it.right + GAP, top: y, far: 0 },
      { left: it.left - GAP - card.width, top: y, far: 0 },
      { left: x, top: it.bottom + GAP, far: 0 },
      { left: x, top: it.top - GAP - card.height, far: 0 },
    );
    const moved = ({ left, top }: { left: number; top: number }) =>
      before ? Math.hypot(left - before.left, top - before.top) : 0;
    return best(({ left, top, far }) => {
      const away = Math.hypot(left + card.width / 2 - (it.left + it.right) / 2, top - it.top);
      return over(left, top) + far * 400 + away + moved({ left, top });
    });
  };
  const { left, top } = about ? beside(about) : aloof();
  // Who reads it finds it where it was, as long as it is in nobody's way there.
  const stays = before && within({ ...before, far: 0 });
  const isClear = stays && !avoid.some((one) => isInWay(at(stays), one));
  if (stays && isClear && (settled || over(stays.left, stays.top) <= over(left, top) + MUCH))
    return { left: stays.left, top: stays.top };
  return { left, top };
}
