import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { firstTimes as belfort } from "../src/games/belfort/first_times";
import { firstTimes as nobility } from "../src/games/nobility/first_times";
import { type FirstTime, firstTimes, holds, placeFor, valuesAt } from "../src/table/first_time";

const LOCALE = "../src/burgher/locale";
const GAMES: Record<string, readonly FirstTime[]> = { belfort, nobility };

const view = {
  seats: [
    { dice: [1, 6], pips_left: 3, tax: 2, stock: { gold: 1 }, built: [{ free_locks: 0 }, { free_locks: 1 }] },
    { dice: [1], pips_left: 9, tax: 0, stock: { gold: 5 }, built: [] },
  ],
};
const at = (seat: number, question = "turn") => ({
  view,
  seat,
  question,
  legal: [{ do: "pass" }, { do: "use", at: "pub" }],
});

describe("what is said the first time", () => {
  test("is found by what is asked, what is legal and what the view shows", () => {
    expect(holds({ say: "a", at: [], question: "turn" }, at(0))).toBe(true);
    expect(holds({ say: "a", at: [], question: "place" }, at(0))).toBe(false);
    expect(holds({ say: "a", at: [], legal: { do: "use" } }, at(0))).toBe(true);
    expect(holds({ say: "a", at: [], legal: { do: "build" } }, at(0))).toBe(false);
    const beyond: FirstTime = { say: "a", at: [], facts: [["seats.$.dice.*", ">", "@seats.$.pips_left"]] };
    expect([holds(beyond, at(0)), holds(beyond, at(1))]).toEqual([true, false]);
    const tax: FirstTime = { say: "a", at: [], facts: [["seats.$.tax", ">", "@seats.$.stock.gold"]] };
    expect([holds(tax, at(0)), holds(tax, at(1))]).toEqual([true, false]);
    const lock: FirstTime = { say: "a", at: [], facts: [["seats.$.built.*.free_locks", ">=", 1]] };
    expect([holds(lock, at(0)), holds(lock, at(1))]).toEqual([true, false]);
  });

  test("is said once, and nothing is made of what is not there", () => {
    const all: FirstTime[] = [
      { say: "one", at: [] },
      { say: "two", at: [] },
    ];
    expect(firstTimes(all, at(0), ["one"]).map(({ say }) => say)).toEqual(["two"]);
    expect(valuesAt(view, "seats.$.none.at.all", 0)).toEqual([]);
    expect(placeFor("hand-$", 2)).toBe("hand-2");
  });

  test.each(Object.keys(GAMES))("has its sentence in every language, and at least ten of them: %s", (game) => {
    const all = GAMES[game] ?? [];
    expect(all.length).toBeGreaterThanOrEqual(10);
    expect(new Set(all.map(({ say }) => say)).size).toBe(all.length);
    for (const language of ["en", "de", "fr", "pl"]) {
      const text = readFileSync(`${LOCALE}/${language}/${game}-web.ftl`, "utf8");
      expect(all.filter(({ say }) => !text.includes(`\n${say} = `))).toEqual([]);
    }
  });

  test.each(Object.keys(GAMES))("asks for questions and places that there are: %s", (game) => {
    const sources = ["", "/town"].map((folder) => `src/games/${game}${folder}`);
    const texts = import.meta.glob("../src/games/*/**/*.tsx", { query: "?raw", eager: true, import: "default" });
    const own = Object.entries(texts)
      .filter(([path]) => sources.some((folder) => path.includes(folder)))
      .map(([, text]) => text as string)
      .join("\n");
    const english = readFileSync(`${LOCALE}/en/${game}.ftl`, "utf8");
    for (const { question, at: places, say } of GAMES[game] ?? []) {
      if (question) expect(english, say).toContain(`\nask-${question.replaceAll("_", "-")} =`);
      for (const place of places) {
        const name = place.split("$")[0] ?? "";
        const known = ["tray", "prompt"].includes(place) || own.includes(`\`${name}\${`) || own.includes(`"${name}"`);
        expect(known || ["forest"].includes(place), `${say}: ${place}`).toBe(true);
      }
    }
  });
});
