import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Section } from "../src/table/reference";
import { Rules } from "../src/table/rules_panel";
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
const open = () => [...root.querySelectorAll("details")].filter((one) => one.open).map((one) => one.id);

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

test("chapters are closed until something in them is wanted", () => {
  show(null);
  expect(open()).toEqual([]);
  expect([...root.querySelectorAll("li")].map((one) => one.textContent)).toEqual(["trade", "hire"]);
  show("Actions: walls");
  expect(open()).toEqual(["rule-actions"]);
  expect(seen).toEqual(["rule-actions-walls"]);
  expect(document.activeElement?.id).toBe("rule-actions-walls");
});

test("what is not there is looked for in its chapter, and waits for the rules", () => {
  show("Scoring: ties", null);
  expect(root.querySelector("[aria-busy]")).not.toBeNull();
  show("Scoring: ties");
  expect(open()).toEqual(["rule-scoring"]);
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
  expect(open()).toEqual(["rule-actions"]);
});
