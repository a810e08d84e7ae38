import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Words } from "../src/words/words";

const read = (file: string) => readFileSync(`../src/burgher/locale/en/${file}.ftl`, "utf8");
const sources = [{ language: "en", sources: [read("core"), read("web"), read("belfort")] }];
const words = new Words("en", sources, ["Anna", "Bert", "Cleo"]);

describe("words", () => {
  test("say actions with their pieces", () => {
    expect(words.action({ do: "place", worker: "master_elf", at: "camp" })).toBe(
      "Place a master elf in the king’s camp",
    );
    expect(words.action({ do: "sell", what: "wood+stone" })).toContain("1 wood and 1 stone");
  });

  test("name players, whether seats count from 0 or from 1", () => {
    expect(words.action({ do: "pick", from: 2 })).toBe("Take the card of Bert");
    expect(new Words("en", sources, ["Anna", "Bert"]).nameOf(2)).toBe("Non-player 3");
  });

  test("give players apart, to be shown in their colours", () => {
    expect(words.parts({ id: "do-pick", args: { from: 2 } })).toEqual([
      "Take the card of ",
      { seat: 1, name: "Bert" },
      "",
    ]);
  });

  test("show the bare id of a message that is not there", () => {
    expect(words.t("no-such-thing", { a: 1 })).toBe("[no-such-thing] a=1");
  });
});
