import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { isFurther } from "../src/table/prompt";
import type { TableStore } from "../src/table/store";
import { farBack, UndoButtons } from "../src/table/undo";
import { WordsContext } from "../src/table/words";

const root = document.createElement("div");
document.body.append(root);
afterEach(() => act(() => render(null, root)));

const told = (id: string, moment: number, args = {}) => ({ id, args, moment });
const game = [
  told("first-discards", 2, { seat: 0 }),
  told("round-begins", 4, { round: 1 }),
  told("built", 20, { seat: 0 }),
  told("scored-district", 24, { seat: 1 }),
  told("round-begins", 25, { round: 2 }),
  told("placed", 27, { seat: 1 }),
];

test("going back tells across which rounds it goes, and whether there was a scoring", () => {
  expect(farBack(game, 19, 2)).toEqual({ round: 1, now: 2, scored: "yes" });
  expect(farBack(game, 25, 2)).toEqual({ round: 2, now: 2, scored: "no" });
  expect(farBack(game, 3, 2).round).toBe(0);
  // In Rise to Nobility a round has begun; and this game began in its third.
  expect(farBack([told("round-began", 9, { round: 4 })], 5, 4)).toMatchObject({ round: 3, now: 4 });
  expect(farBack([], 5, 3)).toMatchObject({ round: 3, now: 3 });
});

/** The buttons where so many choices of this turn can be taken back, and the last choice was at this moment. */
function draw(undo: number, far_moment: number | null) {
  const taken = vi.fn(async () => true);
  const situation = signal({ n: 1, undo, held: false, far_moment, view: { calendar: { round: 2 } } });
  const store = { situation, log: signal(game), undo: taken } as unknown as TableStore;
  const words = { has: () => false, t: (id: string) => id } as never;
  act(() => render(null, root));
  act(() =>
    render(
      <WordsContext.Provider value={words}>
        <UndoButtons store={store} />
      </WordsContext.Provider>,
      root,
    ),
  );
  return taken;
}

const press = (selector: string) => act(() => root.querySelector<HTMLElement>(selector)?.click());
const ways = () => [...root.querySelectorAll("[data-way]")].map((one) => one.getAttribute("data-way"));

test("one's own step is taken back at one press, also a choice of the same round", () => {
  const step = draw(1, 26);
  press(".undo");
  expect(step).toHaveBeenCalledWith(false);
  const choice = draw(0, 26);
  press(".undo");
  expect(choice).toHaveBeenCalledWith(false, "decision");
  expect(ways()).toEqual([]);
});

test("nothing goes back across a round before somebody has been told what is lost", () => {
  const taken = draw(0, 19);
  press(".undo");
  expect(taken).not.toHaveBeenCalled();
  expect(ways()).toEqual(["rewind", "first"]);
  expect(root.querySelector("dialog")?.textContent).toContain("undo-far-much");
  press(".dialog-foot button");
  expect([ways(), taken.mock.calls]).toEqual([[], []]);
  press(".undo");
  press("[data-way=rewind]");
  expect(taken).toHaveBeenCalledWith(false, "decision");
});

test("a whole round is taken back only where it is asked for by name, wherever in the turn one is", () => {
  for (const [undo, list] of [
    [0, ["rewind", "first"]],
    [1, ["undo", "first"]],
    [2, ["undo", "restart", "first"]],
  ] as const) {
    const taken = draw(undo, 26);
    press(".undo-more");
    expect(ways()).toEqual(list);
    expect(taken).not.toHaveBeenCalled();
    press("[data-way=first]");
    expect(taken).toHaveBeenCalledWith(false, "round");
  }
  // Among people there is nothing beyond one's own turn.
  draw(1, null);
  expect(root.querySelector(".undo-more")).toBeNull();
});

test("a turn that waits for its end says when the board shows more than the turn", () => {
  const at = (round: number, phase: string) => ({ calendar: { round, phase } });
  expect(isFurther(at(2, "actions"), at(2, "actions"))).toBe(false);
  expect(isFurther(at(2, "actions"), at(2, "preparation"))).toBe(true);
  expect(isFurther(at(2, "actions"), at(3, "actions"))).toBe(true);
  // A game without a calendar, or whose position of before is not known any more.
  expect(isFurther(undefined, at(2, "actions"))).toBe(false);
  expect(isFurther({}, {})).toBe(false);
});
