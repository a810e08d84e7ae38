import { NamedPieces, type Whereabouts } from "../../board/named";
import { type Counts, raceOf, spread } from "./counts";
import { PROPERTIES, SYMBOLS, type View, type Worker } from "./view";

/** Where all pieces of a position are, family by family. */
export function spotsOf(view: View): Map<string, Whereabouts[]> {
  const families = new Map<string, Whereabouts[]>();
  const put = (family: string, place: string, look: string) => {
    const spots = families.get(family) ?? [];
    spots.push({ place, look });
    families.set(family, spots);
  };
  const worker = (seat: number, kind: Worker, place: string) => put(`w${seat}-${raceOf(kind)}`, place, kind);
  const workers = (seat: number, kinds: Counts<Worker>, place: string) => {
    for (const kind of spread(kinds)) worker(seat, kind, place);
  };

  const { recruiter, camp, areas } = view.collection_board;
  for (const [k, one] of recruiter.entries()) if (one) worker(one.seat, one.worker, `recruiter-${k}`);
  for (const [k, one] of camp.entries()) if (one) worker(one.seat, one.worker, `camp-${k}`);
  for (const [area, seats] of Object.entries(areas)) {
    for (const [seat, kinds] of seats.entries()) workers(seat, kinds, area);
  }
  for (const { district, guild, symbols } of view.city.districts) {
    if (guild?.seat !== null && guild?.seat !== undefined && guild.worker) worker(guild.seat, guild.worker, guild.name);
    for (const symbol of SYMBOLS) {
      const owner = symbols[symbol];
      if (owner !== null) put(`m${owner}`, `${district}-${symbol}`, "");
    }
  }
  for (const seat of view.seats) {
    workers(seat.seat, seat.workers.home, `home-${seat.seat}`);
    for (const built of seat.built) {
      workers(seat.seat, built.planks?.workers ?? {}, `${seat.seat}-${built.property}`);
      for (let k = 0; k < built.gnomes; k++) put("gnome", `${seat.seat}-${built.property}`, "");
    }
  }
  for (const property of PROPERTIES) {
    const piles: [string, number | undefined][] = [
      ["pool", view.cards.pool[property]],
      ...view.seats.map((seat): [string, number | undefined] => [`hand-${seat.seat}`, seat.hand?.[property]]),
    ];
    for (const [pile, count] of piles) for (let k = 0; k < (count ?? 0); k++) put(`c-${property}`, pile, "");
  }
  return families;
}

/** The names of all pieces of a position. */
export class Pieces extends NamedPieces {
  static after(before: Pieces | null, view: View): Pieces {
    return new Pieces(before, spotsOf(view));
  }

  worker(seat: number, kind: Worker, place: string): string | undefined {
    return this.at(`w${seat}-${raceOf(kind)}`, place, kind)[0];
  }

  /** All workers of a seat at a place, with their names. */
  workers(seat: number, kinds: Counts<Worker>, place: string): { worker: Worker; piece: string | undefined }[] {
    const seen = new Map<Worker, number>();
    return spread(kinds).map((worker) => {
      const k = seen.get(worker) ?? 0;
      seen.set(worker, k + 1);
      return { worker, piece: this.at(`w${seat}-${raceOf(worker)}`, place, worker)[k] };
    });
  }
}
