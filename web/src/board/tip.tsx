import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art";
import { notAtRestWhile } from "../rest";
import { type Act, t } from "../words";
import { textOf } from "./acts";
import { announce } from "./announce";
import { type Outlook, type Reason, usePlay } from "./play";
import "./tip.css";

/** The card beside a target: what it is, what it would cost and bring, or why it cannot be chosen. */
export interface Tip {
  element: Element;
  title: string;
  body?: ComponentChildren;
  /** What a click may do. */
  options: readonly Act[];
  /** What to ask about, when there is nothing to do. */
  asked?: Act | undefined;
  /** What would be done before that. */
  after?: readonly Act[] | undefined;
  /** The section of the rules that tells more. */
  rule?: string | undefined;
}

const shown = signal<{ tip: Tip; pinned: boolean; loud: boolean } | null>(null);
let waiting = 0;
/** A card comes in a moment: until then the page is not at rest, also where the board has moved under a mouse that stands. */
const coming = signal(false);
notAtRestWhile(coming);

function stopWaiting(): void {
  clearTimeout(waiting);
  coming.value = false;
}

/** What the card is about that is shown, or comes in a moment. */
let about: Element | null = null;

export function showTip(tip: Tip, delay: number): void {
  stopWaiting();
  if (shown.value?.pinned) return;
  about = tip.element;
  coming.value = true;
  waiting = window.setTimeout(() => {
    coming.value = false;
    shown.value = { tip, pinned: false, loud: false };
  }, delay);
}

/** Where the mouse was pressed last. */
const pressed = { x: -1, y: -1 };
if (typeof addEventListener === "function") {
  // From the first page on: whoever presses "Start" finds a table under a mouse that has not moved.
  addEventListener("pointerdown", ({ clientX, clientY }) => Object.assign(pressed, { x: clientX, y: clientY }), true);
}
const STILL = 4;
const PAUSE = 160;

/**
 * The mouse is over something. Where it was pressed just now nothing is told before it moves: what has come up since, or
 * has come to lie under it, is not what somebody points at.
 */
export function hoverTip(event: PointerEvent, tip: (element: Element) => Tip): void {
  const element = event.currentTarget as Element;
  const over = event.target instanceof Element ? event.target.closest("[data-target]") : null;
  if (over !== element) return;
  if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < STILL) return;
  pressed.x = -1;
  if (about !== element) showTip(tip(element), PAUSE);
}

/** Shows a card that stays until something else is touched; loud: a screen reader says why not. */
export function pinTip(tip: Tip, loud: boolean): void {
  stopWaiting();
  about = tip.element;
  shown.value = { tip, pinned: true, loud };
}

export function hideTip(element?: Element): void {
  stopWaiting();
  const now = shown.value;
  if (element === undefined || (now?.tip.element === element && !now.pinned)) shown.value = null;
  about = shown.value?.tip.element ?? null;
}

/** The layer that cards are shown in. One on each table. */
export function Tips() {
  const play = usePlay();
  const now = shown.value;
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef(play.openRule);
  opener.current = play.openRule;

  useEffect(() => {
    const away = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target)) return;
      hideTip();
    };
    // What scrolls elsewhere, as the log does by itself, does not move what the card is about.
    const scroll = (event: Event) => {
      if (event.target instanceof Node && event.target.contains(about)) away(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") hideTip();
      const rule = shown.value?.tip.rule;
      if (event.key !== "F1" || !rule) return;
      event.preventDefault();
      hideTip();
      opener.current(rule);
    };
    addEventListener("pointerdown", away, true);
    addEventListener("scroll", scroll, true);
    addEventListener("keydown", key, true);
    return () => {
      removeEventListener("pointerdown", away, true);
      removeEventListener("scroll", scroll, true);
      removeEventListener("keydown", key, true);
      hideTip();
    };
  }, []);

  // What was true of the last position need not be true of this one.
  useEffect(() => {
    if (shown.value && !shown.value.pinned) hideTip();
  }, [play.version]);

  // Placed anew as it grows: what the server has to say about it comes a little later.
  useLayoutEffect(() => {
    const card = box.current;
    if (!now || !card) return;
    const place = () => placeBeside(card, now.tip.element);
    place();
    const growing = new ResizeObserver(place);
    growing.observe(card);
    return () => growing.disconnect();
  }, [now]);

  if (now === null) return null;
  return (
    <div ref={box} class="tip" role={now.pinned ? "note" : "tooltip"} data-pinned={now.pinned || undefined}>
      <strong class="tip-title">{now.tip.title}</strong>
      {now.tip.body && <div class="tip-body">{now.tip.body}</div>}
      <TipAnswer key={JSON.stringify(now.tip.asked ?? now.tip.options)} tip={now.tip} loud={now.loud} />
      {now.tip.rule && (
        <p class="tip-rule">
          {now.pinned ? <RuleLink rule={now.tip.rule}>{t("rules-about")}</RuleLink> : <kbd>F1</kbd>}
          {!now.pinned && ` ${t("rules-about")}`}
        </p>
      )}
    </div>
  );
}

/** Leads to a section of the rules. */
function RuleLink({ rule, children }: { rule: string; children: string }) {
  const play = usePlay();
  const open = () => {
    hideTip();
    play.openRule(rule);
  };
  return (
    <button type="button" class="link" onClick={open}>
      {children}
    </button>
  );
}

function TipAnswer({ tip, loud }: { tip: Tip; loud: boolean }) {
  const play = usePlay();
  const reason = useSignal<Reason | null>(null);
  const outlook = useSignal<Outlook | null>(null);
  const [only, ...more] = tip.options;

  useEffect(() => {
    let gone = false;
    if (only === undefined && tip.asked) {
      void (tip.after ? play.why(tip.asked, tip.after) : play.why(tip.asked)).then((found) => {
        if (gone) return;
        reason.value = found;
        if (loud && found) announce(play.words.say(found));
      });
    } else if (only && more.length === 0) {
      void play.outlook(only).then((found) => {
        if (!gone) outlook.value = found;
      });
    }
    return () => {
      gone = true;
    };
  }, []);

  if (only === undefined) {
    const why = reason.value;
    if (!why) return null;
    return (
      <p class="tip-why">
        <Icon name="why" size={18} />
        <span>
          {play.words.say(why)} {why.rule && <RuleLink rule={why.rule}>{t("rules-open")}</RuleLink>}
        </span>
      </p>
    );
  }
  if (more.length > 0) {
    return (
      <ul class="tip-options">
        {tip.options.slice(0, 6).map((act) => (
          <li key={textOf(act)}>{play.words.action(act)}</li>
        ))}
        {tip.options.length > 6 && <li>…</li>}
      </ul>
    );
  }
  return (
    <div class="tip-act">
      {play.words.action(only) !== tip.title && <p>{play.words.action(only)}</p>}
      {outlook.value && <OutlookList outlook={outlook.value} />}
    </div>
  );
}

/** What an action would do, in words. */
export function OutlookList({ outlook }: { outlook: Outlook }) {
  const { words } = usePlay();
  if (outlook.events.length === 0 && !outlook.chance) return null;
  return (
    <ul class="tip-outlook">
      {outlook.events.slice(0, 8).map((event, k) => (
        <li key={k}>{words.say(event)}</li>
      ))}
      {outlook.chance && <li>{t("outlook-chance")}</li>}
      {!outlook.certain && <li>{t("outlook-uncertain")}</li>}
    </ul>
  );
}

const GAP = 10;
const EDGE = 8;
type Side = "below" | "above" | "right" | "left";

/** Puts a card beside what it is about, inside the window and never over it; where it fits nowhere, less of it is shown. */
export function placeBeside(card: HTMLElement, element: Element): void {
  card.style.maxHeight = "";
  const at = element.getBoundingClientRect();
  const own = card.getBoundingClientRect();
  const room: Record<Side, number> = {
    below: innerHeight - EDGE - at.bottom - GAP,
    above: at.top - GAP - EDGE,
    right: innerWidth - EDGE - at.right - GAP,
    left: at.left - GAP - EDGE,
  };
  // Beside a line of a list rather than over its neighbours.
  const order: readonly Side[] = element.hasAttribute("data-tip-beside")
    ? ["right", "left", "below", "above"]
    : ["below", "above", "right", "left"];
  const wanted = (side: Side) => (side === "below" || side === "above" ? own.height : own.width);
  const fitting = order.find((side) => wanted(side) <= room[side]);
  const side = fitting ?? (room.below >= room.above ? "below" : "above");
  const high = fitting ? own.height : Math.min(own.height, Math.max(room[side], 0));
  if (!fitting) card.style.maxHeight = `${high}px`;
  const middle = at.left + at.width / 2 - own.width / 2;
  const [left, top] = {
    below: [middle, at.bottom + GAP],
    above: [middle, at.top - GAP - high],
    right: [at.right + GAP, at.top],
    left: [at.left - GAP - own.width, at.top],
  }[side] as [number, number];
  const inside = {
    left: Math.max(EDGE, Math.min(left, innerWidth - own.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, innerHeight - high - EDGE)),
  };
  const shifted =
    side === "below" || side === "above" ? besideCompanion({ ...inside, width: own.width, height: high }, at) : null;
  card.style.left = `${shifted ?? inside.left}px`;
  card.style.top = `${inside.top}px`;
}

/** Who learns reads both: a card that would lie over the companion stands beside it, if still at what it is about. */
function besideCompanion(
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  at: DOMRect,
): number | null {
  const other = document.querySelector(".companion")?.getBoundingClientRect();
  if (!other || other.width === 0) return null;
  const isOver = left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;
  const free = [other.left - GAP - width, other.right + GAP].filter(
    (to) => to >= EDGE && to + width <= innerWidth - EDGE && to < at.right && to + width > at.left,
  );
  return isOver ? (free[0] ?? null) : null;
}
