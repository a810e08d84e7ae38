import { describe, expect, test } from "vitest";
import { nextWall } from "../src/games/belfort/acts";
import { aboutArea } from "../src/games/belfort/collection";
import { placesOf } from "../src/games/belfort/face";
import { ALONE, at, besideGuild, DISTRICTS, directionOf, PLOTS } from "../src/games/belfort/geometry";
import { oneMore, soleLeader } from "../src/games/belfort/standings";
import type { View } from "../src/games/belfort/view";

/** A majority: so many markers of each owner, most first; what it scores does not matter here. */
function standings(...counts: number[]) {
  return counts.map((count, owner) => ({ owner, count, points: 0 })).sort((one, other) => other.count - one.count);
}

describe("one marker more in a district", () => {
  test("passes those who have as many, and draws level with those who have one more", () => {
    expect(oneMore(standings(2, 2, 3, 1), 0)).toEqual({ passed: [1], level: [2], lead: false, first: false });
  });

  test("leads where nobody has more", () => {
    expect(oneMore(standings(2, 2, 0), 0).lead).toBe(true);
    expect(oneMore(standings(0, 0, 0), 0).lead).toBe(true);
    expect(soleLeader(standings(2, 2, 0))).toBeNull();
  });

  test("is a place for somebody who has none, whoever is far ahead", () => {
    expect(oneMore(standings(0, 3, 0), 0)).toEqual({ passed: [], level: [], lead: false, first: true });
    expect(oneMore(standings(1, 3, 0), 0)).toEqual({ passed: [], level: [], lead: false, first: false });
  });
});

describe("the sign that calls a worker back from a guild", () => {
  test.each([...DISTRICTS.map(directionOf), ALONE])(
    "lies on no symbol that can be built (direction %f)",
    (direction) => {
      const sign = besideGuild(direction);
      for (const [name, { u, v, r }] of Object.entries(PLOTS)) {
        const { x, y } = at(direction, u, v);
        expect(Math.hypot(sign.x - x, sign.y - y), name).toBeGreaterThanOrEqual(sign.r + r);
      }
    },
  );
});

test("of two free walls it is the left one that is built, then the other", () => {
  expect(nextWall({ wall_left: null, wall_right: null })).toBe("wall_left");
  expect(nextWall({ wall_left: 1, wall_right: null })).toBe("wall_right");
  expect(nextWall({ wall_left: null, wall_right: 0 })).toBe("wall_left");
  expect(nextWall({ wall_left: 0, wall_right: 1 })).toBeUndefined();
});

test("the gnomes that are counted are not those for hire", () => {
  expect(placesOf({ id: "scored-workers", args: { seat: 0, race: "gnomes" } })).toEqual(["most-gnomes"]);
  expect(placesOf({ id: "hired", args: { seat: 0 } })).toEqual(["gnomes"]);
});

describe("the wizards", () => {
  test("are told of with both places", () => {
    const moved = { seat: 1, owners: [0], one: 3, other: 1 };
    expect(placesOf({ id: "moved", args: { ...moved, what: "pub" } })).toEqual(["3-pub", "1-pub"]);
    expect(placesOf({ id: "swapped", args: { ...moved, what: "keep" } })).toContain("1-keep_right");
    const gates = { ...moved, what: "gatehouse", one: 5, one_next: 1, other: 2, other_next: 3 };
    expect(placesOf({ id: "moved", args: gates })).toContain("1-gate_before");
    const walls = { ...moved, one_side: "left", other_side: "right" };
    expect(placesOf({ id: "moved-walls", args: walls })).toEqual(["3-wall_left", "1-wall_right"]);
    const guilds = { ...moved, what: "guild", one: "spies", other: "miners" };
    expect(placesOf({ id: "swapped", args: guilds })).toEqual(["spies", "miners"]);
  });
});

test.each([
  [true, "yes"],
  [false, "no"],
])("of the mine it is said whether everybody has a partner there: %s", (pairs_only, pairs) => {
  const view = { collection_board: { pairs_only } } as View;
  expect(aboutArea(view, null)).toEqual({ master: 0, pairs });
});
