import { afterEach, expect, test } from "vitest";
import { type Sitting, wished } from "../src/app/new_game";
import { COLOURS, lookOf, settled, wear } from "../src/art/colours";

afterEach(() => wear([]));

test("whoever has not chosen has the colour of the seat, or what is left", () => {
  expect(settled([null, null, null])).toEqual(["red", "blue", "yellow"]);
  expect(settled([null, null, "red"])).toEqual(["yellow", "blue", "red"]);
  expect(settled(["white", null, "blue", null])).toEqual(["white", "red", "blue", "green"]);
  expect(new Set(settled(COLOURS.map(() => null))).size).toBe(6);
});

test("whoever is mixed with others keeps the colour that was shown", () => {
  const sit = (who: Sitting["who"], colour: Sitting["colour"] = null): Sitting => ({
    who,
    name: "",
    level: "",
    colour,
  });
  const colours = (seats: Sitting[], mixed: boolean) => wished(seats, mixed, "Anna").map(({ colour }) => colour);
  expect(colours([sit("me"), sit("bot"), sit("here", "blue")], true)).toEqual(["red", "yellow", "blue"]);
  expect(colours([sit("me"), sit("bot")], false)).toEqual([null, null]);
  // A friend who is still to come may want the colour that a bot was shown with.
  expect(colours([sit("me"), sit("bot"), sit("open")], true)).toEqual(["red", null, null]);
});

test("everything of a seat has its colour and shape, and no two seats the same", () => {
  expect([0, 1, 2].map(lookOf)).toEqual([0, 1, 2]);
  wear(["green", "red"]);
  expect([0, 1, 2, 3, 4, 5].map(lookOf)).toEqual([3, 0, 2, 1, 4, 5]);
});
