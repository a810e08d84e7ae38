import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { api, newKey, Refused, Unreachable } from "../api/client";
import { type Connection, Live } from "../api/live";
import type { Accepted, Line, LogEvent, Push, Situation, Table } from "../api/schema";
import { seatName } from "../app/names";
import { turnEnd } from "../app/preferences";
import { troubleOf } from "../app/trouble";
import { textOf } from "../board/acts";
import type { Outlook, Reason } from "../board/play";
import type { Act, Message } from "../words";
import { Telling } from "./telling";
import { Viewpoint } from "./viewpoint";

/** What went wrong, to be said in the reader's language. */
export interface Trouble extends Message {
  reason: Reason | null;
}

/** A table as this device sees it: what the server says, told step by step, and what can be asked of it. */
export class TableStore {
  readonly table = signal<Table | null>(null);
  readonly telling = new Telling(
    (now) => this.shown(now),
    (now) => this.goesOn(now),
  );
  readonly viewpoint = new Viewpoint(this);
  protected readonly latest = this.telling.latest;
  readonly log = this.telling.log;
  readonly waiting = this.telling.waiting;
  readonly held = this.telling.held;
  readonly showing = this.telling.showing;
  readonly news = this.telling.news;
  readonly seat = this.viewpoint.seat;
  readonly curtain = this.viewpoint.curtain;
  /** The situation that is shown. */
  readonly situation: ReadonlySignal<Situation | null> = computed(() => {
    const now = this.latest.value;
    const own = this.viewpoint.openly.value;
    if (!now || !own || own.version !== now.version) return now;
    const { seat, prompt, legal, undo, far_undo, far_moment, decided, forced } = own;
    return { ...now, seat, prompt, legal, undo, far_undo, far_moment, decided, forced };
  });
  /** What was told where this game goes on from. */
  readonly before = signal<readonly LogEvent[]>([]);
  readonly lines = signal<readonly Line[]>([]);
  readonly connection = signal<Connection>("connecting");
  readonly trouble = signal<Trouble | null>(null);
  readonly busy = signal(false);
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
    if (this.showing.value !== null || this.waiting.value > 0 || this.telling.behind.value) return true;
    if (this.connection.value === "connecting" || this.connection.value === "lost") return true;
    if (now) return this.goesOn(now);
    return table.status === "playing";
  });

  private live: Live | null = null;
  /** What was asked about the position that is shown. */
  private readonly answers = new Map<string, Promise<unknown>>();
  private answersAt = -1;

  constructor(readonly id: string) {}

  async start(): Promise<void> {
    const table = await api.table(this.id);
    this.table.value = table;
    this.viewpoint.sitDown(table);
    this.live = new Live(this.id, this.viewpoint.from, {
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
    this.telling.stop();
    this.live?.close();
  }

  /** Whether a bot acts next, unasked. */
  private goesOn(now: Situation): boolean {
    const table = this.table.value;
    if (table?.status !== "playing" || now.over) return false;
    // In a lesson the others wait while there is something to read.
    if (now.lesson && (now.lesson.kind === "read" || now.lesson.astray)) return false;
    const seat = now.turn === null ? undefined : table.seats[now.turn];
    return seat?.kind === "bot" || (seat?.stand_in ?? null) !== null;
  }

  // what comes in

  private take(push: Push): void {
    batch(() => {
      if (push.table) this.table.value = push.table;
      if (push.present) this.presence(push.present);
      if (push.lines.length) this.addLines(push.lines);
      if (push.situation?.seat === this.viewpoint.from) this.telling.tell(push.situation);
    });
  }

  private presence(present: readonly boolean[]): void {
    const table = this.table.value;
    if (!table) return;
    const seats = table.seats.map((seat, k) => {
      const here = present[k] ?? seat.present;
      // Whoever has gone was here until now.
      return { ...seat, present: here, seen_at: seat.present && !here ? Date.now() : seat.seen_at };
    });
    this.table.value = { ...table, seats };
  }

  private addLines(lines: readonly Line[]): void {
    const known = new Map([...this.lines.value, ...lines].map((line) => [line.number, line]));
    this.lines.value = [...known.values()].sort((one, other) => one.number - other.number);
  }

  private async refetch(): Promise<void> {
    try {
      const table = await api.table(this.id);
      this.viewpoint.recheck(table);
      const situation = await api.situation(this.id, this.viewpoint.from);
      this.table.value = table;
      this.telling.forget();
      this.telling.show(situation);
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

  private shown(now: Situation): void {
    if (this.answersAt !== now.version) {
      this.answersAt = now.version;
      this.answers.clear();
    }
    this.viewpoint.drawCurtain(now);
  }

  /** From now on the server tells what is seen from there. */
  look(from: number | null): void {
    this.live?.look(from);
  }

  // what goes out

  /** Takes actions, all or none of them. */
  async act(...acts: readonly Act[]): Promise<boolean> {
    if (acts.length === 0) return false;
    return this.alone(async (seat) => {
      const wish = this.wish(seat, acts);
      if (!wish) return;
      this.telling.answer(await this.asked({ act: wish }, () => api.act(this.id, wish)));
    });
  }

  /** The same, but what would end the turn waits until `endTurn`, and can be taken back until then. */
  async actInTurn(...acts: readonly Act[]): Promise<boolean> {
    // How it would stand is for the eyes of whoever plays.
    if (turnEnd.value === "itself" || this.viewpoint.openly.value) return this.act(...acts);
    return this.alone(async (seat) => {
      const before = this.situation.value;
      const wish = this.wish(seat, acts);
      if (!wish || !before) return;
      const holding = { ...wish, hold: true };
      const situation = await this.asked({ act: holding }, () => api.act(this.id, holding));
      if (situation.held) this.held.value = { acts, before };
      this.telling.answer(situation);
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
      this.telling.showNow(held.before);
      if (!whole && far === null) return true;
    }
    return this.alone(async (seat) => {
      const version = this.situation.value?.version ?? 0;
      const wish = { seat, version, whole, far, choices, key: newKey() };
      this.telling.answer(await this.asked({ undo: wish }, () => api.undo(this.id, wish)));
    });
  }

  /** In a lesson: this step was read, or no more of it is wanted. */
  async readOn(leave = false): Promise<boolean> {
    return this.alone(async () => {
      const step = this.situation.value?.lesson?.step;
      if (step !== undefined) this.telling.answer(await api.readOn(this.id, step, leave));
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
    return situation.seat === this.viewpoint.from ? situation : api.situation(this.id, this.viewpoint.from);
  }

  /** One thing after another: nothing is done while something is under way. */
  protected async alone(work: (seat: number) => Promise<void>): Promise<boolean> {
    const seat = this.seat.value;
    if (seat === null || this.busy.value) return false;
    this.busy.value = true;
    this.trouble.value = null;
    try {
      await work(seat);
      return true;
    } catch (error) {
      if (error instanceof Refused && error.situation?.seat === this.viewpoint.from) this.telling.show(error.situation);
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
          this.viewpoint.sitDown(table);
          this.live?.renew(this.viewpoint.from);
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
