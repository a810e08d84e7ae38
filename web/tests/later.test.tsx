import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { foresee, isForeseeing, later } from "../src/app/later";
import { speakEnglish } from "./served_words";

/** What comes is drawn a little later. */
const shown = (text: string) => vi.waitFor(() => expect(root.textContent).toContain(text));
const LOST = "The server is not answering.";
const root = document.createElement("div");
const Window = ({ name }: { name: string; close?: () => void }) => <p>{name}</p>;

beforeEach(async () => {
  await speakEnglish();
  document.body.append(root);
  document.documentElement.setAttribute("data-rest", "");
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

test("it is fetched when it is shown, and once", async () => {
  const fetched = vi.fn(async () => Window);
  const Later = later(fetched);
  expect(fetched).not.toHaveBeenCalled();
  render(<Later name="Anna" />, root);
  await shown("Anna");
  render(null, root);
  // The second time it is there at once.
  render(<Later name="Bert" />, root);
  expect(root.textContent).toBe("Bert");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("whoever cannot have it is told so, may try again, and may let it be", async () => {
  let [lost, tries] = [true, 0];
  const Later = later(async () => {
    tries += 1;
    if (lost) throw new TypeError("no network");
    return Window;
  });
  const close = vi.fn();
  const press = (number: number) => root.querySelectorAll("button")[number]?.click();
  render(<Later name="Anna" close={close} />, root);
  await shown(LOST);
  press(0);
  expect(close).toHaveBeenCalledTimes(1);
  press(1);
  await vi.waitFor(() => expect(tries).toBe(2));
  await shown(LOST);
  lost = false;
  press(1);
  await shown("Anna");
});

test("what will be wanted is brought at rest, one after the other, and what fails is no trouble", async () => {
  const brought: string[] = [];
  const first = vi.fn(async () => {
    expect(isForeseeing()).toBe(true);
    throw new TypeError("no network");
  });
  foresee(first, async () => brought.push("second"));
  await vi.waitFor(() => expect(brought).toEqual(["second"]));
  expect(first).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(isForeseeing()).toBe(false));
});

test("nothing is brought for those who save data, nor for those who have gone on", async () => {
  const bring = vi.fn(async () => {});
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  foresee(bring);
  vi.unstubAllGlobals();
  foresee(bring)();
  // What is asked for after that is brought after it.
  const last = vi.fn(async () => {});
  foresee(last);
  await vi.waitFor(() => expect(last).toHaveBeenCalled());
  expect(bring).not.toHaveBeenCalled();
});
