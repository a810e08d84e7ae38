import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { api } from "../api/client";
import type { Situation, Table } from "../api/schema";
import { curtainWish } from "../app/preferences";
import type { Telling } from "./telling";

/** What a viewpoint needs of the table that is looked at. */
interface Looking {
  id: string;
  table: ReadonlySignal<Table | null>;
  telling: Telling;
  /** From now on the server tells what is seen from there. */
  look(from: number | null): void;
  fail(error: unknown): void;
}

/** Through whose eyes this device looks at a table. Where several people share it, it passes from hand to hand. */
export class Viewpoint {
  /** The seat that plays here; null: a spectator. */
  readonly seat = signal<number | null>(null);
  /** At a device that several share: who is to take it now. */
  readonly curtain = signal<number | null>(null);
  /** At a device that several share: what somebody may do before everybody's eyes. */
  readonly openly = signal<Situation | null>(null);
  /** Whether whoever plays does not see what they hide from the others. */
  readonly covered: ReadonlySignal<boolean>;
  /** Whose eyes are looked through: those of the seat, or, before everybody, nobody's. */
  from: number | null = null;

  constructor(private readonly at: Looking) {
    const { latest } = at.telling;
    this.covered = computed(() => this.openly.value !== null && this.openly.value.version === latest.value?.version);
  }

  /** To my own seat; at a shared device to nobody's, until somebody says who they are. */
  sitDown(table: Table): void {
    const people = table.seats.filter((seat) => seat.mine && seat.kind === "person");
    this.seat.value = people.length === 1 ? (people[0]?.number ?? null) : null;
    this.from = this.seat.value;
  }

  /** Somebody else may have the seat by now: then this device looks on. */
  recheck(table: Table): void {
    const { from } = this;
    if (this.seat.value !== null && !table.mine.includes(this.seat.value)) this.sitDown(table);
    this.from = from === null ? null : this.seat.value;
  }

  /** The people who share this device. */
  get sharers(): readonly number[] {
    const seats = this.at.table.value?.seats ?? [];
    return seats
      .filter((seat) => seat.mine && seat.kind === "person" && !seat.stand_in && !seat.gone)
      .map((seat) => seat.number);
  }

  drawCurtain(now: Situation): void {
    const sharers = this.sharers;
    if (sharers.length < 2 || now.over) {
      this.curtain.value = null;
      return;
    }
    // First everybody looks.
    if (this.at.telling.showing.value !== null) return;
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
      if (this.from !== null) {
        this.look(null);
        this.at.telling.show(await api.situation(this.at.id, null));
      }
      const own = await api.situation(this.at.id, seat);
      if (this.seat.value === seat && this.from === null) this.openly.value = own;
    } catch (error) {
      this.at.fail(error);
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

  private look(from: number | null): void {
    this.from = from;
    this.openly.value = null;
    this.at.telling.forget();
    this.at.look(from);
  }

  private lookFrom(seat: number | null): void {
    this.seat.value = seat;
    this.look(seat);
    void api.situation(this.at.id, seat).then(
      (situation) => {
        if (this.from === seat && this.seat.value === seat) this.at.telling.show(situation);
      },
      (error) => this.at.fail(error),
    );
  }
}
