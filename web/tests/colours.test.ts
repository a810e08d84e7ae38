import { afterEach, expect, test } from "vitest";
import { COLOURS, lookOf, settled, wear } from "../src/art/colours";

afterEach(() => wear([]));

test("whoever has not chosen has the colour of the seat, or what is left", () => {
  expect(settled([null, null, null])).toEqual(["red", "blue", "yellow"]);
  expect(settled([null, null, "red"])).toEqual(["yellow", "blue", "red"]);
  expect(settled(["white", null, "blue", null])).toEqual(["white", "red", "blue", "green"]);
  expect(new Set(settled(COLOURS.map(() => null))).size).toBe(6);
});

test("everything of a seat has its colour and shape, and no two seats the same", () => {
  expect([0, 1, 2].map(lookOf)).toEqual([0, 1, 2]);
  wear(["green", "red"]);
  expect([0, 1, 2, 3, 4, 5].map(lookOf)).toEqual([3, 0, 2, 1, 4, 5]);
});
