import { expect, test, vi } from "vitest";
import { bestPlace, pointedAt, reveal } from "../src/lesson/pointing";
import { stressed } from "../src/lesson/said";
import { joined, rounded } from "../src/lesson/spotlight";

const WINDOW = { width: 1200, height: 800 };
const CARD = { width: 300, height: 200 };
const box = (left: number, top: number, width = 60, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function covers(place: { left: number; top: number }, other: ReturnType<typeof box>): boolean {
  const card = box(place.left, place.top, CARD.width, CARD.height);
  return card.left < other.right && other.left < card.right && card.top < other.bottom && other.top < card.bottom;
}

test.each([
  ["in the middle", box(570, 380)],
  ["in a corner", box(1130, 750)],
  ["along the top", box(0, 0, 1200, 90)],
  ["on the right", box(900, 0, 300, 800)],
])("a card stands beside what is %s, within the window, and does not cover it", (_, about) => {
  const place = bestPlace(CARD, about, [{ box: about, weight: 60 }], WINDOW);
  expect(covers(place, about)).toBe(false);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.left + CARD.width).toBeLessThanOrEqual(WINDOW.width);
  expect(place.top + CARD.height).toBeLessThanOrEqual(WINDOW.height);
});

test("it goes elsewhere rather than over something that matters", () => {
  const about = box(570, 380);
  const beside = box(640, 200, 560, 400);
  const place = bestPlace(
    CARD,
    about,
    [
      { box: about, weight: 60 },
      { box: beside, weight: 3 },
    ],
    WINDOW,
  );
  expect(covers(place, beside)).toBe(false);
});

test("about nothing in particular it stands where it is told to", () => {
  expect(bestPlace(CARD, null, [], WINDOW, { x: 1, y: 1 })).toEqual({ left: 890, top: 590 });
  expect(bestPlace(CARD, null, [], WINDOW, { x: 0, y: 0 })).toEqual({ left: 10, top: 10 });
});

test("every second part between stars is stressed", () => {
  expect(stressed("Take **crest 1** now")).toEqual(["Take ", "crest 1", " now"]);
  expect(stressed("plain")).toEqual(["plain"]);
});

test("but not over a sheet that asks something", () => {
  const tray = box(880, 250, 320, 550);
  expect(covers(bestPlace(CARD, null, [{ box: tray, weight: 3 }], WINDOW), tray)).toBe(false);
});

test("in the column beside a board it finds the room between players and a sheet", () => {
  const board = { box: box(0, 0, 880, 800), weight: 0.15 };
  // As high as the card and a little more.
  const [players, tray] = [box(880, 0, 320, 187), box(880, 390, 320, 410)];
  const before = { left: 400, top: 250 };
  const avoid = [board, { box: players, weight: 3 }, { box: tray, weight: 3 }];
  for (const about of [null, box(900, 440)]) {
    const place = bestPlace(CARD, about, avoid, WINDOW, undefined, before);
    for (const other of [board.box, players, tray]) expect(covers(place, other)).toBe(false);
  }
});

test("it stays where it was as long as it is in nobody's way there", () => {
  const before = { left: 890, top: 590 };
  const about = box(100, 100);
  expect(bestPlace(CARD, about, [{ box: about, weight: 60 }], WINDOW, undefined, before)).toEqual(before);
  const below = box(900, 600);
  expect(covers(bestPlace(CARD, below, [{ box: below, weight: 60 }], WINDOW, undefined, before), below)).toBe(false);
});

test("it does not move for a little more of the board, but out of the way and off half of the board it does", () => {
  const board = { box: box(0, 0, 880, 800), weight: 0.15 };
  const before = { left: 850, top: 590 };
  const about = box(100, 100);
  const avoid = [board, { box: about, weight: 60 }];
  // A strip of the board lies below it; in the column beside the board nothing would.
  expect(bestPlace(CARD, about, avoid, WINDOW, undefined, before)).toEqual(before);
  expect(bestPlace(CARD, null, avoid, WINDOW, undefined, before)).toEqual(before);
  const amidst = { left: 400, top: 300 };
  expect(covers(bestPlace(CARD, about, avoid, WINDOW, undefined, amidst), board.box)).toBe(false);
  const choice = { box: box(1145, 600, 10, 10), weight: 4 };
  expect(covers(bestPlace(CARD, about, [...avoid, choice], WINDOW, undefined, before), choice.box)).toBe(false);
});

test("while it says the same it only gets out of the way", () => {
  const avoid = [{ box: box(0, 0, 880, 800), weight: 0.15 }];
  const amidst = { left: 400, top: 300 };
  expect(bestPlace(CARD, null, avoid, WINDOW, undefined, amidst, true)).toEqual(amidst);
  const tray = { box: box(600, 400, 280, 400), weight: 5 };
  const place = bestPlace(CARD, null, [...avoid, tray], WINDOW, undefined, amidst, true);
  expect(covers(place, tray.box)).toBe(false);
});

test("what is said about nothing in particular is read where one was reading", () => {
  const before = { left: 890, top: 590 };
  expect(bestPlace(CARD, null, [], WINDOW, { x: 0.4, y: 0.5 }, before)).toEqual(before);
  const tray = box(880, 500, 320, 300);
  expect(covers(bestPlace(CARD, null, [{ box: tray, weight: 3 }], WINDOW, undefined, before), tray)).toBe(false);
});

test("of a line of words it covers all or nothing", () => {
  const [players, tabs] = [box(890, 0, 310, 500), box(890, 500, 310, 40)];
  const avoid = [
    { box: players, weight: 0.3 },
    { box: box(0, 0, 880, 800), weight: 3 },
    { box: tabs, weight: 1, whole: true },
  ];
  const high = { width: 300, height: 270 };
  const { top } = bestPlace(high, null, avoid, WINDOW);
  // Below the tabs there are 260 px: with 270 it would lie over the lower half of their words.
  expect(top).toBeLessThanOrEqual(tabs.top);
  expect(bestPlace({ width: 300, height: 240 }, null, avoid, WINDOW).top).toBeGreaterThanOrEqual(tabs.bottom);
});

test("a part of the board is brought into sight by its tab, so that the tab shows it", () => {
  document.body.innerHTML = `<div class="parts"><button class="pane-tab"></button><button class="pane-tab"></button>
    <div class="panes"><section class="pane"></section><section class="pane"><i></i></section></div></div>`;
  const [, pane] = document.querySelectorAll(".pane");
  Object.defineProperty(pane, "offsetLeft", { value: 360 });
  Element.prototype.scrollTo = () => undefined;
  const [pressed, other] = [vi.fn(), vi.fn()];
  const [first, second] = document.querySelectorAll(".pane-tab");
  first?.addEventListener("click", other);
  second?.addEventListener("click", pressed);
  reveal(document.querySelector("i") as Element, { top: 0, bottom: 800 });
  expect(pressed).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

const drawn = () => ({ left: 0, top: 0, right: 9, bottom: 9, width: 9, height: 9 }) as DOMRect;

test("what cannot be pressed yet is not pointed at, but what leads there", () => {
  const box = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(drawn);
  const give = { do: "pay", number: 2, good: "magic" };
  const lit = () => pointedAt([], ["pay 2 magic"], [give]).map(({ id }) => id);
  document.body.innerHTML = `<button id="more" data-towards="pay 2 magic"></button>
    <button id="most" data-towards="pay 2 magic" disabled></button><button id="give" data-act="pay 2 magic" disabled>`;
  expect(lit()).toEqual(["more"]);
  document.querySelector("#give")?.removeAttribute("disabled");
  expect(lit()).toEqual(["give"]);
  // While the server is asked, nothing can be pressed.
  for (const one of document.querySelectorAll("button")) one.setAttribute("disabled", "");
  expect(lit()).toEqual(["give"]);
  box.mockRestore();
});

test("a halo is whole at the edges of the window", () => {
  const box = { left: 0, top: 100, right: 360, bottom: 740 };
  const numbers = rounded(box, { width: 360, height: 740 }).split(/[a-zA-Z]/);
  expect(numbers.slice(1, 3)).toEqual(["13 94", "334"]);
  expect(rounded(box, { width: 800, height: 900 })).toContain("h343");
});

test("cards side by side have one halo together, others one each", () => {
  const card = (left: number, top = 10) => ({ left, top, right: left + 50, bottom: top + 80 });
  expect(joined([card(0), card(52), card(104)])).toEqual([{ left: 0, top: 10, right: 154, bottom: 90 }]);
  const apart = [card(0), card(90), card(0, 200), card(52, 150)];
  expect(joined(apart)).toEqual(apart);
});
