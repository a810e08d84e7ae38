import { type Counts, PROPERTIES, raceOf, SYMBOLS, spread, type View, type Worker } from "./view";

/*
 * The view counts pieces; it does not name them. So that a piece can be seen to move, each gets a name here that it
 * keeps from one position to the next: what stays where it was is the same piece, what is missing there and new here
 * has moved.
 */

/** A piece that is somewhere, and what it looks like (an elf may become a master). */
export interface Spot {
  place: string;
  look: string;
}

export type Named = ReadonlyMap<string, Spot>;

/** Names the pieces of one family, the nearest to how they were named before. */
export function nameSpots(family: string, before: Named, spots: readonly Spot[]): Map<string, Spot> {
  const free = new Map(before);
  const names: (string | null)[] = spots.map(() => null);
  const alike: ((was: Spot, is: Spot) => boolean)[] = [
    (was, is) => was.place === is.place && was.look === is.look,
    (was, is) => was.place === is.place,
    (was, is) => was.look === is.look,
    () => true,
  ];
  for (const like of alike) {
    for (const [k, spot] of spots.entries()) {
      if (names[k] !== null) continue;
      const found = [...free].find(([, was]) => like(was, spot))?.[0];
      if (found === undefined) continue;
      free.delete(found);
      names[k] = found;
    }
  }
  let number = 0;
  const result = new Map<string, Spot>();
  for (const [k, spot] of spots.entries()) {
    let name = names[k] ?? null;
    while (name === null) {
      const made = `${family}-${number++}`;
      if (!names.includes(made)) name = made;
    }
    result.set(name, spot);
  }
  return result;
}

/** Where all pieces of a position are, family by family. */
export function spotsOf(view: View): Map<string, Spot[]> {
  const families = new Map<string, Spot[]>();
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
export class Pieces {
  private readonly places = new Map<string, string[]>();

  private constructor(private readonly families: ReadonlyMap<string, Named>) {
    for (const named of families.values()) {
      for (const [name, { place, look }] of named) {
        for (const key of [place, `${place} ${look}`]) this.places.set(key, [...(this.places.get(key) ?? []), name]);
      }
    }
  }

  /** Names the pieces of a position that follows another (null: none is known). */
  static after(before: Pieces | null, view: View): Pieces {
    const families = new Map<string, Named>();
    for (const [family, spots] of spotsOf(view)) {
      families.set(family, nameSpots(family, before?.families.get(family) ?? new Map<string, Spot>(), spots));
    }
    return new Pieces(families);
  }

  /** The pieces of a family at a place, those that look so. */
  at(family: string, place: string, look?: string): string[] {
    const names = this.places.get(look === undefined ? place : `${place} ${look}`) ?? [];
    return names.filter((name) => name.startsWith(`${family}-`));
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
