import { expect, test } from "vitest";
import { momentsOf, readsFrom, setupOf, timesOf } from "../src/table/log_panel";

const by = (...seats: number[]) => seats.map((seat, k) => ({ id: "did", args: { seat }, moment: k }));

test("one reads on where others come in after one's last decision", () => {
  expect(readsFrom(by(0, 1, 2), 0, 0)).toBe(1);
  // What it brought oneself is not news.
  expect(readsFrom(by(0, 0, 0, 1), 0, 0)).toBe(3);
  expect(readsFrom(by(0, 0), 1, 0)).toBe(2);
  // A line with one's name after others have acted, as of an income, does not hide what they did.
  expect(readsFrom(by(0, 1, 2, 0), 0, 0)).toBe(1);
});

test("what happened in a game that began in the middle is no set-up", () => {
  const begins = (round: number) => ({ id: "round-began", args: { round }, moment: 9 });
  expect(setupOf([...by(0, 1, 2), begins(1), begins(2)])).toBe(3);
  expect(setupOf([...by(0, 1, 2), begins(2)])).toBe(0);
  expect(setupOf(by(0, 1, 2))).toBe(0);
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
