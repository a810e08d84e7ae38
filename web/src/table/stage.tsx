import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LogEvent } from "../api/schema";
import { motion, type Speed, speed } from "../app/preferences";
import { Art, Die, Icon, Marker, names, seatClass } from "../art";
import { isInSight, pace, placed, setOffLater } from "../board";
import { notAtRestWhile } from "../rest";
import { t } from "../words";
import { useEndByPress } from "./end_by_press";
import type { GameFace } from "./face";
import type { Flight, Show, ShowStep } from "./show";
import { play } from "./sounds";
import { Said, useWords } from "./words";

/** How long a step is shown, and all of them together at most, in milliseconds. */
const STEP = { calm: 2000, brisk: 1250, instant: 1250 };
const ALL = { calm: Number.POSITIVE_INFINITY, brisk: 10_000, instant: 10_000 };
const FASTER = 3;

/** How long each of so many steps is shown, so many times as fast as usual. */
export function stepTime(steps: number, chosen: Speed, times: number): number {
  return Math.min(STEP[chosen], ALL[chosen] / steps) / times;
}

/** Where a show is: the step that is told, and what can be done about it. */
export interface Stage {
  show: Show;
  step: ShowStep;
  number: number;
  paused: boolean;
  fast: boolean;
  toggle: () => void;
  faster: () => void;
  end: () => void;
}

/** Tells a show step by step, so many times as fast as usual; null: there is none. */
export function useStage(show: Show | null, times: number, end: () => void): Stage | null {
  const number = useSignal(0);
  const paused = useSignal(false);
  const fast = useSignal(false);
  const shown = useRef<Show | null>(null);
  if (shown.current !== show) {
    shown.current = show;
    number.value = 0;
    paused.value = false;
    fast.value = false;
  }
  const step = show?.steps[number.value] ?? null;
  const haste = times * (fast.value ? FASTER : 1);
  const finish = useRef(end);
  finish.current = end;

  // Something comes by itself while it is told.
  const running = useSignal(false);
  running.value = show !== null && !paused.value;
  useEffect(() => notAtRestWhile(running), []);

  useEffect(() => {
    if (!show || !step || paused.value) return;
    const timer = setTimeout(
      () => {
        if (number.value + 1 < show.steps.length) number.value += 1;
        else finish.current();
      },
      stepTime(show.steps.length, speed.value, haste),
    );
    return () => clearTimeout(timer);
  }, [show, number.value, paused.value, haste]);

  useEffect(() => {
    if (!show) return;
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") finish.current();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [show]);
  // Whoever goes on with the game has seen enough.
  useEndByPress(show !== null, ".table-board", false, () => finish.current());

  useEffect(() => {
    if (step?.sound) play(step.sound);
  }, [step]);
  useLit(step?.places ?? NOWHERE);
  useLayoutEffect(() => {
    // When the pieces of the board have set off as well: they wait for what flies to them.
    queueMicrotask(() => {
      for (const [k, flight] of (step?.flights ?? []).entries()) fly(flight, k, haste);
    });
  }, [step]);

  if (!show || !step) return null;
  return {
    show,
    step,
    number: number.value,
    paused: paused.value,
    fast: fast.value,
    toggle: () => (paused.value = !paused.value),
    faster: () => (fast.value = !fast.value),
    end,
  };
}

const NOWHERE: readonly string[] = [];

/** Lights places up: there one should look. They stay lit when they are drawn anew, as in a window of another width. */
export function useLit(places: readonly string[]): void {
  const wanted = places.join(" ");
  useEffect(() => {
    if (!wanted) return;
    let lit: Element[] = [];
    const light = () => {
      const now = wanted.split(" ").flatMap((name) => placed(name));
      for (const one of lit) if (!now.includes(one)) one.classList.remove("lit");
      // Once only: to add what is there would be a change, too.
      for (const one of now) if (!one.classList.contains("lit")) one.classList.add("lit");
      lit = now;
    };
    light();
    const watch = new MutationObserver(light);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class", "data-place"] });
    addEventListener("resize", light);
    return () => {
      watch.disconnect();
      removeEventListener("resize", light);
      for (const one of lit) one.classList.remove("lit");
    };
  }, [wanted]);
}

/** How long one looks where others have done something. */
const LOOK = 1600;

/**
 * What was just done can be followed: the places light up where it was, unless it was one's own deed. Gives these places.
 */
export function useNews(
  news: readonly LogEvent[],
  seat: number | null,
  face: GameFace,
  on: boolean,
): readonly string[] {
  const own = seat !== null && news.at(-1)?.args.seat === seat;
  const places = on && !own && pace() > 0 ? news.slice(-4).flatMap((event) => face.places?.(event) ?? []) : [];
  const seen = useSignal<readonly LogEvent[] | null>(null);
  const lit = seen.value === news ? NOWHERE : [...new Set(places)];
  useLit(lit);
  useEffect(() => {
    // What is told piece by piece is seen then.
    const timer = setTimeout(() => (seen.value = news), on ? LOOK : 0);
    return () => clearTimeout(timer);
  }, [news, on]);
  return lit;
}

/**
 * Whether what others do is turned to: in a lesson, where a small screen shows another part of the board, until it is not
 * their turn any more and has been seen. Nobody chooses meanwhile; whoever presses something has seen enough.
 */
export function useFollowing(news: readonly string[], teaches: boolean, othersAct: boolean): boolean {
  const follows = useSignal(false);
  const ended = useRef("");
  const wanted = news.join(" ");
  useLayoutEffect(() => {
    // Beside the board one only sees who it was: where it was done is what is looked for.
    const there = teaches && wanted !== ended.current ? news.flatMap((name) => placed(name)) : [];
    const onBoard = there.filter((one) => one.closest(".panes"));
    follows.value = follows.peek()
      ? onBoard.length > 0 || (teaches && othersAct)
      : onBoard.length > 0 && !onBoard.some(isSeen);
    if (!wanted) ended.current = "";
  }, [wanted, teaches, othersAct]);
  useEndByPress(follows.value, "*", true, () => {
    ended.current = wanted;
    follows.value = false;
  });
  useEffect(() => {
    // What is not followed yet will not be.
    const press = () => {
      if (!follows.peek()) ended.current = wanted;
    };
    addEventListener("pointerdown", press, true);
    addEventListener("keydown", press, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("keydown", press, true);
    };
  }, [wanted]);
  return follows.value;
}

/** Whether the middle of something is in sight, and the companion does not lie over it. */
function isSeen(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return isInSight(one) && !over?.closest(".companion");
}

/** The end of a flight. */
function endOf(names: string): Element | undefined {
  const found = names.split(" ").flatMap((name) => placed(name));
  return found.find(isInSight) ?? found.at(-1);
}

/** Something flies from one place to another. */
function fly({ seat, label, from, to }: Flight, nth: number, haste: number): void {
  const [start, end] = [endOf(from), endOf(to)];
  const duration = (pace() * 1.7) / haste;
  if (!start || !end || !duration) return;
  const delay = (nth * 90) / haste;
  const chip = document.createElement("span");
  chip.className = names("flight", seatClass(seat));
  chip.textContent = label;
  chip.setAttribute("aria-hidden", "true");
  document.body.append(chip);
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return `${box.left + box.width / 2}px, ${box.top + box.height / 2}px`;
  };
  const flown = chip.animate(
    [
      { transform: `translate(${middle(start)}) translate(-50%, -50%) scale(0.4)`, opacity: 0 },
      { transform: `translate(${middle(start)}) translate(-50%, -50%) scale(1.5)`, opacity: 1, offset: 0.3 },
      { transform: `translate(${middle(end)}) translate(-50%, -50%) scale(0.9)`, opacity: 1, offset: THERE },
      { transform: `translate(${middle(end)}) translate(-50%, -50%) scale(0.6)`, opacity: 0 },
    ],
    { duration, delay, easing: "cubic-bezier(.4, .1, .3, 1)", fill: "backwards" },
  );
  flown.id = "piece";
  // A marker moves on when its points are there.
  setOffLater(end, delay + duration * THERE);
  const gone = () => chip.remove();
  flown.finished.then(gone, gone);
}

/** After which part of its time what flies is there. */
const THERE = 0.92;

/** What is told at the moment, in place of the prompt: it is as high as that, so that nothing jumps. */
export function StageBar({ stage }: { stage: Stage }) {
  const { show, step, number } = stage;
  const words = useWords();
  const several = show.steps.length > 1;
  return (
    <section class="prompt stage" aria-label={words.say(show.title)} data-step={number + 1}>
      <div class="stage-words" aria-live="polite">
        <p class="stage-title">
          {several && show.title.id !== show.steps[0]?.title.id && (
            <span class="soft stage-what">{words.say(show.title)} · </span>
          )}
          <b>
            <Said message={step.title} />
          </b>
        </p>
        <div class="stage-more">
          {step.rows.length > 0 && <Rows step={step} />}
          {step.note && (
            <p class="stage-note">
              <Said message={step.note} />
              {step.more?.map((one, k) => (
                <span key={k}>
                  {" "}
                  <Said message={one} />
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      <div class="stage-acts">
        {several && (
          <span class="stage-steps" aria-hidden="true">
            {show.steps.map((_, k) => (
              <i key={k} class={k <= number ? "past" : undefined} />
            ))}
          </span>
        )}
        {several && (
          <>
            <RoundButton
              icon={stage.paused ? "play" : "pause"}
              label={stage.paused ? "replay-play" : "replay-pause"}
              press={stage.toggle}
            />
            <RoundButton icon="speed" label="show-faster" press={stage.faster} pressed={stage.fast} />
          </>
        )}
        <button
          type="button"
          class="button small stage-skip"
          aria-label={t("show-skip")}
          title={t("show-skip")}
          onClick={stage.end}
        >
          <Icon name="close" size={18} />
          <span>{t("show-skip")}</span>
        </button>
      </div>
    </section>
  );
}

function RoundButton(props: {
  icon: Parameters<typeof Icon>[0]["name"];
  label: string;
  press: () => void;
  pressed?: boolean;
}) {
  return (
    <button
      type="button"
      class="round quiet"
      aria-label={t(props.label)}
      title={t(props.label)}
      aria-pressed={props.pressed}
      onClick={props.press}
    >
      <Icon name={props.icon} size={20} />
    </button>
  );
}

/** Who has how many, and what they get. */
function Rows({ step }: { step: ShowStep }) {
  const words = useWords();
  // Whom the title names is not named again in every line.
  const named = step.title.args.seat;
  return (
    <ul class="stage-rows">
      {step.rows.map(({ seat, count, gain, of, label, dice }, k) => (
        <li key={k} class={names("stage-row", seatClass(seat), dice ? "rolls" : gain === undefined && "without")}>
          {seat !== named && <Marker seat={seat} size={16} label={words.nameOf(seat)} />}
          {count !== undefined && <span class="stage-count">{count}</span>}
          {label && <span class="stage-label">{words.say(label)}</span>}
          {gain !== undefined && <b>{gain}</b>}
          {of && <Art of={of} size={18} />}
          {dice?.map((face, n) => (
            <Die key={n} value={face} seat={seat} size={22} class={motion.value === "none" ? undefined : "rolled"} />
          ))}
        </li>
      ))}
    </ul>
  );
}
