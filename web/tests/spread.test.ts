import { expect, test } from "vitest";
import { spread } from "../src/coach/spread";

const BOUNDS = { left: 50, right: 550, top: 20, bottom: 220 };
const ROOM = 17;

function apart(spots: { x: number; y: number }[]): number {
  const gaps = spots.flatMap((one, k) =>
    spots.slice(0, k).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return Math.min(...gaps);
}

test("what has room stays where it is", () => {
  const spots = [
    { x: 60, y: 30 },
    { x: 100, y: 30 },
    { x: 300, y: 200 },
  ];
  expect(spread(spots, ROOM, BOUNDS)).toEqual(spots);
});

test("signs that would lie over each other are moved apart, and keep within the chart", () => {
  const crowd = Array.from({ length: 14 }, (_, k) => ({ x: 200 + (k % 3) * 4, y: k < 7 ? 218 : 22 }));
  const placed = spread(crowd, ROOM, BOUNDS);
  expect(apart(crowd)).toBeLessThan(ROOM);
  expect(apart(placed)).toBeGreaterThanOrEqual(ROOM);
  for (const { x, y } of placed) {
    expect(x).toBeGreaterThanOrEqual(BOUNDS.left);
    expect(x).toBeLessThanOrEqual(BOUNDS.right);
    expect(y).toBeGreaterThanOrEqual(BOUNDS.top);
    expect(y).toBeLessThanOrEqual(BOUNDS.bottom);
  }
});

test("nobody is moved farther than need be", () => {
  const [first, second] = spread(
    [
      { x: 300, y: 120 },
      { x: 302, y: 121 },
    ],
    ROOM,
    BOUNDS,
  );
  expect(first).toEqual({ x: 300, y: 120 });
  expect(Math.hypot((second?.x ?? 0) - 302, (second?.y ?? 0) - 121)).toBeLessThan(2 * ROOM);
});
