import { describe, expect, test } from "vitest";
import type { PlayedGame, PlayedSeat } from "../src/api/schema";
import { levels } from "../src/coach/charts";
import { byOpponent, byPlayers, chosen, compared, namesOf, recordOf, striking } from "../src/coach/statistics";

const seat = (number: number, more: Partial<PlayedSeat>): PlayedSeat => ({
  number,
  name: `bot ${number}`,
  kind: "bot",
  level: "foreman",
  mine: false,
  score: 0,
  place: 2,
  won: false,
  points: {},
  habits: {},
  ...more,
});
const me = { kind: "person", level: null, mine: true } as const;
const game = (table: string, seats: PlayedSeat[], of = "chess"): PlayedGame => ({
  table,
  game: of,
  players: seats.length,
  ended_at: 0,
  seats,
});

// The last game comes first, as the server gives them.
const GAMES = [
  game("c", [seat(0, { ...me, name: "Bert", score: 9, place: 1, won: true }), seat(1, { score: 3 })]),
  game("b", [
    seat(0, { ...me, name: "Anna", score: 20, place: 2, points: { town: 12, land: 8 }, habits: { walk: 6 } }),
    seat(1, { score: 30, place: 1, won: true }),
    seat(2, { score: 10, place: 3, level: "wanderer" }),
  ]),
  game("a", [
    seat(0, { ...me, name: "Anna", score: 10, place: 1, won: true, points: { town: 10 }, habits: { walk: 2 } }),
    seat(1, { score: 10, place: 1, won: true }),
  ]),
  game("z", [seat(0, { ...me, name: "Anna" })], "draughts"),
];
const anna = chosen(GAMES, { game: "chess", name: "Anna", players: null });

describe("statistics", () => {
  test("are of the games and the player that were chosen, the first game first", () => {
    expect(anna.map(({ game }) => game.table)).toEqual(["a", "b"]);
    expect(chosen(GAMES, { game: "chess", name: null, players: 2 }).map(({ game }) => game.table)).toEqual(["a", "c"]);
    expect(namesOf(GAMES)).toEqual(["Anna", "Bert"]);
  });

  test("count games, wins, and what equally good players would win", () => {
    const record = recordOf(anna);
    expect([record.games, record.wins, record.place, record.score]).toEqual([2, 1, 1.5, 15]);
    expect(record.fair).toBeCloseTo(1 / 2 + 1 / 3);
    expect(byPlayers(anna).map(({ players, record }) => [players, record.wins])).toEqual([
      [2, 1],
      [3, 0],
    ]);
    expect(recordOf([]).score).toBe(0);
  });

  test("tell how one does against each opponent; a shared place counts half", () => {
    expect(byOpponent(anna).map(({ level, games, ahead }) => [level, games, ahead])).toEqual([
      ["foreman", 2, 0.5],
      ["wanderer", 1, 1],
    ]);
  });

  test("compare with strong bots in games for as many players", () => {
    const strong = [
      { players: 2, score: 30, points: { town: 20, land: 10 }, habits: { walk: 1, ride: 4 } },
      { players: 3, score: 20, points: { town: 10, land: 10 }, habits: { walk: 3, ride: 2 } },
    ];
    const comparison = { game: "chess", habits: ["walk", "ride", "sleep"], strong };
    expect(compared(anna, "points", comparison)).toEqual([
      { name: "town", mine: 11, strong: 15 },
      { name: "land", mine: 4, strong: 10 },
    ]);
    const habits = compared(anna, "habits", comparison);
    expect(habits).toEqual([
      { name: "walk", mine: 4, strong: 2 },
      { name: "ride", mine: 0, strong: 3 },
    ]);
    expect(striking(habits).map(({ name }) => name)).toEqual(["ride", "walk"]);
    expect(compared(anna, "points", undefined)[0]?.strong).toBe(null);
  });

  test("have round numbers at the side", () => {
    expect(levels(0, 31)).toEqual([0, 10, 20, 30]);
    expect(levels(-4, 5)).toEqual([-4, -2, 0, 2, 4]);
  });
});
