import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { firstTimes as belfort } from "../src/games/belfort/first_times";
import { firstTimes as nobility } from "../src/games/nobility/first_times";
import { type FirstTime, firstTimes, holds, placeFor, taughtIn, toldAs, valuesAt } from "../src/table/first_time";

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
  forced: ["pass"],
});

describe("what is said the first time", () => {
  test("is found by what is asked, what is legal and what the view shows", () => {
    expect(holds({ say: "a", at: [], question: "turn" }, at(0))).toBe(true);
    expect(holds({ say: "a", at: [], question: "place" }, at(0))).toBe(false);
    expect(holds({ say: "a", at: [], legal: { do: "use" } }, at(0))).toBe(true);
    expect(holds({ say: "a", at: [], legal: { do: "build" } }, at(0))).toBe(false);
    expect(holds({ say: "a", at: [], forced: "pass" }, at(0))).toBe(true);
    expect(holds({ say: "a", at: [], forced: "end" }, at(0))).toBe(false);
    const beyond: FirstTime = { say: "a", at: [], facts: [["seats.$.dice.*", ">", "@seats.$.pips_left"]] };
    expect([holds(beyond, at(0)), holds(beyond, at(1))]).toEqual([true, false]);
    const tax: FirstTime = { say: "a", at: [], facts: [["seats.$.tax", ">", "@seats.$.stock.gold"]] };
    expect([holds(tax, at(0)), holds(tax, at(1))]).toEqual([true, false]);
    const lock: FirstTime = { say: "a", at: [], facts: [["seats.$.built.*.free_locks", ">=", 1]] };
    expect([holds(lock, at(0)), holds(lock, at(1))]).toEqual([true, false]);
  });

  test("is what a lesson has not told of, and nothing is made of what is not there", () => {
    const all: FirstTime[] = [
      { say: "one", at: [], taught: "first-game/gnomes" },
      { say: "two", at: [], taught: "first-game/taxes" },
      { say: "three", at: [], question: "place" },
    ];
    expect(firstTimes(all, at(0)).map(({ say }) => say)).toEqual(["one", "two"]);
    expect(taughtIn(all, "first-game", ["goal", "gnomes"])).toEqual(["one"]);
    expect(taughtIn(all, "two-players", ["gnomes"])).toEqual([]);
    // Both games have a desk.
    expect(toldAs("belfort", "first-desk")).not.toBe(toldAs("nobility", "first-desk"));
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

  test.each(Object.keys(GAMES))("names chapters that there are: %s", (game) => {
    for (const { taught } of (GAMES[game] ?? []).filter((one) => one.taught !== undefined)) {
      const [lesson, chapter] = taught?.split("/") ?? [];
      const text = readFileSync(`../src/burgher/${game}/lessons/${lesson}.toml`, "utf8");
      expect(text).toContain(`[[chapters]]\nname = "${chapter}"\n`);
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
