import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Rules } from "../src/rules/rules";
import type { Section } from "../src/table/reference";
import { speakEnglish } from "./served_words";

beforeAll(speakEnglish);

const SECTIONS: Section[] = [
  { id: "rule-actions", title: "Actions", text: "Build [a wall](actions-walls).\n- trade\n- hire", within: null },
  { id: "rule-actions-walls", title: "Walls", text: "They are made of stone.", within: "rule-actions" },
  { id: "rule-scoring", title: "Scoring", text: "Count the walls.", within: null },
];
let root: HTMLElement;
let seen: string[];

const show = (rule: string | null, sections: Section[] | null = SECTIONS) =>
  act(() => render(<Rules sections={sections} at={rule ? { rule } : null} see={(id) => seen.push(id)} />, root));
const press = (text: string) =>
  act(() => [...root.querySelectorAll("button")].find((one) => one.textContent?.includes(text))?.click());
const type = (text: string) =>
  act(() => {
    const box = root.querySelector("input") as HTMLInputElement;
    box.value = text;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
const lit = () => [...root.querySelectorAll("[data-here]")].map((one) => one.id);

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
  seen = [];
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.scrollTo = vi.fn() as typeof Element.prototype.scrollTo;
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

test("everything can be read, and what is wanted is brought into sight", () => {
  show(null);
  expect([...root.querySelectorAll(".rules-text :is(h2, h3)")].map((one) => one.textContent)).toEqual([
    "Actions",
    "Walls",
    "Scoring",
  ]);
  expect(lit()).toEqual([]);
  expect([...root.querySelectorAll(".rules-text li")].map((one) => one.textContent)).toEqual(["trade", "hire"]);
  show("Actions: walls");
  expect(lit()).toEqual(["rule-actions-walls"]);
  expect(seen).toEqual(["rule-actions-walls"]);
  expect(document.activeElement?.id).toBe("rule-actions-walls");
});

test("what is not there is looked for in its chapter, and waits for the rules", () => {
  show("Scoring: ties", null);
  expect(root.querySelector("[aria-busy]")).not.toBeNull();
  show("Scoring: ties");
  expect(lit()).toEqual(["rule-scoring"]);
});

test("the contents say where one is, and lead elsewhere", () => {
  const tops: Record<string, number> = { "rule-actions-walls": 500, "rule-scoring": 900 };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 10, 10);
  });
  show(null);
  const contents = () => [...root.querySelectorAll(".rules-contents button")].map((one) => one.textContent);
  expect(contents()).toEqual(["Actions", "Walls", "Scoring"]);
  expect(root.querySelector(".rules-contents [aria-current]")?.textContent).toBe("Actions");
  act(() => [...root.querySelectorAll<HTMLElement>(".rules-contents button")].at(-1)?.click());
  expect(seen).toEqual(["rule-scoring"]);
  const where = root.querySelector<HTMLElement>(".rules-where");
  expect(where?.getAttribute("aria-expanded")).toBe("false");
  act(() => where?.click());
  expect(root.querySelectorAll(".rules-list button")).toHaveLength(3);
  vi.restoreAllMocks();
});

test("links lead to sections, and back", () => {
  show("Actions");
  press("a wall");
  expect(seen).toEqual(["rule-actions", "rule-actions-walls"]);
  press("Actions");
  expect(seen.at(-1)).toBe("rule-actions");
  expect(root.querySelector(".rules-back")).toBeNull();
});

test("a search shows what it has found, and leads there", () => {
  show(null);
  type("WALL");
  expect([...root.querySelectorAll("h2")].map((one) => one.textContent)).toEqual(["Walls", "Actions", "Scoring"]);
  expect([...root.querySelectorAll("mark")].map((one) => one.textContent)).toEqual(["wall"]);
  type("dragon");
  expect(root.querySelector("[role=status]")?.textContent).toBe("Nothing found.");
  type("stone");
  press("Walls");
  expect(root.querySelector("input")?.value).toBe("");
  expect(lit()).toEqual(["rule-actions-walls"]);
});
