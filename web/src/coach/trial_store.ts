import { batch, type Signal, signal } from "@preact/signals";
import type { Situation, Table, Trial } from "../api/schema";
import { textOf } from "../board/acts";
import type { Outlook, Reason } from "../board/play";
import { TableStore } from "../table/store";
import type { Act, Message } from "../words";

/** Where a position comes from that is tried out: a moment of a finished game, or an exercise. */
export interface Source {
  /** The position after some actions. */
  trial(actions: readonly string[]): Promise<Trial>;
  table: Table;
  /** The name by which boards find what is printed on the pieces. */
  facts: string;
}

/** A position that is played on for a while: like a table, but nothing is kept, and everything can be taken back. */
export class TrialStore extends TableStore {
  readonly taken: Signal<readonly string[]> = signal([]);
  /** Whether the turn is over, or chance would come in. */
  readonly ends = signal(false);
  private n = 0;

  constructor(private readonly source: Source) {
    super(source.facts);
  }

  override async start(): Promise<void> {
    this.connection.value = "live";
    await this.showAfter([]);
  }

  private async showAfter(actions: readonly string[]): Promise<void> {
    const found = await this.source.trial(actions);
    batch(() => {
      this.n += 1;
      this.table.value = this.source.table;
      this.seat.value = found.seat;
      this.taken.value = found.actions.map(({ text }) => text);
      this.ends.value = found.ends;
      this.log.value = found.events;
      this.latest.value = situationOf(this.source.table, found, this.n);
    });
  }

  private go(actions: readonly string[]): Promise<boolean> {
    return this.alone(() => this.showAfter(actions));
  }

  override act(...acts: readonly Act[]): Promise<boolean> {
    return this.go([...this.taken.value, ...acts.map(textOf)]);
  }

  /** Takes these actions from the beginning. */
  replay(actions: readonly string[]): Promise<boolean> {
    return this.go(actions);
  }

  override undo(whole: boolean): Promise<boolean> {
    return this.go(whole ? [] : this.taken.value.slice(0, -1));
  }

  override why(_act: Act): Promise<Reason | null> {
    return Promise.resolve(null);
  }

  override outlook(_act: Act): Promise<Outlook | null> {
    return Promise.resolve(null);
  }

  override foresee(_acts: readonly Act[]): Promise<readonly Message[]> {
    return Promise.resolve([]);
  }
}

function situationOf(table: Table, found: Trial, n: number): Situation {
  return {
    table: table.id,
    n,
    version: n,
    moment: found.moment,
    seat: found.seat,
    turn: found.seat,
    over: false,
    view: found.view,
    asked: found.asked,
    prompt: found.prompt,
    legal: found.legal,
    undo: found.actions.length,
    far_undo: false,
    far_moment: null,
    decided: null,
    forced: [],
    held: false,
    goes_on: false,
    hidden: "nothing",
    lesson: null,
    log: { start: 0, events: found.events },
    result: null,
  };
}
