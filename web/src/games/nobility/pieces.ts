import { NamedPieces, type Whereabouts } from "../../board/named";
import { type DieOn, GUILDS, type View } from "./view";

/** Where all pieces of a position are that have no name of their own, family by family: dice, figures, houses. */
export function spotsOf(view: View): Map<string, Whereabouts[]> {
  const families = new Map<string, Whereabouts[]>();
  const put = (family: string, place: string, look = "", count = 1) => {
    const spots = families.get(family) ?? [];
    for (let k = 0; k < count; k++) spots.push({ place, look });
    families.set(family, spots);
  };
  const dice = (place: string, some: readonly (DieOn | null)[]) => {
    for (const [k, die] of some.entries()) {
      if (die) put(`die${die.seat ?? "automa"}`, `${place}-${k + 1}`, String(die.value));
    }
  };

  dice("tavern", view.tavern.dice);
  dice("yard", view.yard.dice);
  dice("port", view.port.dice);
  dice("chancery", view.chancery?.dice ?? []);
  dice(
    "hall",
    view.hall.spaces.map(({ die }) => die),
  );
  for (const [k, { spaces }] of view.council.rows.entries()) {
    dice(
      `council-${k + 1}`,
      spaces.map(({ die }) => die),
    );
  }
  dice(
    "clerk",
    view.clerk.die_spaces.map(({ die }) => die),
  );
  dice(
    "castle",
    view.castle.die_spaces.map(({ die }) => die),
  );
  for (const name of GUILDS) {
    const guild = view.guilds[name];
    dice(
      name,
      guild.die_spaces.map(({ die }) => die),
    );
    for (const [seat, count] of guild.apprentices.entries()) put(`man${seat}`, name, "", count);
    for (const { owner, space } of guild.workshops) if (owner !== null) put(`man${owner}`, `${name}-w${space}`);
  }
  for (const [row, desks] of Object.entries(view.chancery?.desks ?? {})) {
    for (const { seat, value } of desks ?? []) if (seat !== null) put(`man${seat}`, `desk-${row}-${value}`);
  }
  for (const seat of view.seats) {
    const name = seat.seat;
    for (const value of seat.dice) put(`die${name}`, `dice-${name}`, String(value));
    dice(`board-${name}`, [seat.board.die]);
    put(`man${name}`, `lot-${name}`, "", seat.figures.workers);
    for (const { space, built } of seat.community) if (built) put(`man${name}`, `community-${name}-${space}`);
    put(`house${name}`, `platform-${name}`, "", seat.houses.platform);
    for (const [k, settlers] of seat.lots.entries()) if (settlers) put(`house${name}`, `home-${name}-${k + 1}`);
  }
  return families;
}

/** The names of those pieces, after a position (null: none is known). */
export function piecesAfter(before: NamedPieces | null, view: View): NamedPieces {
  return new NamedPieces(before, spotsOf(view));
}
