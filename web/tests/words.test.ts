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
    expect(words.action({ do: "pick", from: 2 })).toBe("Take Bert’s card");
    expect(new Words("en", sources, ["Anna", "Bert"]).nameOf(2)).toBe("Non-player 3");
  });

  test("give players apart, to be shown in their colours", () => {
    expect(words.parts({ id: "do-pick", args: { from: 2 } })).toEqual(["Take ", { seat: 1, name: "Bert" }, "’s card"]);
  });

  test("give players apart in messages within messages, too", () => {
    const action = words.doing({ do: "pick", from: 2 });
    const speech = new Words(
      "en",
      [{ language: "en", sources: [...(sources[0]?.sources ?? []), "better = Better: { $action }"] }],
      ["Anna", "Bert"],
    );
    expect(speech.parts({ id: "better", args: { action } })).toEqual([
      "Better: Take ",
      { seat: 1, name: "Bert" },
      "’s card",
    ]);
    expect(speech.t("better", { action })).toBe("Better: Take Bert’s card");
  });

  test("take forms that build on the gender, and amounts in a case, as in Python", () => {
    const german = `
piece-coin = Münze
    .gender = f
    .many = Münzen
piece-point = Punkt
    .many = Punkten
form-gender = m
form-the = { PIECE($piece, form: "gender") ->
    [f] die { $name }
   *[m] den { $name }
}
form-with = { $count ->
    [one] { $count } { PIECE($what) }
   *[other] { $count } { PIECE($what, form: "many") }
}
amount = { $count } { PIECE($what, form: "many") }
took = { PIECES($cards, form: "the") }
paid = mit { AMOUNTS($cost, form: "with") }
`;
    const speech = new Words("de", [{ language: "de", sources: [german] }]);
    expect(speech.t("took", { cards: ["coin", "point"] })).toBe("die Münze und den Punkt");
    expect(speech.t("took", { cards: ["coin", "point", "coin"] })).toBe("2 Münzen und den Punkt");
    expect(speech.t("paid", { cost: ["coin", 1, "point", 3] })).toBe("mit 1 Münze und 3 Punkten");
  });

  test("say messages that are arguments of messages", () => {
    const speech = new Words("en", [
      { language: "en", sources: ["wrong = Not so: { $detail }\nmay = 1 to { $most }"] },
    ]);
    const detail = { id: "may", args: { most: 5 } };
    expect(speech.t("wrong", { detail })).toBe("Not so: 1 to 5");
    expect(speech.t("wrong", { detail: { id: "wrong", args: { detail } } })).toBe("Not so: Not so: 1 to 5");
  });

  test("show the bare id of a message that is not there", () => {
    expect(words.t("no-such-thing", { a: 1 })).toBe("[no-such-thing] a=1");
  });
});
