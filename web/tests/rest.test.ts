import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hideTip, showTip } from "../src/board/tip";
import { awaited, beforeRest, notAtRestWhile, slide, tellRest } from "../src/rest";

const root = document.createElement("div");
const atRest = () => root.hasAttribute("data-rest");
let moving: unknown[] = [];

async function frames(): Promise<void> {
  await vi.advanceTimersByTimeAsync(100);
}

beforeEach(() => {
  vi.useFakeTimers();
  moving = [];
  document.getAnimations = () => moving as Animation[];
});
afterEach(() => vi.useRealTimers());

test("the page says when it is at rest", async () => {
  tellRest(root);
  expect(atRest()).toBe(false);
  await frames();
  expect(atRest()).toBe(true);
});

test("what is awaited, and what somebody waits for, keeps it from rest", async () => {
  let answer = () => {};
  const asked = awaited(new Promise<void>((resolve) => (answer = resolve)));
  expect(atRest()).toBe(false);
  await frames();
  expect(atRest()).toBe(false);
  answer();
  await asked;
  await frames();
  expect(atRest()).toBe(true);

  const bot = signal(true);
  const end = notAtRestWhile(bot);
  await frames();
  expect(atRest()).toBe(false);
  bot.value = false;
  await frames();
  expect(atRest()).toBe(true);
  end();
});

test("a press is waited for, and so is what it sets in motion; dots for ever are not", async () => {
  await frames();
  let arrive = () => {};
  const finished = new Promise<void>((resolve) => (arrive = resolve));
  const piece = { playState: "running", finished, effect: { getComputedTiming: () => ({ endTime: 400 }) } };
  const dots = { playState: "running", effect: { getComputedTiming: () => ({ endTime: Number.POSITIVE_INFINITY }) } };
  moving = [piece, dots];
  dispatchEvent(new Event("click"));
  expect(atRest()).toBe(false);
  await frames();
  expect(atRest()).toBe(false);
  moving = [dots];
  arrive();
  await frames();
  expect(atRest()).toBe(true);
});

test("it is not at rest while something slides", async () => {
  await frames();
  const box = document.body.appendChild(document.createElement("div"));
  let left = 0;
  Object.defineProperty(box, "scrollLeft", { get: () => left });
  box.scrollTo = () => {};
  slide(box, { left: 300 }, true);
  // The first frames of a slide move nothing yet.
  await frames();
  expect(atRest()).toBe(false);
  for (left of [1, 90, 210, 300]) {
    await frames();
    expect(atRest()).toBe(false);
  }
  await vi.advanceTimersByTimeAsync(400);
  expect(atRest()).toBe(true);
  // What is taken away on its way comes nowhere.
  slide(box, { left: 0 }, true);
  box.remove();
  await frames();
  expect(atRest()).toBe(true);
});

test("what is to lie beside all else is put in its place last, each time", async () => {
  await frames();
  const seen: boolean[] = [];
  const end = beforeRest(() => seen.push(atRest()));
  for (let time = 1; time <= 2; time++) {
    dispatchEvent(new Event("click"));
    await frames();
    expect(seen).toEqual(Array(time).fill(false));
    expect(atRest()).toBe(true);
  }
  end();
  dispatchEvent(new Event("click"));
  await frames();
  expect(seen).toHaveLength(2);
});

test("a card that comes in a moment keeps it from rest until it is there", async () => {
  const element = document.createElement("button");
  showTip({ element, title: "Forest", options: [] }, 160);
  await frames();
  expect(atRest()).toBe(false);
  await frames();
  await frames();
  expect(atRest()).toBe(true);

  // Whoever goes on before it comes waits for nothing.
  hideTip();
  showTip({ element, title: "Forest", options: [] }, 10_000);
  hideTip(element);
  await frames();
  expect(atRest()).toBe(true);
});
