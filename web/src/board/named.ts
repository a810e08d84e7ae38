/*
 * A view counts pieces; it does not name them. So that a piece can be seen to move, each gets a name here that it keeps
 * from one position to the next: what stays where it was is the same piece, what is missing there and new here has
 * moved.
 */

/** A piece that is somewhere, and what it looks like (it may change). */
export interface Whereabouts {
  place: string;
  look: string;
}

export type Named = ReadonlyMap<string, Whereabouts>;

/** Names the pieces of one family, the nearest to how they were named before. */
export function nameSpots(family: string, before: Named, spots: readonly Whereabouts[]): Map<string, Whereabouts> {
  const free = new Map(before);
  const names: (string | null)[] = spots.map(() => null);
  const alike: ((was: Whereabouts, is: Whereabouts) => boolean)[] = [
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
  const result = new Map<string, Whereabouts>();
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

/** Names all families of a position that follows another. */
export function nameAll(
  before: ReadonlyMap<string, Named> | null,
  spots: ReadonlyMap<string, readonly Whereabouts[]>,
): Map<string, Named> {
  const families = new Map<string, Named>();
  for (const [family, some] of spots) {
    families.set(family, nameSpots(family, before?.get(family) ?? new Map<string, Whereabouts>(), some));
  }
  return families;
}

/** The names of all pieces of a position. A game says which pieces there are (`spotsOf`). */
export class NamedPieces {
  private readonly families: ReadonlyMap<string, Named>;
  private readonly places = new Map<string, string[]>();

  /** Names the pieces of a position that follows another (null: none is known). */
  constructor(before: NamedPieces | null, spots: ReadonlyMap<string, readonly Whereabouts[]>) {
    this.families = nameAll(before?.families ?? null, spots);
    for (const [family, named] of this.families) {
      for (const [name, { place, look }] of named) {
        for (const key of [`${family} ${place}`, `${family} ${place} ${look}`]) {
          this.places.set(key, [...(this.places.get(key) ?? []), name]);
        }
      }
    }
  }

  /** The pieces of a family at a place, those that look so. */
  at(family: string, place: string, look?: string): readonly string[] {
    return this.places.get(look === undefined ? `${family} ${place}` : `${family} ${place} ${look}`) ?? [];
  }
}
