import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { GameFace } from "../src/table/face";
import { Seats } from "../src/table/seats";
import type { TableStore } from "../src/table/store";
import { speakEnglish } from "./served_words";

const root = document.createElement("div");
document.body.append(root);
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

beforeAll(speakEnglish);
afterEach(() => act(() => render(null, root)));

/** The players as they stand, each with the number beside them. */
function numbered(order: readonly number[]): (string | null | undefined)[][] {
  const seats = ["Anna", "Bert", "Carla"].map((name, number) => ({
    ...{ number, name, kind: "person", level: null, stand_in: null, mine: number === 0 },
    ...{ present: true, gone: false, colour: "red" },
  }));
  const store = {
    table: signal({ seats, status: "playing" }),
    seat: signal(0),
    viewpoint: { sharers: [0] },
  } as unknown as TableStore;
  const face: GameFace = { Board: () => null, scores: () => [], order: () => order };
  act(() => render(<Seats store={store} face={face} view={{}} turn={0} open={() => {}} />, root));
  return [...root.querySelectorAll(".seat")].map((one) => [
    one.querySelector(".seat-title")?.textContent,
    one.querySelector(".seat-place [aria-hidden]")?.textContent,
    one.querySelector(".seat-place")?.getAttribute("title"),
  ]);
}

test("who plays when is a number beside each, and nobody changes places for it", () => {
  expect(numbered([2, 0, 1])).toEqual([
    ["Anna", "2", "Number 2 in turn order"],
    ["Bert", "3", "Number 3 in turn order"],
    ["Carla", "1", "Number 1 in turn order"],
  ]);
  // Where there is no order, none is shown.
  expect(numbered([]).map(([, place]) => place)).toEqual([undefined, undefined, undefined]);
});
