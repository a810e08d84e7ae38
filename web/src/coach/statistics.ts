import type { Comparison, PlayedGame, PlayedSeat, UsualPlay } from "../api/schema";

/** A game from the side of one of its players. */
export interface Played {
  game: PlayedGame;
  seat: PlayedSeat;
}

/** What is looked at: one game, one player at this device, a number of players; null: any. */
export interface Choice {
  game: string;
  name: string | null;
  players: number | null;
}

export interface Record {
  games: number;
  wins: number;
  /** How many wins would have been had if all were equally good. */
  fair: number;
  place: number;
  score: number;
}

/** The names under which this device has played, those with most games first. */
export function namesOf(games: readonly PlayedGame[]): string[] {
  const counts = new Map<string, number>();
  for (const { seats } of games) {
    for (const seat of seats) if (seat.mine) counts.set(seat.name, (counts.get(seat.name) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/** The games that fit, the first one first. */
export function chosen(games: readonly PlayedGame[], { game, name, players }: Choice): Played[] {
  return games
    .filter((one) => one.game === game && (players === null || one.players === players))
    .flatMap((one) =>
      one.seats
        .filter((seat) => seat.mine && seat.kind === "person" && (name === null || seat.name === name))
        .map((seat) => ({ game: one, seat })),
    )
    .reverse();
}

export function recordOf(played: readonly Played[]): Record {
  const mean = (of: (one: Played) => number) => (played.length ? sum(played, of) / played.length : 0);
  return {
    games: played.length,
    wins: played.filter(({ seat }) => seat.won).length,
    fair: sum(played, ({ game }) => 1 / game.players),
    place: mean(({ seat }) => seat.place),
    score: mean(({ seat }) => seat.score),
  };
}

function sum<T>(of: readonly T[], value: (one: T) => number): number {
  return of.reduce((total, one) => total + value(one), 0);
}

function grouped<K>(played: readonly Played[], by: (one: Played) => K): [K, Played[]][] {
  const found = new Map<K, Played[]>();
  for (const one of played) found.set(by(one), [...(found.get(by(one)) ?? []), one]);
  return [...found];
}

/** Results by the number of players, the fewest first. */
export function byPlayers(played: readonly Played[]): { players: number; record: Record }[] {
  return grouped(played, ({ game }) => game.players)
    .sort(([one], [other]) => one - other)
    .map(([players, some]) => ({ players, record: recordOf(some) }));
}

export interface Opponent {
  /** A bot's level, or a person's name. */
  level: string | null;
  name: string;
  games: number;
  /** How often one was ahead of them at the end; level counts half. */
  ahead: number;
}

/** How one does against each opponent: a bot's level, or a person; those met most often first. */
export function byOpponent(played: readonly Played[]): Opponent[] {
  const found = new Map<string, Opponent>();
  for (const { game, seat } of played) {
    for (const other of game.seats) {
      if (other.number === seat.number) continue;
      const key = other.level === null ? `person ${other.name}` : `bot ${other.level}`;
      const known = found.get(key) ?? { level: other.level, name: other.name, games: 0, ahead: 0 };
      const ahead = seat.place === other.place ? 0.5 : seat.place < other.place ? 1 : 0;
      found.set(key, { ...known, games: known.games + 1, ahead: known.ahead + ahead });
    }
  }
  return [...found.values()].sort((one, other) => other.games - one.games);
}

export interface Compared {
  name: string;
  mine: number;
  /** What strong bots have or do in such games; null: nobody has counted. */
  strong: number | null;
}

type Part = "points" | "habits";

/** What one has or does in a game on average, beside what strong bots do in games for as many players. */
export function compared(played: readonly Played[], part: Part, comparison: Comparison | undefined): Compared[] {
  const told = played.filter(({ seat }) => Object.keys(seat[part]).length > 0);
  if (told.length === 0) return [];
  const seen = [...new Set(told.flatMap(({ seat }) => Object.keys(seat[part])))];
  const known = part === "habits" && comparison ? comparison.habits : seen;
  const usual = told.map(({ game }) => comparison?.strong.find((one) => one.players === game.players));
  const strong = usual.every((one): one is UsualPlay => one !== undefined) ? usual : null;
  return known
    .map((name) => ({
      name,
      mine: sum(told, ({ seat }) => seat[part][name] ?? 0) / told.length,
      strong: strong === null ? null : sum(strong, (one) => one[part][name] ?? 0) / strong.length,
    }))
    .filter(({ mine, strong: theirs }) => mine !== 0 || (theirs ?? 0) !== 0);
}

/** Of what one does much more or less than strong bots, the most striking first. */
export function striking(habits: readonly Compared[], most = 3): Compared[] {
  const weight = ({ mine, strong }: Compared) =>
    Math.abs(mine - (strong ?? mine)) / Math.sqrt(Math.max(1, strong ?? 1));
  return habits
    .filter((one) => weight(one) >= 0.8)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, most);
}
