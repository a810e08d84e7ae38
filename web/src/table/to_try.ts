/** A table that is nowhere but here: for a position to be tried out. */

import type { Table } from "../api/schema";
import { myName } from "../app/preferences";
import { COLOURS } from "../art/colours";
import { t } from "../words";

/** Who sits there: whoever tries it, and others without a name. */
export function tableToTry(
  id: string,
  game: string,
  { seat: mine, players }: { seat: number; players: number },
  status: Table["status"] = "playing",
): Table {
  const seats = Array.from({ length: players }, (_, number) => ({
    number,
    kind: "person" as const,
    // By its number, like the others: "You", as a name, would make "You ends the turn" of what the log tells.
    name: (number === mine && myName.value.trim()) || t("player", { number: number + 1 }),
    level: null,
    stand_in: null,
    failed: false,
    mine: number === mine,
    gone: false,
    present: true,
    seen_at: null,
    automatic: null,
    colour: COLOURS[number % COLOURS.length] ?? "red",
  }));
  return {
    id,
    game,
    players,
    options: {},
    components: {},
    status,
    seats,
    mine: [mine],
    host: true,
    opened_by: mine,
    n: 0,
    version: 0,
    moment: 0,
    turn: null,
    seed_hash: null,
    seed_by_hand: false,
    seed: null,
    path: "",
    rematch: null,
    parent: null,
    parent_moment: null,
    created_at: 0,
    changed_at: 0,
    removed_at: null,
    hints: false,
    lesson: null,
  };
}
