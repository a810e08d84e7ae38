import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Box } from "../src/api/schema";
import { Total } from "../src/box/chapter";
import { Several } from "../src/box/choices";
import { BoxContext } from "../src/box/context";
import { Numeral } from "../src/box/controls";
import { filled } from "../src/box/face";
import { NoneOrBack, Piece } from "../src/box/piece";
import { BoxStore } from "../src/box/store";
import { learn, wordsFor } from "../src/words";
import { serveWords, speakEnglish } from "./served_words";

const COPIES = { name: "copies", kind: "number", low: 0, high: 2, count: null, words: [] };
const ROOM = { name: "room", kind: "number", low: 0, high: 9, count: null, words: [] };
const KINDS = { name: "kinds", kind: "words", low: 0, high: 0, count: null, words: ["a", "b", "c"] };
const BOX: Box = {
  game: "belfort",
  base: "standard",
  sets: ["standard"],
  to_check: ["tiles.t1", "tiles.t2"],
  parts: [
    {
      name: "tiles",
      chapter: "tiles",
      look: "tile",
      copies: "copies",
      fields: [COPIES, ROOM, KINDS],
      pieces: ["t1", "t2"].map((name, k) => ({
        id: `tiles.${name}`,
        name,
        values: [1 - k, 0, ["b"]],
        sources: ["reconstructed", "reconstructed", "reconstructed"],
      })),
    },
  ],
};

function Tile() {
  return (
    <>
      <Several name="kinds" draw={(word) => word} label="kinds" />
      <Numeral name="room" usual={4} label="room" />
      <NoneOrBack />
    </>
  );
}

let root: HTMLElement;
let store: BoxStore;

beforeAll(async () => {
  await speakEnglish();
  serveWords();
  await learn("en", "belfort", ["box"]);
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  vi.spyOn(BoxStore.prototype as unknown as { send: () => void }, "send").mockImplementation(() => {});
  localStorage.clear();
  store = new BoxStore(BOX, null);
  root = document.createElement("div");
  document.body.append(root);
  const part = BOX.parts[0];
  if (!part) throw new Error("no part");
  const whole = (
    <BoxContext.Provider value={{ store, words: wordsFor("belfort"), ...filled({ looks: {} }) }}>
      <Total part={part} copies="copies" />
      {store.pieces.map((of) => (
        <Piece key={of.piece.id} of={of} looks={{ tile: Tile }} />
      ))}
    </BoxContext.Provider>
  );
  await act(() => render(whole, root));
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.restoreAllMocks();
});

const entered = () => Object.fromEntries(store.entered.value);
const press = (name: RegExp, piece = "t1") => {
  const within = root.querySelector(`[data-box-piece="tiles.${piece}"]`) ?? root;
  const found = [...within.querySelectorAll("button")].find((one) => name.test(one.getAttribute("aria-label") ?? ""));
  if (!found) throw new Error(`no button ${name}`);
  return act(() => found.click());
};

test("a tile is removed and put back", async () => {
  await press(/^Not in my box/);
  expect(entered()).toEqual({ "tiles.t1.copies": 0 });
  expect(root.querySelector('[data-box-piece="tiles.t1"]')?.classList).toContain("gone");
  await press(/^Put back/);
  expect(entered()).toEqual({});
});

test("another tile is one that was not there", async () => {
  expect(root.querySelector(".box-total")?.textContent).toContain("1 in all");
  await act(() => root.querySelector<HTMLElement>(".box-total button")?.click());
  expect(entered()).toEqual({ "tiles.t2.copies": 1 });
  expect(root.querySelector(".box-total")?.textContent).toContain("All of these are in use");
});

test("where Tab stops among several does not change with what is chosen", async () => {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-box-piece="tiles.t1"] [role=group] button')];
  buttons[1]?.focus();
  await act(() => buttons[0]?.click());
  await act(() => buttons[1]?.click());
  expect(entered()).toEqual({ "tiles.t1.kinds": ["a"] });
  expect(buttons.map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
});

test("a number that is 0 where something else holds shows that; emptied, it does so again", async () => {
  const field = root.querySelector<HTMLInputElement>('[data-box-piece="tiles.t1"] input');
  if (!field) throw new Error("no field");
  const type = (text: string) =>
    act(() => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  expect(field.value).toBe("4");
  await type("7");
  expect(entered()).toEqual({ "tiles.t1.room": 7 });
  await type("");
  expect(entered()).toEqual({});
  expect(field.value).toBe("4");
});

test("what is wrong with a field is told once the answer is there and nobody is busy with another of the piece", async () => {
  const said = () => root.querySelector(".box-problem")?.textContent ?? null;
  const field = root.querySelector<HTMLElement>('[data-box-piece="tiles.t1"] input');
  const choices = [...root.querySelectorAll<HTMLElement>('[data-box-piece="tiles.t1"] [role=group] button')];
  const why = { id: "not-fitting", args: { field: "", value: "", may: "a number" } };
  const problems = [{ path: "tiles.t1.room", why }];
  await act(() => {
    store.set.value = { id: "mine", entered: {}, checked: [], problems, doubts: [], version: 1 } as never;
  });
  expect(said()).toContain("a number");
  await act(() => choices[2]?.focus());
  expect(said()).toBeNull();
  await act(() => field?.focus());
  expect(said()).toContain("a number");
  await act(() => field?.blur());
  expect(said()).toContain("a number");
  await act(() => choices[2]?.click());
  expect(said()).toBeNull();
});

test("at a glance a piece is opened, changed and closed again", async () => {
  const fields = () => root.querySelectorAll("[data-stop]").length;
  const all = fields();
  await act(() => {
    store.opened.value = new Set();
  });
  expect(fields()).toBe(0);
  await press(/^Change/);
  expect(fields()).toBe(all / 2);
  await press(/^Same as mine/);
  expect(fields()).toBe(0);
  expect([...store.checked.value]).toEqual(["tiles.t1"]);
  expect(root.querySelector('[data-box-piece="tiles.t2"] .box-open')).toBe(document.activeElement);
});
