import type { LessonNow } from "../api/schema";
import {
  type Avoided,
  type Box,
  bestPlace,
  boxOf,
  inSight,
  overlaps,
  POINTED,
  type Pointed,
  placeIn,
} from "./pointing";

/** The card on a small screen: a sheet, above or below what it is about. */
export function placeSheet(
  card: HTMLElement,
  found: readonly Pointed[],
  matters: readonly Avoided[],
  kind: LessonNow["kind"],
): void {
  if (card.classList.contains("folded")) {
    raise(0);
    putInCorner(card);
    return;
  }
  const between = roomOverTray(found);
  if (between) {
    card.dataset.sheet = "between";
    card.style.left = "";
    card.style.top = `${between.top}px`;
    card.style.maxHeight = `${between.bottom - between.top}px`;
    raise(0);
    makeRoom(0);
    return;
  }
  const height = card.offsetHeight;
  const { bar, box: line } = lineBelow();
  const up = Number(bar?.dataset.raised ?? 0);
  const inLine = (one: Box) => line !== null && overlaps(one, line);
  const settled = found.map((one) => (inLine(one) ? { ...one, top: one.top + up, bottom: one.bottom + up } : one));
  const covered = (top: number) => {
    const box = { left: 0, right: innerWidth, top, bottom: top + height };
    return [...settled.map((one) => ({ box: one, weight: POINTED })), ...matters].reduce(
      (sum, one) =>
        sum + one.weight * Math.max(0, Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top)),
      0,
    );
  };
  const [low, lift] = [innerHeight - height, belowBoard()];
  // Rather a little higher than from one end of the window to the other: what stands below the board is often spoken of.
  const lifted = covered(low - lift) < covered(low) || (PLAYS.includes(kind) && isPlayedBelow(innerHeight - lift));
  // While there is something to read, a line of dice comes up instead: so the button to read on stays where it is, and a
  // second press on it does not hit the tabs below.
  const within = { left: 0, right: innerWidth, top: low, bottom: innerHeight };
  const comesUp = kind === "read" && found.some(inLine) && found.every((one) => inLine(one) || !overlaps(one, within));
  const over = comesUp ? 0 : lifted ? covered(low - lift) : covered(low);
  const sheet = over <= covered(0) ? "bottom" : "top";
  if (card.dataset.sheet !== sheet) card.dataset.sheet = sheet;
  card.style.left = "";
  card.style.top = "";
  const rise = comesUp && line ? Math.max(0, height - (innerHeight - line.bottom - up)) : 0;
  if (sheet === "bottom" && lifted && rise === 0) card.style.bottom = `${lift}px`;
  raise(sheet === "bottom" ? rise : 0);
  makeRoom(sheet === "bottom" ? height : 0);
}

export const BELOW_PARTS = ".below-parts";

/** What stands below all parts of the board, as a line of dice does; and where it is now. */
function lineBelow(): { bar: HTMLElement | null; box: Box | null } {
  const bar = document.querySelector<HTMLElement>(BELOW_PARTS);
  return { bar, box: bar && boxOf(bar) };
}

/** Draws it higher by so much, above a sheet that lies at the lower end of the window. */
function raise(by: number): void {
  const { bar } = lineBelow();
  if (!bar || Number(bar.dataset.raised ?? 0) === by) return;
  bar.style.translate = by > 0 ? `0 ${-by}px` : "";
  if (by > 0) bar.dataset.raised = String(by);
  else delete bar.dataset.raised;
}

/** The board as it is without the card. */
export function clearUp(): void {
  raise(0);
  makeRoom(0);
}

/** Boards can be scrolled so far that nothing is left below a sheet of this height. */
export function makeRoom(height: number): void {
  const room = `${height}px`;
  // Where it is needed, and only when it is another: said to the whole page, all of the board would be styled anew.
  for (const pane of document.querySelectorAll<HTMLElement>(".pane"))
    if (pane.style.getPropertyValue("--companion") !== room) pane.style.setProperty("--companion", room);
}

/** While a tray is open on a small screen: what is free between it and what is asked, beside what is pointed at. */
export function roomOverTray(found: readonly Pointed[]): Box | null {
  const [tray, prompt] = [".tray", ".prompt"].map((one) => document.querySelector(one));
  if (!tray || !prompt) return null;
  const all = { left: 0, right: innerWidth, top: boxOf(prompt).bottom, bottom: boxOf(tray).top };
  const inWay = found.filter((one) => overlaps(one, all));
  const above = { ...all, bottom: Math.min(all.bottom, ...inWay.map((one) => one.top)) };
  const below = { ...all, top: Math.max(all.top, ...inWay.map((one) => one.bottom)) };
  const high = ({ top, bottom }: Box) => bottom - top;
  const room = high(above) >= high(below) ? above : below;
  // Where a sheet leaves too little, rather over what is asked than over what is chosen.
  return high(room) >= ENOUGH ? room : { ...all, top: 0 };
}
/** A line or two with their buttons; more of them are scrolled. */
const ENOUGH = 110;

/** How high what stands below the board is: the tabs, and in some games a line of dice above them. */
function belowBoard(): number {
  const board = document.querySelector(".panes") ?? document.querySelector(".table-board");
  return board ? Math.max(0, innerHeight - boxOf(board).bottom) : 0;
}

/** While the learner plays as they like. */
const PLAYS: readonly LessonNow["kind"][] = ["free", "early"];

/** Whether one plays with something that stands below the board: dice, all that a turn begins with. */
function isPlayedBelow(bottom: number): boolean {
  return [...document.querySelectorAll(".target.legal, .target-button.legal")].some((one) => {
    const box = boxOf(one);
    return box.top >= bottom && box.right > 0 && box.left < innerWidth;
  });
}

/** Over what a sign that is small enough to stand anywhere does not lie. */
const NOT_OVER = ".target.legal, .target-button.legal, .table-head, .prompt, .chooser, .tray";
/** And rather not over what only leads elsewhere: parts of the board, other pages. */
const LEADS = "button:not(.target, .target-button, .companion button)";

/** On a small screen, put aside: a sign in the lower right corner, or where it lies over nothing that one may press. */
function putInCorner(card: HTMLElement): void {
  makeRoom(0);
  card.dataset.sheet = "bottom";
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  // What stands below the board is what one puts it aside for.
  const window = { width: innerWidth, height: innerHeight - belowBoard() };
  const avoid = [NOT_OVER, LEADS].flatMap((selector, k) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const box = inSight(element);
      return box ? [{ box, weight: POINTED / (k + 1) }] : [];
    }),
  );
  const kept = placeIn(card.dataset.corner ?? "");
  const box = kept && { ...kept, right: kept.left + size.width, bottom: kept.top + size.height };
  const isFree = box && box.bottom <= window.height && !avoid.some((one) => overlaps(one.box, box));
  const { left, top } = isFree ? kept : bestPlace(size, null, avoid, window);
  card.style.left = `${Math.round(left)}px`;
  card.style.top = `${Math.round(top)}px`;
  card.dataset.corner = `${card.style.left} ${card.style.top}`;
}
