import { expect, test } from "vitest";
import { lineOf } from "../src/table/graph";

const moments = [
  { moment: 0, scores: [0, 0, 0] },
  { moment: 4, scores: [10, 10, 6] },
  { moment: 8, scores: [14, 12, 6] },
];
const lines = [0, 1, 2].map((seat) =>
  lineOf(
    moments,
    seat,
    (moment) => moment,
    (score) => 100 - score,
  ),
);

test("lines of players with as many points lie beside each other", () => {
  expect(new Set(lines.map((line) => line.split("H")[0])).size).toBe(3);
  const [first, second] = lines.map((line) => Number(/H4.0V([\d.]+)/.exec(line)?.[1]));
  expect(first).not.toBe(second);
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(3);
});

test("whoever has other points than all others is drawn just there", () => {
  expect(lines[0]).toMatch(/H8.0V86.0H8.0$/);
  expect(lines[1]).toMatch(/H8.0V88.0H8.0$/);
  expect(lines[2]).toMatch(/H4.0V94.0H8.0$/);
});
