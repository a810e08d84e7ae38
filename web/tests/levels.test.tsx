import { render } from "preact";
import { beforeAll, expect, test } from "vitest";
import { AboutLevel, LevelOptions } from "../src/app/levels";
import { speakEnglish } from "./served_words";

beforeAll(speakEnglish);

const LEVELS = ["wanderer", "journeyman", "somebody's own", "castellan"].map((name) => ({ name, seconds: 1 }));

test("the weakest and the strongest level say so in a menu", () => {
  const menu = document.createElement("select");
  render(<LevelOptions levels={LEVELS} />, menu);
  expect([...menu.children].map((one) => one.textContent)).toEqual([
    "Wanderer (the weakest)",
    "Journeyman",
    "somebody's own",
    "Castellan (the strongest)",
  ]);
});

test("a level says how strong it is, and how it plays", () => {
  const box = document.createElement("div");
  render(<AboutLevel level="journeyman" levels={LEVELS} />, box);
  expect(box.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Strength 2 of 4");
  expect(box.querySelectorAll(".on").length).toBe(2);
  expect(box.textContent).toContain("comes to mind first");
});

test("a level without words shows its strength alone; one that nobody knows shows nothing", () => {
  const box = document.createElement("div");
  render(<AboutLevel level="somebody's own" levels={LEVELS} />, box);
  expect(box.querySelectorAll(".on").length).toBe(3);
  expect(box.textContent).toBe("");
  render(<AboutLevel level="nobody" levels={LEVELS} />, box);
  expect(box.innerHTML).toBe("");
});
