import { expect, test } from "vitest";
import { hasPlayed, momentsOf, othersFrom, timesOf } from "../src/table/log_panel";

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

test("what is said several times at one go stands once", () => {
  expect(timesOf(by(0, 0, 0, 1, 0), [])).toEqual([3, 0, 0, 1, 1]);
  // Not across what stands between them, and not where something differs.
  expect(timesOf(by(0, 0, 0), [2])).toEqual([2, 0, 1]);
  const cards = ["keep", "pub", "pub"].map((card, k) => ({ id: "was-dealt", args: { seat: 0, card }, moment: k }));
  expect(timesOf(cards, [])).toEqual([1, 2, 0]);
});

test("what was said in a part of the game that is taken back stands where it went back to, and in order", () => {
  const said = (...moments: number[]) => momentsOf(moments.map((moment) => ({ moment })));
  expect(said(3, 7, 9)).toEqual([3, 7, 9]);
  // A hint at 40, back to 30, back to 20, a hint at 25.
  expect(said(10, 40, 30, 20, 25)).toEqual([10, 20, 20, 20, 25]);
});
