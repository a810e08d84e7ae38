import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { api } from "../api/client";
import type { LessonNow } from "../api/schema";
import { go } from "../app/router";
import { Icon, names } from "../art";
import { useKeptFocus } from "../board/focus";
import { usePlay } from "../board/play";
import { awaited } from "../rest";
import { factsOf } from "../table/reference";
import type { TableStore } from "../table/store";
import { useWords } from "../table/words";
import { isWidth } from "../widths";
import { type Arguments, t } from "../words";
import { Chapters } from "./chapters";
import { bestPlace, boxOf, inSight, missing, type Pointed, pointedAt, reveal, scroller } from "./pointing";
import { SaidLines } from "./said";
import { Spotlight } from "./spotlight";
import "./companion.css";

/** What is said while a turn waits to be ended. */
const TURN_END = "lesson-turn-end";

/** The companion of a lesson: says one thing at a time, beside what it is about, and lets the learner do it. */
export function Companion({ store }: { store: TableStore }) {
  const now = store.situation.value;
  const taught = now?.lesson;
  // What was to be done is done when the turn is ended: there the companion points then.
  const lesson: LessonNow | null | undefined =
    taught && now.held ? { ...taught, say: TURN_END, kind: "do", astray: false, at: ["turn-end"], wanted: [] } : taught;
  const began = useRef(false);
  if (lesson && lesson.kind !== "over") began.current = true;
  // Whoever comes back to a game after its lesson just plays.
  const facts = useFacts(store);
  if (!lesson || !facts || (lesson.kind === "over" && !began.current)) return null;
  return <Card store={store} lesson={lesson} facts={facts} />;
}

/** The numbers of the pieces that the table plays with, for what is said. */
function useFacts(store: TableStore): Arguments | null {
  const facts = useSignal<Arguments | null>(null);
  const taught = store.table.value?.lesson != null;
  useEffect(() => {
    if (!taught) return;
    const options = store.table.value?.options ?? {};
    api.components(store.id).then(
      ({ values }) => (facts.value = factsOf(values, options)),
      () => (facts.value = factsOf({}, options)),
    );
  }, [store, taught]);
  return facts.value;
}

/** What is said now: about something else that was done, or could not be; or about the step itself. */
function useText(lesson: LessonNow, strayed: boolean, facts: Arguments): { text: string; why: string | null } {
  const words = useWords();
  if (lesson.kind === "over") return { text: t("lesson-over"), why: null };
  if (lesson.say === null) return { text: t("lesson-watching"), why: null };
  const say = lesson.say;
  if (say === TURN_END) return { text: t(TURN_END), why: null };
  const own = words.attribute(say, "otherwise", facts);
  if (lesson.kind === "early" && !lesson.astray) {
    const [text, then] = [t("lesson-early"), t("lesson-early-otherwise")];
    return lesson.back > 0 ? { text: `${own ?? t("lesson-otherwise")}\n${then}`, why: null } : { text, why: null };
  }
  if (lesson.astray || strayed) {
    return { text: own ?? t(lesson.astray ? "lesson-otherwise" : "lesson-not-now"), why: null };
  }
  return { text: words.t(say, facts), why: words.attribute(say, "why", facts) };
}

function Card({ store, lesson, facts }: { store: TableStore; lesson: LessonNow; facts: Arguments }) {
  const words = useWords();
  const folded = useSignal(false);
  const gone = useSignal(false);
  const listing = useSignal(false);
  const strayedAt = useRef({ step: lesson.step, times: store.strayed.value });
  if (strayedAt.current.step !== lesson.step) strayedAt.current = { step: lesson.step, times: store.strayed.value };
  const strayed = store.strayed.value > strayedAt.current.times;
  const root = useRef<HTMLElement>(null);
  const { text, why } = useText(lesson, strayed, facts);
  const boxes = usePointing(root, lesson, folded.value || gone.value);

  // What is new is shown, even to those who had put the companion aside.
  useEffect(() => {
    folded.value = false;
  }, [lesson.step, lesson.kind, lesson.astray, lesson.say === TURN_END]);
  useKeptFocus(root, (card) => card.querySelector<HTMLElement>(".companion-acts button"));

  // What has just happened is being told: one thing at a time.
  const telling = store.showing.value !== null;
  if (gone.value) return null;
  const reads = lesson.kind === "read" || lesson.astray;
  const over = lesson.kind === "over";
  return (
    <>
      {!folded.value && !telling && <Spotlight boxes={boxes} size={{ width: innerWidth, height: innerHeight }} />}
      <aside
        ref={root}
        class={names("companion", folded.value && "folded")}
        aria-label={t("companion")}
        hidden={telling}
        data-step={lesson.step}
        data-kind={lesson.astray ? "astray" : lesson.say === TURN_END ? "end" : lesson.kind}
      >
        <header>
          <span class="companion-chapter">
            {over
              ? words.t(`lesson-${lesson.name}`)
              : words.t(`lesson-${lesson.name}-${lesson.chapters[lesson.chapter]}`)}
            {!over && <small>{t("lesson-step", { number: lesson.number, of: lesson.of })}</small>}
          </span>
          <button
            type="button"
            class="round quiet"
            aria-label={t("lesson-chapters")}
            title={t("lesson-chapters")}
            onClick={() => (listing.value = true)}
          >
            <Icon name="list" size={18} />
          </button>
          <button
            type="button"
            class="round quiet"
            aria-label={t(folded.value ? "lesson-unfold" : "lesson-fold")}
            title={t(folded.value ? "lesson-unfold" : "lesson-fold")}
            aria-expanded={!folded.value}
            onClick={() => (folded.value = !folded.value)}
          >
            <Icon name={folded.value ? "plus" : "minus"} size={18} />
          </button>
        </header>
        <div class="companion-text" aria-live="polite" hidden={folded.value}>
          <SaidLines text={text} />
          {why !== null && (
            <div class="companion-why">
              <SaidLines text={why} />
            </div>
          )}
        </div>
        {!folded.value && (
          <div class="companion-acts">
            {lesson.back > 0 && (
              <button
                type="button"
                class="button"
                disabled={store.busy.value}
                onClick={() => void store.undo(false, null, lesson.back)}
              >
                <Icon name="undo" size={18} />
                {t("lesson-take-back")}
              </button>
            )}
            {reads && (
              <button
                type="button"
                class="button primary"
                disabled={store.busy.value}
                onClick={() => void store.readOn()}
              >
                {/* Where nothing can be taken back any more, there is nothing to choose. */}
                {t(
                  lesson.astray && lesson.back > 0
                    ? "lesson-go-along"
                    : isLast(lesson)
                      ? "lesson-finish"
                      : "lesson-next",
                )}
              </button>
            )}
            {!reads && !over && lesson.kind !== "early" && boxes.length > 0 && <ShowMe lesson={lesson} />}
            {over && (
              <>
                <button type="button" class="button" onClick={() => go(`/learn/${store.table.value?.game ?? ""}`)}>
                  {t("lesson-others")}
                </button>
                <button type="button" class="button primary" onClick={() => (gone.value = true)}>
                  {t("lesson-play-on")}
                </button>
              </>
            )}
          </div>
        )}
      </aside>
      {listing.value && <Chapters store={store} lesson={lesson} close={() => (listing.value = false)} />}
    </>
  );
}

function isLast({ chapter, chapters, number, of }: LessonNow): boolean {
  return chapter === chapters.length - 1 && number === of;
}

/** Takes whoever plays by keys, or has lost sight of it, to what the companion points at. */
function ShowMe({ lesson }: { lesson: LessonNow }) {
  const { legal } = usePlay();
  const show = () => {
    const element = pointedAt(lesson.at, lesson.wanted, legal)[0];
    if (!element) return;
    reveal(element, { top: 0, bottom: innerHeight });
    const inside = element.matches(FOCUSABLE) ? element : element.querySelector(FOCUSABLE);
    (inside as HTMLElement | SVGElement | null)?.focus();
  };
  return (
    <button type="button" class="button quiet small" onClick={show}>
      <Icon name="eye" size={18} />
      {t("lesson-show-me")}
    </button>
  );
}
const FOCUSABLE = "button:not([disabled]), [tabindex], a[href], select, input";

const DRAWN = 40;
const LOOK_AGAIN = 200;
/** How much what is pointed at matters. */
const POINTED = 60;
/** Over what the companion should not lie, besides what it points at. */
const MATTERS: readonly [string, number][] = [
  [".chooser", 8],
  [".tray", 3],
  [".prompt", 3],
  [".tip", 1],
];

/** Finds what is pointed at, brings it into sight once, and puts the card where it covers nothing that matters. */
function usePointing(root: { current: HTMLElement | null }, lesson: LessonNow, folded: boolean): readonly Pointed[] {
  const { legal } = usePlay();
  const boxes = useSignal<readonly Pointed[]>([]);
  const phone = isWidth("small");
  const about = `${lesson.step} ${lesson.kind} ${lesson.astray} ${lesson.say === TURN_END}`;
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
    const look = () => {
      const card = root.current;
      // After something else there is nothing to point at.
      const elements = lesson.astray || lesson.kind === "early" ? [] : pointedAt(lesson.at, lesson.wanted, legal);
      if (card) card.dataset.missing = missing(lesson.at).join(" ");
      const first = elements[0];
      if (first !== pointed.current) looksAround.current = false;
      pointed.current = first;
      // What is only to be looked at is opened; what is to be done is left to the learner.
      if (lesson.kind === "read" && first?.hasAttribute("data-leads") && opened.current !== about) {
        opened.current = about;
        (first as HTMLElement).click();
      }
      // The board may turn to another of its parts by itself; whoever looks around is left where they are.
      if (first && card && !folded && !looksAround.current && !isFree(first, card, phone)) {
        reveal(first, freeBeside(card, phone, first));
      }
      const found = elements.flatMap((element) => inSight(element) ?? []);
      if (JSON.stringify(found) !== JSON.stringify(boxes.peek())) boxes.value = found;
      if (card) place(card, found, phone, lesson.kind);
    };
    look();
    // What is new on the board can be found when it has been drawn; the card may grow with what it says.
    const frame = requestAnimationFrame(look);
    // What has just come up can be pointed at only when it is drawn; then the card may be higher than it was.
    const settle = async () => {
      for (const pause of [DRAWN, DRAWN]) {
        await new Promise((drawn) => setTimeout(drawn, pause));
        look();
      }
    };
    void awaited(settle());
    const timer = window.setInterval(look, LOOK_AGAIN);
    const growing = new ResizeObserver(look);
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
  useEffect(() => () => makeRoom(0), []);
  return boxes.value;
}

/** The part of the window that the card leaves free; before it is placed, on a phone, it is below. */
function freeBeside(card: HTMLElement, phone: boolean, element: Element): { top: number; bottom: number } {
  // What has been scrolled away under the prompt, or below the window, is not in sight.
  const around = scroller(element)?.getBoundingClientRect();
  const top = Math.max(phone ? 60 : 0, around?.top ?? 0);
  const bottom = Math.min(innerHeight, around?.bottom ?? innerHeight);
  return { top, bottom: phone ? Math.min(bottom, innerHeight - card.offsetHeight - 12) : bottom };
}

/** Whether a box, or as much of it as there is room for, is in the free part. */
function isFree(element: Element, card: HTMLElement, phone: boolean): boolean {
  const box = boxOf(element);
  const free = freeBeside(card, phone, element);
  const fits = box.bottom - box.top <= free.bottom - free.top;
  const across = box.left >= -2 && box.left < innerWidth - 8;
  return across && box.top >= free.top - 2 && (fits ? box.bottom <= free.bottom + 2 : box.top < free.bottom - 40);
}

/** Boards can be scrolled so far that nothing is left below a sheet of this height. */
function makeRoom(height: number): void {
  document.documentElement.style.setProperty("--companion", `${height}px`);
}

/** The card beside what it is about; on a small screen a sheet, above or below it. */
function place(card: HTMLElement, found: readonly Pointed[], phone: boolean, kind: LessonNow["kind"]): void {
  const matters = MATTERS.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((element) => ({ box: boxOf(element), weight })),
  );
  if (phone) {
    const height = card.offsetHeight;
    const covered = (top: number) => {
      const box = { left: 0, right: innerWidth, top, bottom: top + height };
      return [...found.map((one) => ({ box: one, weight: POINTED })), ...matters].reduce(
        (sum, one) =>
          sum + one.weight * Math.max(0, Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top)),
        0,
      );
    };
    const sheet = covered(innerHeight - height) <= covered(0) ? "bottom" : "top";
    if (card.dataset.sheet !== sheet) card.dataset.sheet = sheet;
    card.style.left = "";
    card.style.top = "";
    makeRoom(sheet === "bottom" ? height : 0);
    return;
  }
  makeRoom(0);
  delete card.dataset.sheet;
  const avoid = [...found.map((box) => ({ box, weight: POINTED })), ...matters];
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const window = { width: innerWidth, height: innerHeight };
  // What is said about nothing in particular stands in the middle to be read, and else out of the way.
  const aside = kind === "read" ? { x: 0.4, y: 0.5 } : { x: 1, y: 1 };
  const before = card.style.left
    ? { left: Number.parseFloat(card.style.left), top: Number.parseFloat(card.style.top) }
    : null;
  const { left, top } = bestPlace(size, found[0] ?? null, avoid, window, aside, before);
  card.style.left = `${Math.round(left)}px`;
  card.style.top = `${Math.round(top)}px`;
}
