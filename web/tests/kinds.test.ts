import { expect, test } from "vitest";
import { drawing } from "../src/games/nobility/drawings";
import { pictureFor, piecesOf } from "../src/rules/kinds";
import { factsOf } from "../src/table/reference";
import type { Words } from "../src/words";

const FACTS = factsOf(
  {
    settlers: {
      s01: { stack: 1, race: "elf", goods: ["books", "magic"], demand: [4, 6], workers: 2, stars: 0 },
      s02: { stack: 2, race: "dwarf", goods: ["artwork"], demand: [2, 3], workers: 1, stars: 1 },
    },
    council: { tiles: { c13: { nobility: 5, coins: 6, goods: { books: 0, magic: 0 }, points: 6 } } },
    tiles: { d01: [1, 2, 4] },
    workshops: { b01: { guild: "artists", effects: ["coin"] }, b05: { guild: "artists", effects: ["coin", "reroll"] } },
    ships: { spaces_by_price: { 1: 4 }, h01: { price: { books: 2, magic: 0 } } },
  },
  {},
);
const words = { has: (id: string) => /^piece-[a-z]\d\d$/.test(id), piece: (name: string) => `the ${name}` } as Words;

test("a piece is drawn with what it has", () => {
  const settlers = ".race | .goods > .workers:worker + .stars:star";
  expect(pictureFor(settlers, "settlers-s01", FACTS)).toBe("elf | books magic > $settlers-s01-workers:worker");
  expect(pictureFor(settlers, "settlers-s02", FACTS)).toBe(
    "dwarf | artwork > $settlers-s02-workers:worker + $settlers-s02-stars:star",
  );
  expect(pictureFor(".goods + .coins:coins > .points:point", "council-tiles-c13", FACTS)).toBe(
    "$council-tiles-c13-coins:coins > $council-tiles-c13-points:point",
  );
  expect(pictureFor("die_.1 die_.3", "tiles-d01", FACTS)).toBe("die_1 die_4");
  expect(pictureFor(".guild > .effects-1 / .effects-2", "workshops-b01", FACTS)).toBe("artists > coin");
  expect(pictureFor(".guild > .effects-1 / .effects-2", "workshops-b05", FACTS)).toBe("artists > coin / reroll");
});

test("a kind has its pieces alone, and of these those that are meant", () => {
  const kind = { name: "", within: "settlers", only: { stack: 2 }, picture: ".demand-1:goods .. .demand-2:goods" };
  const [only, ...others] = piecesOf(kind, FACTS, words);
  expect(others).toEqual([]);
  expect([only?.name, only?.title]).toEqual(["s02", "the s02"]);
  expect(only?.groups[0]?.map((token) => ("count" in token ? token.count : "sign" in token && token.sign))).toEqual([
    2,
    "–",
    3,
  ]);
  expect(piecesOf({ ...kind, within: "ships", only: {} }, FACTS, words).map(({ name }) => name)).toEqual(["h01"]);
  expect(drawing("guild_good")).not.toBeNull();
});
