import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { api, newKey, Refused, Unreachable } from "../api/client";
import { type Connection, Live } from "../api/live";
import type { Accepted, Line, LogEvent, Push, Situation, Table } from "../api/schema";
import { seatName } from "../app/names";
import { curtainWish, motion, speed, turnEnd } from "../app/preferences";
import { troubleOf } from "../app/trouble";
import { textOf } from "../board/acts";
import type { Outlook, Reason } from "../board/play";
import type { Act, Message } from "../words";
import type { Show } from "./show";

/** What went wrong, to be said in the reader's language. */
export interface Trouble extends Message {
  reason: Reason | null;
}

const STEPS = { calm: 1300, brisk: 600, instant: 0 };
/** With more steps waiting than this, they are told faster. */
const MANY = 5;

/** A table as this device sees it: what the server says, told step by step, and what can be asked of it. */
export class TableStore {
  readonly table = signal<Table | null>(null);
  /** The situation that came last, as it is seen from where this device looks. */
  protected readonly latest = signal<Situation | null>(null);
  /** At a device that several share: what somebody may do before everybody's eyes. */
  private readonly openly = signal<Situation | null>(null);
  /** The situation that is shown. */
  readonly situation: ReadonlySignal<Situation | null> = computed(() => {
    const now = this.latest.value;
    const own = this.openly.value;
    if (!now || !own || own.version !== now.version) return now;
    const { seat, prompt, legal, undo, far_undo } = own;
    return { ...now, seat, prompt, legal, undo, far_undo };
  });
  /** Whether whoever plays does not see what they hide from the others. */
  readonly covered: ReadonlySignal<boolean> = computed(
    () => this.openly.value !== null && this.openly.value.version === this.latest.value?.version,
  );
  readonly log = signal<readonly LogEvent[]>([]);
  /** What was told where this game goes on from. */
  readonly before = signal<readonly LogEvent[]>([]);
  readonly lines = signal<readonly Line[]>([]);
  readonly connection = signal<Connection>("connecting");
  readonly trouble = signal<Trouble | null>(null);
  readonly busy = signal(false);
  /** The seat that plays here; null: a spectator. */
  readonly seat = signal<number | null>(null);
  /** At a device that several share: who is to take it now. */
  readonly curtain = signal<number | null>(null);
  /** Steps that wait to be told. */
  readonly waiting = signal(0);
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
  /** How long the log was after this device's own last decision; null: it has made none since it came. */
  readonly decided = signal<number | null>(null);
  /** How often somebody has tried what a lesson could not go on from. */
  readonly strayed = signal(0);
  readonly names: ReadonlySignal<readonly string[]> = computed(
    () => this.table.value?.seats.map((seat) => (seat.kind === "open" ? "" : seatName(seat))) ?? [],
  );
  /** Whether something comes by itself: the connection, a bot's next step, what waits to be told. */
  readonly expecting: ReadonlySignal<boolean> = computed(() => {
    const table = this.table.value;
    const now = this.situation.value;
    // A table that is not there is not waited for.
    if (!table) return false;
    if (this.showing.value !== null || this.waiting.value > 0) return true;
    if (this.connection.value === "connecting" || this.connection.value === "lost") return true;
    if (table.status !== "playing" || now?.over) return false;
    if (!now) return true;
    // In a lesson the others wait while there is something to read.
    if (now.lesson && (now.lesson.kind === "read" || now.lesson.astray)) return false;
    const seat = now.turn === null ? undefined : table.seats[now.turn];
    return seat?.kind === "bot" || (seat?.stand_in ?? null) !== null;
  });

  private live: Live | null = null;
  /** Whose eyes are looked through: those of the seat, or, before everybody, nobody's. */
  private viewpoint: number | null = null;
  private queue: Situation[] = [];
  private told = 0;
  private timer = 0;
  private readonly answers = new Map<string, Promise<unknown>>();

  constructor(readonly id: string) {}

  async start(): Promise<void> {
    const table = await api.table(this.id);
    this.table.value = table;
    this.seat.value = this.viewpoint = firstSeat(table);
    this.live = new Live(this.id, this.viewpoint, {
      push: (push) => this.take(push),
      missed: () => void this.refetch(),
      connection: (state) => {
        this.connection.value = state;
        // That the server did not answer is no longer worth telling when it does.
        if (state === "live" && this.trouble.value?.id === "error-unreachable") this.trouble.value = null;
      },
      refused: (error) => this.fail(error),
    });
    void this.hear();
    void this.lookBefore(table, this.seat.value);
  }

  /** A game that goes on from a moment of another begins with what was told there; that may go on from one, too. */
  private async lookBefore(table: Table, seat: number | null): Promise<void> {
    try {
      let { parent, parent_moment: until } = table;
      while (parent !== null) {
        const [log, above] = await Promise.all([api.log(parent, until ?? 0, seat), api.table(parent)]);
        this.before.value = [...log.events, ...this.before.value];
        ({ parent, parent_moment: until } = above);
      }
    } catch {
      // The game can be played without.
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.live?.close();
  }

  // what comes in

  private take(push: Push): void {
    batch(() => {
      if (push.table) this.table.value = push.table;
      if (push.present) this.presence(push.present);
      if (push.lines.length) this.addLines(push.lines);
      if (push.situation) this.tell(push.situation);
    });
  }

  private presence(present: readonly boolean[]): void {
    const table = this.table.value;
    if (table)
      this.table.value = {
        ...table,
        seats: table.seats.map((seat, k) => ({ ...seat, present: present[k] ?? seat.present })),
      };
  }

  private addLines(lines: readonly Line[]): void {
    const known = new Map([...this.lines.value, ...lines].map((line) => [line.number, line]));
    this.lines.value = [...known.values()].sort((one, other) => one.number - other.number);
  }

  private async refetch(): Promise<void> {
    try {
      const table = await api.table(this.id);
      // Somebody else may have the seat by now: then this device looks on.
      if (this.seat.value !== null && !table.mine.includes(this.seat.value)) this.seat.value = firstSeat(table);
      if (this.viewpoint !== null) this.viewpoint = this.seat.value;
      const situation = await api.situation(this.id, this.viewpoint);
      this.table.value = table;
      this.queue = [];
      this.show(situation);
      await this.hear();
    } catch (error) {
      this.fail(error);
    }
  }

  private async hear(): Promise<void> {
    try {
      this.addLines((await api.talk(this.id, this.lines.value.at(-1)?.number ?? 0)).lines);
    } catch {
      // Chat that is missing now comes with the next line.
    }
  }

  /** Shows a situation in its turn: what others do is told one step after another. */
  private tell(next: Situation): void {
    if (next.seat !== this.viewpoint) return;
    const held = this.held.value;
    if (held && next.version === held.before.version) {
      // Somebody has come or gone: the game itself is as it was.
      this.held.value = { ...held, before: next };
      return;
    }
    const shown = this.latest.value;
    if (shown && (next.n < shown.n || (next.n === shown.n && next.seat === shown.seat))) return;
    const news = shown !== null && next.moment > shown.moment && next.seat === shown.seat;
    if (!news || STEPS[speed.value] === 0 || document.visibilityState === "hidden") {
      this.showNow(next);
      return;
    }
    this.queue.push(next);
    this.waiting.value = this.queue.length;
    this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.queue.length === 0 || this.showing.value !== null) return;
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

  /** Tells everything that waits, at once. */
  skip(): void {
    const last = this.queue.pop();
    if (last) this.showNow(last);
  }

  /** Shows a situation before its turn. Those that wait are not shown any more, but their part of the log is kept. */
  private showNow(next: Situation): void {
    batch(() => {
      for (const one of this.queue) if (one.n < next.n) this.note(one);
      this.queue = [];
      this.show(next);
    });
  }

  /** Shows what an action led to; pushes may have told more by then, which stays, or waits to be told. */
  private answer(next: Situation): void {
    const shown = this.latest.value;
    if (shown && shown.seat === next.seat && shown.n > next.n) return;
    const later = this.queue.filter((one) => one.n > next.n);
    batch(() => {
      this.showNow(next);
      this.queue = later;
      this.waiting.value = later.length;
    });
    this.schedule();
  }

  private note({ log }: Situation): void {
    this.log.value = [...this.log.value.slice(0, log.start), ...log.events];
  }

  private show(next: Situation): void {
    this.told = performance.now();
    batch(() => {
      if (!next.held) this.held.value = null;
      this.note(next);
      this.latest.value = next;
      this.present(next);
      this.waiting.value = this.queue.length;
      if (this.answersAt !== next.version) {
        this.answersAt = next.version;
        this.answers.clear();
      }
      this.drawCurtain(next);
    });
  }
  private answersAt = -1;

  // what is told piece by piece

  /** The last situation that is so, and how long the log was then: one that waits for a word is not yet. */
  private settled: { situation: Situation; log: number } | null = null;

  private present(next: Situation): void {
    this.showing.value = null;
    this.untold.value = null;
    if (next.held) return;
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
      this.untold.value = this.log.value.length - news.length;
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
      if (this.latest.value) this.drawCurtain(this.latest.value);
    });
    this.schedule();
  }

  // several people at one device

  /** The people who share this device. */
  get sharers(): readonly number[] {
    const seats = this.table.value?.seats ?? [];
    return seats
      .filter((seat) => seat.mine && seat.kind === "person" && !seat.stand_in && !seat.gone)
      .map((seat) => seat.number);
  }

  private drawCurtain(now: Situation): void {
    const sharers = this.sharers;
    if (sharers.length < 2 || now.over) {
      this.curtain.value = null;
      return;
    }
    // First everybody looks.
    if (this.showing.value !== null) return;
    const { turn, hidden } = now;
    const wish = curtainWish.value;
    const here = turn !== null && sharers.includes(turn);
    const another = here && turn !== this.seat.value;
    if (another && (wish === "open" || (wish === "drawn" && hidden === "nothing"))) this.lookFrom(turn);
    else if (here && wish === "drawn" && hidden === "elsewhere" && (another || this.openly.value)) {
      void this.playOpenly(turn);
    } else if (another || (here && this.openly.value)) {
      this.openly.value = null;
      this.curtain.value = turn;
    } else if (this.seat.value !== null && turn !== this.seat.value && wish !== "open") {
      // Nobody's hand is left lying open while others play.
      this.lookFrom(null);
    }
  }

  /** Somebody plays while everybody looks: what only they may see is not shown. */
  private async playOpenly(seat: number): Promise<void> {
    this.seat.value = seat;
    try {
      if (this.viewpoint !== null) {
        this.look(null);
        this.show(await api.situation(this.id, null));
      }
      const own = await api.situation(this.id, seat);
      if (this.seat.value === seat && this.viewpoint === null) this.openly.value = own;
    } catch (error) {
      this.fail(error);
    }
  }

  /** Whoever plays before everybody's eyes wants to see what is theirs alone. */
  askToSee(): void {
    if (this.covered.value) this.curtain.value = this.seat.value;
  }

  /** The player has the device and may see. */
  openCurtain(): void {
    const seat = this.curtain.value;
    if (seat === null) return;
    this.lookFrom(seat);
    this.curtain.value = null;
  }

  private look(viewpoint: number | null): void {
    this.viewpoint = viewpoint;
    this.openly.value = null;
    this.queue = [];
    this.live?.look(viewpoint);
  }

  lookFrom(seat: number | null): void {
    this.seat.value = seat;
    this.look(seat);
    void api.situation(this.id, seat).then(
      (situation) => {
        if (this.viewpoint === seat && this.seat.value === seat) this.show(situation);
      },
      (error) => this.fail(error),
    );
  }

  // what goes out

  /** Takes actions, all or none of them. */
  async act(...acts: readonly Act[]): Promise<boolean> {
    if (acts.length === 0) return false;
    return this.alone(async (seat) => {
      const wish = this.wish(seat, acts);
      if (!wish) return;
      const situation = await this.asked({ act: wish }, () => api.act(this.id, wish));
      this.decided.value = situation.log.start + situation.log.events.length;
      this.answer(situation);
    });
  }

  /** The same, but what would end the turn waits until `endTurn`, and can be taken back until then. */
  async actInTurn(...acts: readonly Act[]): Promise<boolean> {
    // How it would stand is for the eyes of whoever plays.
    if (turnEnd.value === "itself" || this.openly.value) return this.act(...acts);
    return this.alone(async (seat) => {
      const before = this.situation.value;
      const wish = this.wish(seat, acts);
      if (!wish || !before) return;
      const holding = { ...wish, hold: true };
      const situation = await this.asked({ act: holding }, () => api.act(this.id, holding));
      if (situation.held) this.held.value = { acts, before };
      else this.decided.value = situation.log.start + situation.log.events.length;
      this.answer(situation);
    });
  }

  private wish(seat: number, [action, ...more]: readonly Act[]) {
    return action && { seat, version: this.situation.value?.version ?? 0, action, more, key: newKey() };
  }

  /** Does what was only looked at: the turn is over. */
  async endTurn(): Promise<boolean> {
    const held = this.held.value;
    if (!held) return false;
    this.held.value = null;
    return this.act(...held.acts);
  }

  /** Takes back the last choice, the whole turn or, against bots alone, what has happened since my last decision. */
  async undo(whole: boolean, far: "decision" | "round" | null = null, choices = 1): Promise<boolean> {
    const held = this.held.value;
    if (held) {
      // Nobody knows of it yet.
      this.showNow(held.before);
      if (!whole) return true;
    }
    return this.alone(async (seat) => {
      const version = this.situation.value?.version ?? 0;
      const wish = { seat, version, whole, far, choices, key: newKey() };
      this.answer(await this.asked({ undo: wish }, () => api.undo(this.id, wish)));
    });
  }

  /** In a lesson: this step was read, or no more of it is wanted. */
  async readOn(leave = false): Promise<boolean> {
    return this.alone(async () => {
      const step = this.situation.value?.lesson?.step;
      if (step !== undefined) this.answer(await api.readOn(this.id, step, leave));
    });
  }

  /** Asks over the socket that is open anyway; if there is no answer, in the other way: the same key counts once. */
  private async asked(wish: Parameters<Live["ask"]>[0], otherwise: () => Promise<Accepted>): Promise<Situation> {
    try {
      if (this.live) return await this.live.ask(wish);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
    }
    const { situation } = await otherwise();
    return situation.seat === this.viewpoint ? situation : api.situation(this.id, this.viewpoint);
  }

  /** One thing after another: nothing is done while something is under way. */
  private async alone(work: (seat: number) => Promise<void>): Promise<boolean> {
    const seat = this.seat.value;
    if (seat === null || this.busy.value) return false;
    this.busy.value = true;
    this.trouble.value = null;
    try {
      await work(seat);
      return true;
    } catch (error) {
      if (error instanceof Refused && error.situation?.seat === this.viewpoint) this.show(error.situation);
      else if (error instanceof Refused && error.situation) void this.refetch();
      this.fail(error);
      return false;
    } finally {
      this.busy.value = false;
    }
  }

  /** Does something about the table, and shows it as it is then; `failed` is told of it where something was asked. */
  async change(work: () => Promise<Table>, failed = (error: unknown) => this.fail(error)): Promise<Table | null> {
    try {
      this.trouble.value = null;
      const table = await work();
      if (table.id === this.id) {
        this.table.value = table;
        if (this.seat.value === null && table.mine.length > 0) {
          this.seat.value = this.viewpoint = firstSeat(table);
          this.live?.renew(this.viewpoint);
        }
      }
      return table;
    } catch (error) {
      failed(error);
      return null;
    }
  }

  async say(words: string): Promise<boolean> {
    const seat = this.seat.value ?? this.table.value?.mine[0];
    if (seat === undefined) return false;
    try {
      this.addLines((await api.say(this.id, seat, words)).lines);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  why(act: Act, after: readonly Act[] = []): Promise<Reason | null> {
    const seat = this.seat.value;
    if (seat === null) return Promise.resolve(null);
    const before = after.map(textOf);
    return this.remembered(
      `why ${[...before, textOf(act)].join(", ")}`,
      async () => (await api.whyNot(this.id, seat, textOf(act), before)).reason,
    );
  }

  outlook(act: Act): Promise<Outlook | null> {
    const seat = this.seat.value;
    if (seat === null) return Promise.resolve(null);
    return this.remembered(
      `outlook ${textOf(act)}`,
      async () => (await api.preview(this.id, seat, textOf(act))).previews[0] ?? null,
    );
  }

  async foresee(acts: readonly Act[]): Promise<readonly Message[]> {
    const seat = this.seat.value;
    if (seat === null || acts.length === 0) return [];
    const texts = acts.map(textOf);
    const key = `foresee ${texts.join(", ")}`;
    return (await this.remembered(key, async () => (await api.foresee(this.id, seat, texts)).events)) ?? [];
  }

  /** Asked once for each position; what cannot be answered is null. */
  private remembered<T>(key: string, ask: () => Promise<T | null>): Promise<T | null> {
    const known = this.answers.get(key);
    if (known) return known as Promise<T | null>;
    const asked = ask().catch(() => null);
    this.answers.set(key, asked);
    return asked;
  }

  fail(error: unknown): void {
    this.trouble.value = { ...troubleOf(error), reason: error instanceof Refused ? error.problem.reason : null };
    if (!(error instanceof Refused || error instanceof Unreachable)) console.error(error);
  }
}

/** Whether things are told piece by piece here: not to somebody in a hurry, or who wants nothing to move. */
export function isTold(): boolean {
  return speed.value !== "instant" && motion.value !== "none" && document.visibilityState !== "hidden";
}

/** The seat to look from at first: my own; at a shared device nobody's, until somebody says who they are. */
function firstSeat(table: Table): number | null {
  const people = table.seats.filter((seat) => seat.mine && seat.kind === "person");
  return people.length === 1 ? (people[0]?.number ?? null) : null;
}
