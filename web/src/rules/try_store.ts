import { batch } from "@preact/signals";
import { api } from "../api/client";
import type { Example } from "../api/schema";
import { textOf } from "../board/acts";
import type { Outlook, Reason } from "../board/play";
import { TableStore } from "../table/store";
import { tableToTry } from "../table/to_try";
import type { Act, Message } from "../words";

/** An example that is tried out: like a table, but nothing is kept of it, and everything can be taken back. */
export class TryStore extends TableStore {
  private readonly wondered = new Map<string, ReturnType<typeof api.wonder>>();
  private actions: string[] = [];
  private done = false;

  constructor(
    readonly game: string,
    readonly example: Example,
    id: string,
  ) {
    super(id);
  }

  /** Whether all has come about that the example shows. */
  get isDone(): boolean {
    return this.done;
  }

  /** What was done so far. */
  get taken(): readonly string[] {
    return this.actions;
  }

  override async start(): Promise<void> {
    this.seat.value = this.example.seat;
    this.connection.value = "live";
    await this.showAfter([]);
  }

  private async showAfter(tried: string[]): Promise<void> {
    const { situation, actions, done } = await api.tryOut(this.game, this.example.name, tried);
    this.actions = actions;
    this.done = done;
    this.wondered.clear();
    batch(() => {
      this.table.value = tableToTry(this.id, this.game, this.example, situation.view === null ? "waiting" : "playing");
      this.log.value = situation.log.events;
      this.latest.value = situation;
    });
  }

  private go(actions: string[]): Promise<boolean> {
    return this.alone(() => this.showAfter(actions));
  }

  override act(...acts: readonly Act[]): Promise<boolean> {
    return this.go([...this.actions, ...acts.map(textOf)]);
  }

  override actInTurn(...acts: readonly Act[]): Promise<boolean> {
    return this.act(...acts);
  }

  override undo(whole: boolean): Promise<boolean> {
    return this.go(whole ? [] : this.actions.slice(0, -1));
  }

  override why(act: Act): Promise<Reason | null> {
    return this.wonder(act).then(
      ({ reason }) => reason,
      () => null,
    );
  }

  override outlook(act: Act): Promise<Outlook | null> {
    return this.wonder(act).then(
      ({ preview }) => preview,
      () => null,
    );
  }

  override foresee(_acts: readonly Act[]): Promise<readonly Message[]> {
    return Promise.resolve([]);
  }

  private wonder(act: Act): ReturnType<typeof api.wonder> {
    const text = textOf(act);
    const before = this.wondered.get(text);
    if (before) return before;
    const asked = api.wonder(this.game, this.example.name, this.actions, text);
    this.wondered.set(text, asked);
    return asked;
  }
}
