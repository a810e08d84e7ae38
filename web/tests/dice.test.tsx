import { render } from "preact";
import { expect, test } from "vitest";
import { Die } from "../src/art";

function pips(seat: number | null): string | null | undefined {
  const box = document.createElement("div");
  render(<Die value={1} seat={seat} size={20} />, box);
  return box.querySelector("path.flat")?.getAttribute("d");
}

test("a die that is nobody's has nobody's pips", () => {
  const players = [0, 1, 2, 3, 4, 5].map(pips);
  expect(new Set(players).size).toBe(6);
  expect(pips(null)).toBeTruthy();
  expect(players).not.toContain(pips(null));
});
