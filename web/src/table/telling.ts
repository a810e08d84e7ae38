import { batch, signal } from "@preact/signals";
import type { LogEvent, Situation } from "../api/schema";
import { motion, speed } from "../app/preferences";
import type { Act } from "../words";
import type { Show } from "./show";

const STEPS = { calm: 1300, brisk: 600, instant: 0 };
/** With more steps waiting than this, they are told faster. */
const MANY = 5;
/** How long, in milliseconds, bots may go on before somebody in a hurry sees how far they are. To draw all that each of
 *  them does costs many times what it takes them to decide, and whoever is asked next would wait for it. */
const GLANCE = 200;

/** Tells a game step by step: each situation in its turn, some of them piece by piece. */
export class Telling {
  /** The situation that came last, as it is seen from where this device looks. */
  readonly latest = signal<Situation | null>(null);
  readonly log = signal<readonly LogEvent[]>([]);
  /** Steps that wait to be told. */
  readonly waiting = signal(0);
  /** Whether there is more than is shown, though nothing of it is told step by step. */
  readonly behind = signal(false);
  /** What has not been done yet, because it ends the turn; the situation that is shown is how it would stand. */
  readonly held = signal<{ acts: readonly Act[]; before: Situation } | null>(null);
  /** What of the last step is told piece by piece at the moment; meanwhile nothing else is. */
  readonly showing = signal<Show | null>(null);
  /** From which line on the log is only being told, piece by piece; null: all of it has been. */
  readonly untold = signal<number | null>(null);
  /** What was told so last, to be looked at again. */
  readonly lastShow = signal<Show | null>(null);
  /** The events of the step that is shown: one looks where they happened. */
  readonly news = signal<readonly LogEvent[]>([]);
  /** Makes a show of a step, as its game tells it. */
  stage: ((events: readonly LogEvent[], before: Situation, after: Situation) => Show | null) | null = null;

  private queue: Situation[] = [];
  private told = 0;
  private timer = 0;
  /** The last situation that is so, and how long the log was then: one that waits for a word is not yet. */
  private settled: { situation: Situation; log: number } | null = null;

  /**
   * `shown` hears of each situation when it is shown, and again when all pieces of it have been; `goesOn` says whether
   * the next one comes by itself.
   */
  constructor(
    private readonly shown: (now: Situation) => void,
    private readonly goesOn: (now: Situation) => boolean = () => false,
  ) {}

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Shows a situation in its turn: what others do is told one step after another. */
  tell(next: Situation): void {
    const held = this.held.value;
    if (held && next.version === held.before.version) {
      // Somebody has come or gone: the game itself is as it was.
      this.held.value = { ...held, before: next };
      return;
    }
    const shown = this.latest.value;
    if (shown && (next.n < shown.n || (next.n === shown.n && next.seat === shown.seat))) return;
    const news = shown !== null && next.moment > shown.moment && next.seat === shown.seat;
    if (!news || document.visibilityState === "hidden") {
      this.showNow(next);
      return;
    }
    this.queue.push(next);
    this.count();
    this.schedule();
  }

  private count(): void {
    const hurried = STEPS[speed.value] === 0;
    this.waiting.value = hurried ? 0 : this.queue.length;
    this.behind.value = hurried && this.queue.length > 0;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const last = this.queue.at(-1);
    if (!last) return;
    if (STEPS[speed.value] === 0) {
      const pause = this.goesOn(last) ? this.told + GLANCE - performance.now() : 0;
      if (pause > 0) this.timer = window.setTimeout(() => this.catchUp(), pause);
      else this.catchUp();
      return;
    }
    if (this.showing.value !== null) return;
    const pause = STEPS[speed.value] / Math.max(1, this.queue.length / MANY);
    this.timer = window.setTimeout(
      () => {
        const next = this.queue.shift();
        if (next) this.show(next);
        this.schedule();
      },
      Math.max(0, this.told + pause - performance.now()),
    );
  }

  /** Shows everything that waits, one after the other, but draws only how it stands then. */
  private catchUp(): void {
    batch(() => {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) this.show(next);
    });
  }

  /** Tells everything that waits, at once. */
  skip(): void {
    const last = this.queue.pop();
    if (last) this.showNow(last);
  }

  /** What waits is not told any more: all is fetched anew, or seen by somebody else. */
  forget(): void {
    this.queue = [];
    this.count();
  }

  /** Shows a situation before its turn. Those that wait are not shown any more, but their part of the log is kept. */
  showNow(next: Situation): void {
    batch(() => {
      for (const one of this.queue) if (one.n < next.n) this.note(one);
      this.queue = [];
      this.show(next);
    });
  }

  /** Shows what an action led to; pushes may have told more by then, which stays, or waits to be told. */
  answer(next: Situation): void {
    const shown = this.latest.value;
    if (shown && shown.seat === next.seat && shown.n > next.n) return;
    const later = this.queue.filter((one) => one.n > next.n);
    batch(() => {
      this.showNow(next);
      this.queue = later;
      this.count();
    });
    this.schedule();
  }

  private note({ log }: Situation): void {
    this.log.value = [...this.log.value.slice(0, log.start), ...log.events];
  }

  show(next: Situation): void {
    this.told = performance.now();
    batch(() => {
      if (!next.held) this.held.value = null;
      this.note(next);
      this.latest.value = next;
      this.present(next);
      this.count();
      this.shown(next);
    });
  }

  // what is told piece by piece

  /** How long the log was while a turn waited to be ended; 0: none waits. */
  private previewed = 0;

  private present(next: Situation): void {
    this.showing.value = null;
    this.untold.value = null;
    if (next.held) {
      this.previewed = this.log.value.length;
      return;
    }
    const seen = this.previewed;
    this.previewed = 0;
    const before = this.settled?.situation ?? null;
    const news = this.log.value.slice(this.settled?.log ?? 0);
    this.settled = { situation: next, log: this.log.value.length };
    if (!before || next.moment <= before.moment || next.seat !== before.seat) {
      this.news.value = [];
      return;
    }
    this.news.value = news;
    const show = this.stage?.(news, before, next) ?? null;
    if (show) this.lastShow.value = show;
    if (show && isTold()) {
      this.showing.value = show;
      // What somebody has read while their turn waited to be ended does not vanish.
      this.untold.value = Math.min(this.log.value.length, Math.max(this.log.value.length - news.length, seen));
    }
  }

  /** Shows the last thing again that was told piece by piece. */
  showAgain(): void {
    this.showing.value = this.lastShow.value;
  }

  /** All of it has been seen, or enough. */
  endShow(): void {
    if (this.showing.value === null) return;
    this.told = performance.now();
    batch(() => {
      this.showing.value = null;
      this.untold.value = null;
      if (this.latest.value) this.shown(this.latest.value);
    });
    this.schedule();
  }
}

/** Whether things are told piece by piece here: not to somebody in a hurry, or who wants nothing to move. */
export function isTold(): boolean {
  return speed.value !== "instant" && motion.value !== "none" && document.visibilityState !== "hidden";
}
