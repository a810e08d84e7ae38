import { batch, computed, type Signal, signal } from "@preact/signals";
import { api, newKey, Refused, Unreachable, wait } from "../api/client";
import type { Box, BoxField, BoxPart, BoxPiece, ComponentSet, Examined, SetDoubt, SetProblem } from "../api/schema";
import { t } from "../words";

export type Value = boolean | number | string | readonly (number | string)[];

/** A value of a piece: where it is in the file, what it may be, what the shipped set has, and how sure that is. */
export interface Fact {
  path: string;
  field: BoxField;
  shipped: Value;
  source: string;
}

/** A piece with its part, and its values by their names on it. */
export interface PieceIn {
  part: BoxPart;
  piece: BoxPiece;
  facts: ReadonlyMap<string, Fact>;
}

/** What the rulebook says is certain: it is shown, and stays. */
export const isOpen = (fact: Fact): boolean => fact.source !== "rulebook";

function piecesOf(box: Box): PieceIn[] {
  return box.parts.flatMap((part) =>
    part.pieces.map((piece) => {
      const facts = new Map<string, Fact>();
      for (const [k, field] of part.fields.entries()) {
        const source = piece.sources[k];
        if (!source) continue;
        const path = field.name ? `${piece.id}.${field.name}` : piece.id;
        facts.set(field.name, { path, field, shipped: piece.values[k] as Value, source });
      }
      return { part, piece, facts };
    }),
  );
}

interface Waiting {
  changes: Record<string, Value | null>;
  checked: Record<string, boolean>;
}

const NOTHING: Waiting = { changes: {}, checked: {} };
/** Changes in one request: who has entered a whole box without a server sends more than a request may have. */
const AT_ONCE = 300;
const PAUSES = [0, 1000, 3000, 8000];

/** What is over sooner or later: no server, one that is in trouble, or too much at once. Then it is tried again. */
const isPassing = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Refused && (error.status === 429 || error.status >= 500));

/** What has not reached the server stays on this device: nothing that was entered is lost. */
const kept = (set: string) => `burgher-box-${set}`;

function recall(set: string): Waiting {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(kept(set)) ?? "{}") as Partial<Waiting>) };
  } catch {
    return NOTHING;
  }
}

/** The pieces of a game, and a set that somebody enters; without one, the first thing that is entered makes one. */
export class BoxStore {
  readonly pieces: readonly PieceIn[];
  readonly byId: ReadonlyMap<string, PieceIn>;
  readonly set: Signal<ComponentSet | null>;
  readonly error = signal<unknown>(null);
  /** Entered, and not yet with the server. */
  readonly waiting: Signal<Waiting>;
  readonly offline = signal(false);
  /** Someone else's pieces, to look at: nothing can be changed. */
  readonly looked: Examined | null;
  /** All pieces at a glance, but for these, which are open to be changed; null while all of them are. */
  readonly opened = signal<ReadonlySet<string> | null>(null);
  private sending: Promise<void> | null = null;
  private readonly made: (set: ComponentSet) => void;

  constructor(
    readonly box: Box,
    set: ComponentSet | null,
    looked: Examined | null = null,
    made: (set: ComponentSet) => void = () => {},
  ) {
    this.pieces = piecesOf(box);
    this.byId = new Map(this.pieces.map((one) => [one.piece.id, one]));
    this.set = signal(set);
    this.looked = looked;
    this.made = made;
    this.waiting = signal(looked ? NOTHING : recall(this.place()));
    if (this.isWaiting()) this.send();
  }

  get canChange(): boolean {
    return this.looked === null;
  }

  /** Whether nothing can be changed on a piece: it is somebody else's, or one of many that are seen at a glance. */
  isClosed(piece: string): boolean {
    return !this.canChange || (this.opened.value !== null && !this.opened.value.has(piece));
  }

  /** At a glance, one piece is opened to be changed, or closed again. */
  open(piece: string, on: boolean): void {
    const now = this.opened.peek();
    if (now) this.opened.value = new Set(on ? [...now, piece] : [...now].filter((one) => one !== piece));
  }

  readonly entered = computed<ReadonlyMap<string, Value>>(() => {
    const own = new Map(Object.entries((this.looked ?? this.set.value)?.entered ?? {}) as [string, Value][]);
    for (const [path, value] of Object.entries(this.waiting.value.changes)) {
      if (value === null) own.delete(path);
      else own.set(path, value);
    }
    return own;
  });

  readonly checked = computed<ReadonlySet<string>>(() => {
    const own = new Set(this.set.value?.checked ?? []);
    for (const [piece, on] of Object.entries(this.waiting.value.checked)) {
      if (on) own.add(piece);
      else own.delete(piece);
    }
    return own;
  });

  readonly problems = computed<readonly SetProblem[]>(() => this.set.value?.problems ?? []);
  readonly doubts = computed<readonly SetDoubt[]>(() => (this.looked ?? this.set.value)?.doubts ?? []);

  value(fact: Fact): Value {
    return this.entered.value.get(fact.path) ?? fact.shipped;
  }

  /** Whether somebody has it otherwise than the shipped set. */
  differs(fact: Fact): boolean {
    const own = this.entered.value.get(fact.path);
    return own !== undefined && JSON.stringify(own) !== JSON.stringify(fact.shipped);
  }

  problemAt(path: string): SetProblem | undefined {
    return this.problems.value.find((one) => one.path === path || one.path.startsWith(`${path}[`));
  }

  enter(path: string, value: Value | null): void {
    this.add({ changes: { [path]: value }, checked: {} });
  }

  /** Several at once, as for a piece that is like another. */
  enterAll(changes: Record<string, Value | null>): void {
    this.add({ changes, checked: {} });
  }

  check(piece: string, on: boolean): void {
    this.add({ changes: {}, checked: { [piece]: on } });
  }

  /** Several pieces at once. */
  checkAll(pieces: readonly string[], on: boolean): void {
    this.add({ changes: {}, checked: Object.fromEntries(pieces.map((piece) => [piece, on])) });
  }

  private add(more: Waiting): void {
    if (!this.canChange) return;
    const { changes, checked } = this.waiting.peek();
    this.keep({ changes: { ...changes, ...more.changes }, checked: { ...checked, ...more.checked } });
    this.send();
  }

  private keep(waiting: Waiting): void {
    this.waiting.value = waiting;
    if (this.isWaiting()) localStorage.setItem(kept(this.place()), JSON.stringify(waiting));
    else localStorage.removeItem(kept(this.place()));
  }

  /** Under which name things wait: that of the set; before there is one, that of the box. */
  private place(): string {
    return this.set.peek()?.id ?? `${this.box.game}-${this.box.base}`;
  }

  /** Whether something that was entered has not reached the server yet. */
  isWaiting(): boolean {
    const { changes, checked } = this.waiting.value;
    return Object.keys(changes).length + Object.keys(checked).length > 0;
  }

  /** Whether the server has yet to say something about a piece: what it said before is about other values. */
  isWaitingFor(piece: string): boolean {
    return Object.keys(this.waiting.value.changes).some((path) => path === piece || path.startsWith(`${piece}.`));
  }

  /** What was entered meanwhile in another window of this device. */
  async lookAgain(): Promise<void> {
    const id = this.set.peek()?.id;
    if (id === undefined || this.sending) return;
    try {
      const found = await api.set(id);
      if (!this.sending && found.version > (this.set.peek()?.version ?? 0)) this.set.value = found;
    } catch {
      // What is wrong is said when something is entered.
    }
  }

  private send(): void {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
  }

  private async sendAll(): Promise<void> {
    for (let tried = 0; this.isWaiting(); ) {
      try {
        await this.sendOnce();
        tried = 0;
        this.offline.value = false;
      } catch (error) {
        if (isPassing(error)) {
          this.offline.value = true;
          await wait(PAUSES[Math.min(++tried, PAUSES.length - 1)] ?? 0);
          continue;
        }
        // What the server does not take, it will not take later: the page shows what it has.
        this.error.value = error;
        this.keep(NOTHING);
      }
    }
  }

  private async sendOnce(): Promise<void> {
    const set = this.set.peek() ?? (await this.make());
    const { changes: all, checked } = this.waiting.peek();
    const sent = { changes: Object.fromEntries(Object.entries(all).slice(0, AT_ONCE)), checked };
    const changes = Object.entries(sent.changes).map(([path, value]) => ({ path, value }));
    const found = await api.changeSet(set.id, { changes, checked: sent.checked } as Parameters<
      typeof api.changeSet
    >[1]);
    batch(() => {
      this.set.value = found;
      this.keep(since(sent, this.waiting.peek()));
    });
  }

  /** A set of one's own, under the first name that is free. */
  private async make(): Promise<ComponentSet> {
    const key = newKey();
    for (let number = 1; ; number++) {
      try {
        const name = t("box-first-name", { number });
        const made = await api.makeSet({ game: this.box.game, name, base: this.box.base, key });
        const before = kept(this.place());
        this.set.value = made;
        this.keep(this.waiting.peek());
        localStorage.removeItem(before);
        this.made(made);
        return made;
      } catch (error) {
        if (!(error instanceof Refused) || error.problem.id !== "set-named" || number > 50) throw error;
      }
    }
  }
}

/** What was entered after something was sent. */
function since(sent: Waiting, now: Waiting): Waiting {
  const rest = <T>(all: Record<string, T>, gone: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([name, value]) => !(name in gone) || gone[name] !== value));
  return { changes: rest(now.changes, sent.changes), checked: rest(now.checked, sent.checked) };
}
