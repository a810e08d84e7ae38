import { expect, test } from "vitest";
import { drawResult } from "../src/table/end_picture";
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

test("the picture of a result has the steps, the rounds and the levels of the page", () => {
  const course = moments.map((one, round) => ({ ...one, round: round + 1, phase: "actions", by: 0 }));
  const rows = [{ seat: 0, name: "Anna & Co", score: 14 }];
  const drawn = drawResult({ game: "Belfort", cover: "", title: "Anna has won", rows, moments: course });
  const parsed = new DOMParser().parseFromString(drawn, "image/svg+xml");
  const said = [...parsed.querySelectorAll("text")].map((one) => one.textContent);
  for (const one of ["Anna & Co", "14", "0", "5", "10", "1", "2", "3"]) expect(said).toContain(one);
  const steps = [...parsed.querySelectorAll("path[fill=none]")].map((one) => one.getAttribute("d") ?? "");
  expect(steps).toHaveLength(3);
  for (const one of steps) expect(one).not.toContain("L");
});
