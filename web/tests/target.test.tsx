import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Chooser, type Pattern, type Play, PlayContext, Roam, Target, TargetButton, Tips } from "../src/board";
import type { Act } from "../src/words";
import { Words } from "../src/words/words";

const ELF: Act = { do: "place", worker: "elf", at: "camp" };
const DWARF: Act = { do: "place", worker: "dwarf", at: "camp" };
const SOURCE = "do-place = Place { $worker } at { $at }\nwhy-full = It is full.";

let root: HTMLElement;
let acted: Act[];

function playWith(legal: readonly Act[]): Play {
  return {
    version: 1,
    seat: 0,
    legal,
    words: new Words("en", [{ language: "en", sources: [SOURCE] }]),
    hold: signal<Pattern | null>(null),
    busy: signal(false),
    act: async (...acts) => {
      acted.push(...acts);
      return true;
    },
    why: vi.fn(async () => ({ id: "why-full", args: {}, rule: "" })),
    outlook: async () => null,
    foresee: async () => [],
    picture: () => null,
    confirm: () => null,
    label: (act) => act.do,
    openRule: () => {},
  };
}

function show(play: Play) {
  act(() =>
    render(
      <PlayContext.Provider value={play}>
        <svg role="group">
          <Roam svg label="board">
            <Target act={{ do: "place", at: "camp" }} label="camp" ask={ELF} card={<p>It costs 1 gold.</p>} />
            <Target hold={{ worker: "dwarf" }} label="dwarf" />
          </Roam>
        </svg>
        <TargetButton act={{ do: "pass" }} label="pass" />
        <Tips />
        <Chooser />
      </PlayContext.Provider>,
      root,
    ),
  );
}

const find = (label: string) => root.querySelector(`[aria-label="${label}"]`) as unknown as HTMLElement;
const settle = async () => {
  for (let k = 0; k < 4; k++) await act(async () => {});
};

beforeEach(() => {
  acted = [];
  root = document.createElement("div");
  document.body.append(root);
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

test("a target with one legal action takes it", async () => {
  show(playWith([ELF]));
  expect(find("camp").getAttribute("aria-disabled")).toBe("false");
  find("camp").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settle();
  expect(acted).toEqual([ELF]);
});

test("with several it asks which", async () => {
  show(playWith([ELF, DWARF]));
  find("camp").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  await settle();
  expect(acted).toEqual([]);
  const choices = [...root.querySelectorAll<HTMLElement>(".chooser button")];
  expect(choices.map((one) => one.textContent)).toEqual(["Place elf at camp", "Place dwarf at camp"]);
  // What it costs and brings is said before one chooses, not only to whoever hovers.
  expect(root.querySelector(".chooser")?.textContent).toContain("It costs 1 gold.");
  choices[1]?.click();
  await settle();
  expect(acted).toEqual([DWARF]);
});

test("a choice stays while what it offers is offered, and goes with it", async () => {
  show(playWith([ELF, DWARF]));
  find("camp").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settle();
  show({ ...playWith([ELF, DWARF, { do: "pass" }]), version: 2 });
  await settle();
  expect(root.querySelectorAll(".chooser button")).toHaveLength(2);
  show({ ...playWith([ELF]), version: 3 });
  await settle();
  expect(root.querySelector(".chooser")).toBeNull();
  expect(acted).toEqual([]);
});

test("what is held decides which", async () => {
  const play = playWith([ELF, DWARF]);
  show(play);
  find("dwarf").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settle();
  expect(find("dwarf").getAttribute("aria-pressed")).toBe("true");
  find("camp").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settle();
  expect(acted).toEqual([DWARF]);
});

test("with none it says why", async () => {
  const play = playWith([]);
  show(play);
  expect(find("camp").getAttribute("aria-disabled")).toBe("true");
  find("camp").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settle();
  expect(play.why).toHaveBeenCalledWith(ELF);
  expect(root.querySelector(".tip")?.textContent).toContain("It is full.");
});

test("where the mouse was pressed just now nothing is told before it moves", async () => {
  vi.useFakeTimers();
  show(playWith([]));
  const mouse = (kind: string, clientX: number) =>
    find("camp").dispatchEvent(new PointerEvent(kind, { pointerType: "mouse", bubbles: true, clientX, clientY: 50 }));
  mouse("pointerdown", 50);
  mouse("pointerenter", 50);
  await vi.advanceTimersByTimeAsync(500);
  expect(root.querySelector(".tip")).toBeNull();
  mouse("pointermove", 60);
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  await settle();
  expect(root.querySelector(".tip")?.textContent).toContain("camp");
});

test("a card goes when what it is about scrolls away, and stays when the log scrolls", async () => {
  show(playWith([]));
  find("camp").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settle();
  find("pass").dispatchEvent(new Event("scroll"));
  await settle();
  expect(root.querySelector(".tip")).not.toBeNull();
  root.dispatchEvent(new Event("scroll"));
  await settle();
  expect(root.querySelector(".tip")).toBeNull();
});

test("a region is one stop of the Tab key; outside of one every target is", () => {
  show(playWith([ELF]));
  expect(find("camp").tabIndex).toBe(0);
  expect(find("dwarf").tabIndex).toBe(-1);
  expect(find("pass").tabIndex).toBe(0);
});
