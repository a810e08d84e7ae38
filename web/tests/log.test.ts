import { expect, test } from "vitest";
import { hasPlayed, othersFrom } from "../src/table/log_panel";

const by = (...seats: number[]) => seats.map((seat, k) => ({ id: "did", args: { seat }, moment: k }));

test("one reads on where others come in, not at one's own moves", () => {
  expect(othersFrom(by(0, 1, 2), 1, 0)).toBe(1);
  expect(othersFrom(by(0, 0, 0, 1), 1, 0)).toBe(3);
  expect(othersFrom(by(0, 0), 1, 0)).toBe(2);
});

test("there is nothing to read on from before one has done anything", () => {
  const thrown = [0, 1].map((seat, k) => ({ id: "dice-rolled", args: { seat }, moment: k }));
  expect(hasPlayed(thrown, 0)).toBe(false);
  expect(hasPlayed([...thrown, ...by(1)], 0)).toBe(false);
  expect(hasPlayed([...thrown, ...by(1, 0)], 0)).toBe(true);
});
