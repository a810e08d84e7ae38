import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LessonNow } from "../api/schema";
import { usePlay } from "../board/play";
import { awaited } from "../rest";
import { isWidth } from "../widths";
import {
  type Avoided,
  type Box,
  bestPlace,
  boxOf,
  inSight,
  isInWay,
  missing,
  onSheet,
  overlaps,
  POINTED,
  type Pointed,
  placeIn,
  pointedAt,
  reveal,
  scroller,
  sightOf,
  tabsOf,
} from "./pointing";
import { BELOW_PARTS, clearUp, makeRoom, placeSheet, roomOverTray } from "./sheet";
import { isOfTurn } from "./text";

const DRAWN = 40;
const LOOK_AGAIN = 200;
/** Half of a line of tabs is worse than none of it. */
const TABS = ".tabs";
/** What is below their words. */
const UNDERLINE = 5;
/** How much a sheet may grow by. */
const GROWTH = 48;
/** How high most sheets are that come up beside the board. */
const SHEET = 210;
const wordsIn = (box: Box): Box => ({ ...box, bottom: box.bottom - UNDERLINE });
/** Over what the companion should not lie, besides what it points at. */
const MATTERS: readonly [string, number][] = [
  [".chooser", 8],
  [".tray", 5],
  [".prompt", 3],
  [".table-head", 3],
  // What one has to reckon with.
  ["[data-place^='hand-']", 2],
  ["[data-place^='dice-']", 2],
  ["[data-place^='goods-']", 2],
  // It is there for a moment, and stands beside the companion where it can: not worth moving for.
  [".tip", 0.9],
  [TABS, 1],
  // Over the log, wherever there is one beside the board, and rather over it than over the players.
  [".table-board", 0.3],
  ["[data-place^='seat-']", 0.3],
];
/** On a phone it lies below, always: over all but these, which it would hide. */
const ON_PHONES: readonly string[] = [".chooser", ".prompt", ".table-head"];
/** What one is choosing among, while one is to choose. */
const CHOSEN: readonly [string, number][] = [[".target.legal", 4]];

/** What is to be answered before the lesson goes on: to be told so by what lies over it would be no help. */
const ANSWERED: readonly [string, number][] = [[".prompt", POINTED]];

const COMPARED: readonly [string, number][] = [[".table-board", 0.3]];

/** Finds what is pointed at, brings it into sight once, and puts the card where it covers nothing that matters. */
export function usePointing(
  root: { current: HTMLElement | null },
  lesson: LessonNow,
  folded: boolean,
): { boxes: readonly Pointed[]; inTabs: boolean } {
  const { legal } = usePlay();
  const boxes = useSignal<readonly Pointed[]>([]);
  const inTabs = useSignal(false);
  const phone = isWidth("small");
  const about = `${lesson.step} ${lesson.kind} ${lesson.astray} ${isOfTurn(lesson.say)}`;
  const looksAround = useRef(false);
  const pointed = useRef<Element | undefined>(undefined);
  const opened = useRef("");

  useEffect(() => {
    looksAround.current = false;
    const around = (event: Event) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) looksAround.current = true;
    };
    const deeds = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
    for (const deed of deeds) addEventListener(deed, around, true);
    return () => {
      for (const deed of deeds) removeEventListener(deed, around, true);
    };
  }, [about]);
  useLayoutEffect(() => {
    const look = (event?: unknown) => {
      const card = root.current;
      // After something else there is nothing to point at.
      const found = lesson.astray || lesson.kind === "early" ? [] : pointedAt(lesson.at, lesson.wanted, legal);
      const all = phone && lesson.kind === "do" ? onSheet(found) : found;
      const tabs = lesson.kind === "read" ? tabsOf(all) : [];
      const elements = tabs.length > 0 ? tabs : all;
      inTabs.value = tabs.length > 0;
      if (card) {
        card.dataset.missing = missing(lesson.at).join(" ");
        card.dataset.points = String(elements.length);
      }
      const first = elements[0];
      if (first !== pointed.current) looksAround.current = false;
      pointed.current = first;
      // What is only to be looked at is opened; what is to be done is left to the learner.
      if (lesson.kind === "read" && first?.hasAttribute("data-leads") && opened.current !== about) {
        opened.current = about;
        (first as HTMLElement).click();
      }
      // What is spoken of below the board comes up to the card.
      const line = phone ? (elements.find((one) => one.closest(BELOW_PARTS))?.closest(BELOW_PARTS) ?? null) : null;
      const free = (over: HTMLElement, element: Element) =>
        freeBeside(phone ? over.offsetHeight + (line?.clientHeight ?? 0) : 0, phone, element);
      // The board may turn to another of its parts by itself; whoever looks around is left where they are.
      if (first && card && !folded && !looksAround.current && !isFree(first, free(card, first))) {
        // What is far below comes higher than the card only where there is room to scroll on.
        if (phone && first.closest(".pane") && roomOverTray([]) === null) makeRoom(card.offsetHeight);
        reveal(first, free(card, first));
      }
      const inView = () => elements.flatMap((element) => inSight(element) ?? []);
      // What has been put aside does not run away from whatever is scrolled below it; when that stands still, it does.
      const runs = phone && folded && event instanceof Event && event.type === "scroll";
      if (card && !runs) place(card, inView(), phone, lesson.kind, about, isOfTurn(lesson.say));
      // What it speaks of may just have come up from below it.
      const seen = inView();
      if (JSON.stringify(seen) !== JSON.stringify(boxes.peek())) boxes.value = seen;
      if (card) openToKeys(card);
    };
    look();
    // What is new on the board can be found when it has been drawn; the card may grow with what it says.
    const frame = requestAnimationFrame(() => look());
    // What has just come up can be pointed at only when it is drawn; then the card may be higher than it was.
    const settle = async () => {
      for (const pause of [DRAWN, DRAWN]) {
        await new Promise((drawn) => setTimeout(drawn, pause));
        look();
      }
    };
    void awaited(settle());
    const timer = window.setInterval(() => look(), LOOK_AGAIN);
    const growing = new ResizeObserver(() => look());
    if (root.current) growing.observe(root.current);
    addEventListener("scroll", look, true);
    addEventListener("resize", look);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      growing.disconnect();
      removeEventListener("scroll", look, true);
      removeEventListener("resize", look);
    };
  }, [about, legal, folded, phone]);
  useEffect(() => clearUp, []);
  return { boxes: boxes.value, inTabs: inTabs.value };
}

/** The part of the window that a card of this height leaves free; before it is placed, on a phone, it is below. */
function freeBeside(height: number, phone: boolean, element: Element): { top: number; bottom: number } {
  // What has been scrolled away under the prompt, or below the window, is not in sight.
  const around = scroller(element)?.getBoundingClientRect();
  const top = Math.max(phone ? 60 : 0, around?.top ?? 0);
  const bottom = Math.min(innerHeight, around?.bottom ?? innerHeight);
  return { top, bottom: phone ? Math.min(bottom, innerHeight - height - 12) : bottom };
}

/** Whether a box, or as much of it as there is room for, is in the free part. */
function isFree(element: Element, free: { top: number; bottom: number }): boolean {
  const box = boxOf(element);
  const fits = box.bottom - box.top <= free.bottom - free.top;
  const { left, right } = sightOf(element);
  // Somebody in the strip of players is seen whole.
  const inStrip = element.closest(".seats") !== null && box.right - box.left <= right - left;
  const across = box.left >= left - 2 && (inStrip ? box.right <= right + 2 : box.left < right - 8);
  return across && box.top >= free.top - 2 && (fits ? box.bottom <= free.bottom + 2 : box.top < free.bottom - 40);
}

/** What is longer than the card is scrolled, by keys as well; while there is more below, it fades out there. */
function openToKeys(card: HTMLElement): void {
  const text = card.querySelector<HTMLElement>(".companion-text");
  if (!text) return;
  text.toggleAttribute("data-more", text.scrollHeight - text.clientHeight - text.scrollTop > 1);
  if (text.scrollHeight > text.clientHeight + 1) text.tabIndex = 0;
  else text.removeAttribute("tabindex");
}

/** The box of an element, as far as it is on the part of the board that one looks at: the others stand beside it, unseen. */
function turnedTo(element: Element): Box | null {
  const [box, sight] = [boxOf(element), sightOf(element)];
  const [left, right] = [Math.max(box.left, sight.left), Math.min(box.right, sight.right)];
  return left < right ? { ...box, left, right } : null;
}

/** The card beside what it is about; on a small screen a sheet, above or below it. */
function place(
  card: HTMLElement,
  found: readonly Pointed[],
  phone: boolean,
  kind: LessonNow["kind"],
  about: string,
  /** Whether it only says that the turn is to be ended: there is nothing to read that it would need room for. */
  short: boolean,
): void {
  // On a phone there is something to choose wherever it lies: what is pointed at decides.
  const chosen = phone || kind === "read" || kind === "watch" ? [] : CHOSEN;
  // Whoever chooses in a tray looks at the board for it.
  const compared = chosen.length > 0 && document.querySelector(".tray") ? COMPARED : [];
  const answered = kind === "early" ? ANSWERED : [];
  const around = phone ? MATTERS.filter(([selector]) => ON_PHONES.includes(selector)) : MATTERS;
  const matters = [...around, ...chosen, ...compared, ...answered].flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const box = turnedTo(element);
      return box ? [{ box: selector === TABS ? wordsIn(box) : box, weight, whole: selector === TABS }] : [];
    }),
  );
  card.style.maxHeight = "";
  card.style.bottom = "";
  if (phone) {
    reserve(card, false);
    placeSheet(card, found, matters, kind);
    return;
  }
  clearUp();
  delete card.dataset.sheet;
  // From where it has stood the eye follows it.
  if (card.dataset.spot) card.dataset.placed = "";
  const trays = [...document.querySelectorAll(".tray")].map(boxOf);
  // A sheet may grow with what is chosen on it.
  const growing = trays.map((box) => ({ box: { ...box, top: box.top - GROWTH }, weight: 0.9 }));
  const coming = trays.length > 0 ? [] : whereSheetsCome();
  const avoid = [...found.map((box) => ({ box, weight: POINTED })), ...matters, ...growing, ...coming];
  const window = { width: innerWidth, height: innerHeight };
  if (card.classList.contains("folded")) {
    // Put aside it is in a corner, and when it is shown again, where it was.
    reserve(card, false);
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const { left, top } = bestPlace(size, null, [...matters, ...growing], window);
    card.style.left = `${Math.round(left)}px`;
    card.style.top = `${Math.round(top)}px`;
    card.dataset.spot = "corner";
    return;
  }
  // What is said about nothing in particular stands in the middle to be read, and else out of the way.
  const aside = kind === "read" ? { x: 0.4, y: 0.5 } : { x: 1, y: 1 };
  // For a sheet it steps aside; when that is gone it stands where it stood before.
  const spot = trays.length > 0 ? "aside" : "home";
  const kept = (card.dataset.spot === spot ? null : card.dataset[spot]) ?? `${card.style.left} ${card.style.top}`;
  const before = card.style.left ? placeIn(kept) : null;
  const standing = `${about} ${trays.length} ${innerWidth} ${innerHeight}`;
  const settled = card.dataset.standing === standing;
  card.dataset.standing = standing;
  const boxAt = ({ left, top }: { left: number; top: number }): Box => ({
    left,
    top,
    right: left + card.offsetWidth,
    bottom: top + card.offsetHeight,
  });
  // The column beside the board may have become narrower since it was put there, or wider, and the card with it.
  const isInside = (box: Box) => box.right <= innerWidth && box.bottom <= innerHeight;
  const isClear = (box: Box) => isInside(box) && !avoid.some((one) => isInWay(box, one));
  // Where it was put lower, it may have come to lie over the players as it grew.
  const seats = [...document.querySelectorAll(".seats > ol > .seat")].map(boxOf).map(wordsIn);
  const isOverSeats = (box: Box) => seats.some((one) => overlaps(one, box));
  const best = () => {
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const from = before && !isOverSeats(boxAt(before)) && !isOverTabs(boxAt(before)) ? before : null;
    return bestPlace(size, found[0] ?? null, avoid, window, aside, from, settled);
  };
  const board = document.querySelector(".table-board");
  const tabs = [...document.querySelectorAll(TABS)].map(boxOf).map(wordsIn);
  const isOverTabs = (box: Box) => tabs.some((one) => overlaps(one, box));
  const isBesideBoard = (box: Box) => !(board && overlaps(boxOf(board), box));
  const head = document.querySelector(".table-head");
  const isOverHead = (box: Box) => head !== null && overlaps(boxOf(head), box);
  reserve(card, false);
  // Where there is room for it above a sheet, it gets lower and stays.
  const home = trays.length > 0 ? placeIn(card.dataset.home ?? "") : null;
  const isHome =
    home !== null &&
    isClear(boxAt(home)) &&
    isBesideBoard(boxAt(home)) &&
    !growing.some((one) => overlaps(one.box, boxAt(home)));
  const lean = isHome ? home : best();
  const isLeanClear = !isOverSeats(boxAt(lean));
  const areTabsFree = !isOverTabs(boxAt(lean));
  // As high as the longest step of the chapter, and where it was, as long as that is beside the board and in nobody's way.
  reserve(card, !short);
  const isGood = (box: Box) => isClear(box) && isBesideBoard(box) && !isOverSeats(box) && !isOverTabs(box);
  const stays = before !== null && isGood(boxAt(before));
  const steady = stays ? before : best();
  // Empty room is not worth what the players have in front of them, nor the tabs.
  const spoils = (isLeanClear && isOverSeats(boxAt(steady))) || (areTabsFree && isOverTabs(boxAt(steady)));
  const fits = isClear(boxAt(steady)) && !spoils;
  const isSteady = !isHome && (stays || (fits && Math.abs(steady.left - lean.left) < NEAR));
  if (!isSteady) reserve(card, false);
  const place = isSteady ? steady : lean;
  // Whoever fills in a sheet looks at the board: rather low above the sheet, over the players, than over that, or over
  // the head of the page.
  const room = isBesideBoard(boxAt(place)) && !isOverHead(boxAt(place)) ? null : roomInColumn(trays);
  if (room) {
    reserve(card, false);
    card.style.maxHeight = `${room.bottom - room.top}px`;
  }
  const { left, top } = room ?? place;
  card.style.left = `${Math.round(left)}px`;
  card.style.top = `${Math.round(top)}px`;
  card.dataset.spot = spot;
  card.dataset[spot] = `${card.style.left} ${card.style.top}`;
}
const NEAR = 4;

/** What is left of the column beside the board above the sheets that have come up there; null: none has, or too little. */
function roomInColumn(trays: readonly Box[]): Box | null {
  const [side, head] = [".table-side", ".table-head"].map((one) => document.querySelector(one));
  if (!side || !head || trays.length === 0) return null;
  const column = boxOf(side);
  if (trays.some((one) => one.left < column.left)) return null;
  const bottom = Math.min(...trays.map(({ top }) => top)) - 2;
  const room = { ...column, left: column.left + 2, top: boxOf(head).bottom + 2, bottom };
  return room.bottom - room.top >= COLUMN ? room : null;
}
/** A few lines with their buttons; more of them are scrolled. */
const COLUMN = 190;

/** The lower end of the column beside the board; to lie over the board is worse. */
function whereSheetsCome(): Avoided[] {
  const side = document.querySelector(".table-side");
  if (!side) return [];
  const box = boxOf(side);
  return [{ box: { ...box, top: box.bottom - SHEET - GROWTH }, weight: 0.1 }];
}

/** Gives the text the room that the longest of its chapter takes, or what it takes itself. */
function reserve(card: HTMLElement, all: boolean): void {
  const text = card.querySelector<HTMLElement>(".companion-text");
  const said = [...card.querySelectorAll(".companion-reserve > div")];
  const heights = said.map((one) => one.getBoundingClientRect().height);
  // Where its buttons take a second line, they have it of that room.
  const acts = card.querySelector<HTMLElement>(".companion-acts")?.offsetHeight ?? 0;
  const room = Math.ceil(Math.max(0, ...heights)) - Math.max(0, acts - ACTS);
  if (text) text.style.minHeight = all ? `${Math.max(0, room)}px` : "";
}
/** How high one line of buttons is. */
const ACTS = 58;
