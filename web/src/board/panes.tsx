import type { ComponentChildren, RefObject } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Art, type Drawing, names } from "../art";
import { slide } from "../rest";
import { There } from "../there";
import { isWidth } from "../widths";
import { textOf } from "./acts";
import { LookContext, placed } from "./look";
import { pace } from "./motion";
import { usePlay } from "./play";
import "./panes.css";

/** The part to show: the one that is shown if something can be chosen there, else the first of the order where it can. */
export function paneFor<Name extends string>(
  shown: Name,
  choices: ReadonlyMap<Name, number>,
  order: readonly Name[],
  fresh = false,
): Name {
  return !fresh && choices.has(shown) ? shown : (order.find((pane) => choices.has(pane)) ?? shown);
}

/** How many actions there are on each part. */
export function counted<Name extends string, Act>(acts: readonly Act[], paneOf: (act: Act) => Name | null) {
  const counts = new Map<Name, number>();
  for (const act of acts) {
    const pane = paneOf(act);
    if (pane) counts.set(pane, (counts.get(pane) ?? 0) + 1);
  }
  return counts;
}

/**
 * A small screen: one part of the board at a time; swipe, or choose above. Where something can be chosen shows.
 * What is below stands under all of them.
 */
export function Panes<Name extends string>({
  panes: all,
  pictures,
  content,
  choices,
  question,
  first,
  below,
  along,
}: {
  panes: readonly Name[];
  pictures: Readonly<Record<Name, Drawing>>;
  content: (pane: Name) => ComponentChildren;
  choices: ReadonlyMap<Name, number>;
  question: string;
  /** Where to look first when something new is asked; by default, where one looks already. */
  first?: readonly Name[] | undefined;
  below?: ComponentChildren;
  /** A part that is always shown, under the one that is chosen: where there is room for two. */
  along?: Name | undefined;
}) {
  const beside = along !== undefined && isWidth("medium");
  const panes = all.filter((pane) => pane !== along);
  const { words, legal, hold, seat } = usePlay();
  const held = hold.value;
  const [shown, setShown] = useState<Name>(panes[0] as Name);
  // The one that was chosen last, also when it is not drawn yet.
  const chosen = useRef(shown);
  const show = (pane: Name) => {
    chosen.current = pane;
    setShown(pane);
  };
  // What may be done, not the list that says so: whoever only reads on keeps the part they look at.
  const may = legal.map(textOf).join("\n");
  const frame = useRef<HTMLDivElement>(null);
  const asked = useRef("");
  // What is told brings its part into sight, and then the one that one looked at before.
  const before = useRef<Name | null>(null);
  const told = useToldParts(panes, frame, shown, show, before);
  const news = useNewParts(told, shown, may);

  // Something new is asked, or something was picked up that goes elsewhere.
  const { follow, led } = useContext(LookContext);
  const followed = useRef(follow);
  // Before anything is drawn: the part that was there before what others did would be seen for a moment.
  useLayoutEffect(() => {
    if (legal.length === 0) return;
    const isNew = question !== asked.current;
    const fresh = first !== undefined && isNew;
    asked.current = question;
    // Back from what others did: not by way of yet another part.
    if (led && followed.current) return;
    // What can be chosen in the part that is in sight anyway needs no other.
    if (!fresh && along !== undefined && choices.has(along)) return;
    const order = [...(first ?? []), ...panes].filter((pane) => pane !== along);
    const next = paneFor(chosen.current, choices, order, fresh);
    show(next);
    // Also when another was just turned to: what is in sight and what is said to be shown stay the same.
    turnTo(next);
    const part = frame.current?.children[panes.indexOf(next)];
    if ((isNew || held) && part) scrollToChoice(part);
  }, [question, may, held]);
  useEffect(() => {
    followed.current = follow;
  }, [follow]);

  // On the way to a part, those that it passes are not chosen.
  const turning = useRef<Name | null>(null);
  const turnTo = (pane: Name) => {
    const box = frame.current;
    const left = Math.max(0, panes.indexOf(pane)) * (box?.clientWidth ?? 0);
    if (!box || Math.abs(box.scrollLeft - left) <= 2) return;
    turning.current = pane;
    slide(box, { left }, pace() > 0);
  };
  const touched = () => (turning.current = null);
  // Whoever moves it by hand stays there.
  const moved = () => (before.current = null);
  const arrived = () => {
    const box = frame.current;
    if (box && panes[Math.round(box.scrollLeft / box.clientWidth)] === turning.current) turning.current = null;
  };
  useLayoutEffect(() => turnTo(shown), [shown, panes.length]);
  // A part that has gone below is not one of those to choose from.
  useEffect(() => {
    if (!panes.includes(shown)) show(panes[0] as Name);
  }, [along]);

  const swiped = () => {
    const box = frame.current;
    if (!box || turning.current !== null) return;
    const at = box.scrollLeft / box.clientWidth;
    const pane = panes[Math.round(at)];
    if (pane && pane !== shown && Math.abs(at - Math.round(at)) < 0.02) show(pane);
  };

  return (
    <div class={names("parts", beside && "beside")}>
      {beside && <There of="beside" />}
      <div class="pane-tabs" role="tablist" aria-label={words.t("panes")}>
        {panes.map((pane) => {
          const count = choices.get(pane) ?? 0;
          const name = words.t(`pane-${pane}`);
          const isNew = news.includes(pane);
          return (
            <button
              key={pane}
              type="button"
              role="tab"
              aria-selected={pane === shown}
              aria-label={
                count
                  ? words.t("pane-with-choices", { pane: name, count })
                  : isNew
                    ? words.t("pane-new", { pane: name })
                    : name
              }
              class={names("pane-tab", count > 0 && "chances", told.includes(pane) && "told", isNew && "new")}
              onClick={() => {
                before.current = null;
                show(pane);
                // Also when it is chosen already, and was moved out of sight.
                turnTo(pane);
                // Below a sheet that lies over the window one would look for it in vain.
                const part = frame.current?.children[panes.indexOf(pane)];
                if (part && coveredIn(part) > 0) scrollToChoice(part);
              }}
            >
              <Art of={pictures[pane]} seat={pane === "mine" ? seat : null} size={24} />
              <span>{name}</span>
            </button>
          );
        })}
      </div>
      <div
        class="panes"
        ref={frame}
        onScroll={swiped}
        onScrollEnd={arrived}
        onTouchStart={touched}
        onPointerDown={touched}
        onPointerCancel={moved}
        onWheel={touched}
      >
        {panes.map((pane) => (
          <section key={pane} class={`pane pane-${pane}`} role="tabpanel" aria-label={words.t(`pane-${pane}`)}>
            {content(pane)}
          </section>
        ))}
      </div>
      {along !== undefined && (
        <section class={`pane-along pane-${along}`} aria-label={words.t(`pane-${along}`)}>
          {content(along)}
        </section>
      )}
      {below}
    </div>
  );
}

/**
 * The parts in which something happens that is out of sight. What is told piece by piece brings the first of them into
 * sight, and afterwards the part that was there before; what others just do is only marked.
 */
function useToldParts<Name extends string>(
  panes: readonly Name[],
  frame: RefObject<HTMLDivElement | null>,
  shown: Name,
  show: (pane: Name) => void,
  before: { current: Name | null },
): readonly Name[] {
  const { places, follow, led } = useContext(LookContext);
  const [told, setTold] = useState<readonly Name[]>([]);
  const wanted = places.join(" ");
  useLayoutEffect(() => {
    const sections = [...(frame.current?.children ?? [])];
    const lit = places.flatMap((name) => placed(name));
    const inPart = (one: Element) => panes[sections.findIndex((section) => section.contains(one))];
    // What is lit beside the board as well says who it was, not where.
    const parts = lit.map(inPart).filter((part) => part !== undefined);
    // Whoever goes on looks at the part again that was there before.
    const stays = follow ? shown : (before.current ?? shown);
    const away = parts.includes(stays) ? [] : parts;
    const [first] = away;
    setTold(follow ? [] : away);
    if (follow && first !== undefined) {
      before.current ??= shown;
      show(first);
    } else if (!follow && before.current !== null) {
      // Back; or on to what the companion is about to speak of, not by way of yet another part.
      show((led?.() ?? []).map(inPart).find((part) => part !== undefined) ?? before.current);
      before.current = null;
    }
    const there = follow && lit.find((one) => inPart(one) === (first ?? shown));
    const part = sections.find((section) => there && section.contains(there));
    if (there && part) scrollDownTo(there, part);
    const along = frame.current?.parentElement?.querySelector(":scope > .pane-along");
    const below = follow && along && lit.find((one) => along.contains(one));
    if (below) scrollDownTo(below, along);
  }, [wanted, follow]);
  return told;
}

/** The parts in which others did something out of sight: marked until one has looked there, or has acted oneself. */
function useNewParts<Name extends string>(told: readonly Name[], shown: Name, may: string): readonly Name[] {
  const [parts, setParts] = useState<readonly Name[]>([]);
  const before = useRef(may);
  useLayoutEffect(() => {
    setParts((some) => [...new Set([...some, ...told])].filter((part) => part !== shown));
  }, [told.join(" "), shown]);
  useLayoutEffect(() => {
    const acted = before.current !== "" && before.current !== may;
    before.current = may;
    if (acted) setParts([]);
  }, [may]);
  return parts;
}

/** Where nothing that can be chosen is whole in sight, as cards in a hand far below, the first of it comes there. */
function scrollToChoice(part: Element): void {
  const { top, bottom: end } = part.getBoundingClientRect();
  const bottom = Math.min(end, innerHeight - coveredIn(part));
  const targets = [...part.querySelectorAll(".target.legal")];
  // Or what leads to it: the districts of a city, one of which is shown.
  const choices = targets.length > 0 ? targets : [...part.querySelectorAll(".chances")];
  const isSeen = (one: Element) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && box.top >= top && box.bottom <= bottom;
  };
  const [one] = choices;
  if (one && !choices.some(isSeen)) scrollDownTo(one, part, bottom);
}

/** How much of the window a companion below covers: so much farther a part can be scrolled. */
function coveredIn(part: Element): number {
  return Number.parseFloat((part as HTMLElement).style.getPropertyValue("--companion")) || 0;
}

/** Scrolls a part up or down, if what one should see there is out of sight. */
function scrollDownTo(one: Element, part: Element, bottom = part.getBoundingClientRect().bottom): void {
  const [box, around] = [one.getBoundingClientRect(), part.getBoundingClientRect()];
  if (box.top >= around.top && box.bottom <= bottom) return;
  // What is higher than the part is seen from its top.
  slide(part, { top: part.scrollTop + box.top - around.top - MARGIN }, pace() > 0);
}
const MARGIN = 8;
