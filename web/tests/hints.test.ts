import { signal } from "@preact/signals";
import { afterEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/api/client";
import type { Hint, LegalAction, Situation, Why } from "../src/api/schema";
import { isEmpty, isSilent, purposeOf } from "../src/coach/because";
import { adviceAt, askHint } from "../src/coach/hints";
import type { TableStore } from "../src/table/store";

const hintFor = (version: number) => ({ version, choices: [] }) as unknown as Hint;

/** A table at a position, and questions to the coach that are answered when the test says so. */
function tableAt(version: number) {
  const situation = signal({ seat: 0, version } as Situation);
  const store = { id: "t", situation, fail: vi.fn() } as unknown as TableStore;
  const waiting = new Map<number, { answer: (hint: Hint) => void; refuse: (why: Error) => void }>();
  vi.spyOn(api, "hint").mockImplementation(
    (_table, _seat, asked) => new Promise((answer, refuse) => waiting.set(asked, { answer, refuse })),
  );
  const moveOn = (to: number) => {
    situation.value = { seat: 0, version: to } as Situation;
  };
  return { store, waiting, moveOn, advice: adviceAt(store) };
}

afterEach(() => vi.restoreAllMocks());

describe("a hint", () => {
  test("is asked for once, however often the button is pressed", async () => {
    const { store, waiting, advice } = tableAt(5);
    const first = askHint(store);
    await askHint(store);
    expect(api.hint).toHaveBeenCalledTimes(1);
    waiting.get(5)?.answer(hintFor(5));
    await first;
    expect(advice.hint.value?.version).toBe(5);
    expect(advice.asking.value).toBeNull();
  });

  test("can be asked for anew by whoever has moved on before it came", async () => {
    const { store, waiting, moveOn, advice } = tableAt(5);
    const old = askHint(store);
    moveOn(6);
    const fresh = askHint(store);
    expect(api.hint).toHaveBeenCalledTimes(2);
    waiting.get(6)?.answer(hintFor(6));
    await fresh;
    // What comes late takes nothing away, whether it is an answer or a refusal.
    waiting.get(5)?.answer(hintFor(5));
    await old;
    expect(advice.hint.value?.version).toBe(6);
    expect(advice.asking.value).toBeNull();
  });

  test("that fails is told only where it was still wanted", async () => {
    const { store, waiting, moveOn, advice } = tableAt(5);
    const old = askHint(store);
    moveOn(6);
    waiting.get(5)?.refuse(new Error("stale"));
    await old;
    expect(store.fail).not.toHaveBeenCalled();
    const fresh = askHint(store);
    waiting.get(6)?.refuse(new Error("failed"));
    await fresh;
    expect(store.fail).toHaveBeenCalledTimes(1);
    expect(advice.asking.value).toBeNull();
  });
});

describe("what a move is for", () => {
  const known = new Set([
    ...["purpose-visit-castle", "purpose-visit", "purpose-build-guild"],
    ...["purpose-take", "purpose-take-np-card"],
  ]);
  const words = { has: (id: string) => known.has(id), t: (id: string) => id };
  const act = (verb: string, args: LegalAction["args"] = {}) => ({ index: 0, text: verb, verb, args });

  test("is said by its place, else by its verb, of the first action that has it", () => {
    const die = act("die", { face: 3 });
    expect(purposeOf(words, [die, act("visit", { at: "castle" })], "ask-place")).toBe("purpose-visit-castle");
    expect(purposeOf(words, [die, act("visit", { at: "merchants" }), act("buy")], null)).toBe("purpose-visit");
    expect(purposeOf(words, [act("build guild", { guild: "miners" })], "ask-turn")).toBe("purpose-build-guild");
    expect(purposeOf(words, [die], "ask-turn")).toBeNull();
  });

  test("is another one where something else is asked: a card for a non-player is not for oneself", () => {
    const take = act("take", { card: "pub" });
    expect(purposeOf(words, [take], "ask-turn")).toBe("purpose-take");
    expect(purposeOf(words, [take], "ask-np-card")).toBe("purpose-take-np-card");
  });

  test("is said where comparing two moves tells nothing", () => {
    const why = (id: string) => ({ by: { id: "by", args: {} }, reasons: [{ id, args: {} }] }) as unknown as Why;
    expect([isSilent(null), isSilent(why("why-equal")), isSilent(why("reason-more"))]).toEqual([true, true, false]);
    // That it shows later is nothing to tell; that it comes to the same is.
    expect([isEmpty(null), isEmpty(why("why-later")), isEmpty(why("why-equal"))]).toEqual([true, true, false]);
  });
});
