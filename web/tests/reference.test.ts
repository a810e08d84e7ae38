import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  factsOf,
  findSections,
  folded,
  linesOf,
  nearestRule,
  numbers,
  partsOf,
  placesOf,
  ruleId,
  sectionsOf,
} from "../src/table/reference";
import { Words } from "../src/words/words";

const LOCALE = "../src/burgher/locale";
const CORE = readFileSync(`${LOCALE}/en/core.ftl`, "utf8");
const PIECES = "piece-wood = wood\npiece-stone = stone\n";
const SOURCE = `${CORE}
${PIECES}
rule-actions = Actions
    .text =
        Do what you like: [build](actions-walls).
        - a gnome for { $fees-gnome } gold
        - a Wall for { AMOUNTS($wall-cost) }

        { $option-kept ->
            [yes] Keep it.
           *[no] {""}
        }
rule-actions-walls = Cité walls
    .text = Cost: { $wall-list }.
`;
const words = new Words("en", [{ language: "en", sources: [SOURCE] }]);
const VALUES = {
  fees: { source: "rulebook", gnome: 3 },
  wall: { cost: { wood: 3, stone: 2, note: "x" }, list: [5, 3], names: ["a", "b"], open: true },
};

test("component files give arguments by their place", () => {
  expect(numbers(VALUES)).toEqual({
    "fees-gnome": 3,
    fees: ["gnome", 3],
    "wall-cost-wood": 3,
    "wall-cost-stone": 2,
    "wall-cost": ["wood", 3, "stone", 2],
    "wall-list": "5, 3",
    "wall-list-1": 5,
    "wall-list-2": 3,
    "wall-names": ["a", "b"],
    "wall-names-1": "a",
    "wall-names-2": "b",
    "wall-open": "yes",
  });
});

test("sections with their numbers, options, lists and links", () => {
  const [chapter, part] = sectionsOf(words, factsOf(VALUES, { kept: true }));
  expect(part).toMatchObject({ id: "rule-actions-walls", within: "rule-actions", text: "Cost: 5, 3." });
  expect(linesOf(chapter?.text ?? "")).toEqual([
    "Do what you like: [build](actions-walls).",
    ["a gnome for 3 gold", "a Wall for 3 wood and 2 stone"],
    "Keep it.",
  ]);
  expect(partsOf("See [a](b-c), or not.")).toEqual(["See ", { words: "a", to: "rule-b-c" }, ", or not."]);
  const without = sectionsOf(words, factsOf(VALUES, { kept: false }))[0];
  expect(linesOf(without?.text ?? "")).toHaveLength(2);
});

test("a search goes through titles and texts, whatever the accents", () => {
  const sections = sectionsOf(words, factsOf(VALUES, { kept: true }));
  const found = (text: string) => findSections(sections, folded(text).split(" ")).map(({ id }) => id);
  expect(folded("Cité Łódź, Straße, cœur")).toBe("cite lodz, strasse, coeur");
  expect(found("CITE")).toEqual(["rule-actions-walls"]);
  expect(found("wall")).toEqual(["rule-actions-walls", "rule-actions"]);
  expect(found("wall gnome")).toEqual(["rule-actions"]);
  expect(found("alls")).toEqual(["rule-actions-walls"]);
  expect(found("old ")).toEqual(["rule-actions"]);
  expect(found("actions-walls")).toEqual([]);
  expect(found("(")).toEqual([]);
  // What stands beside the text is found after what is in it.
  const beside = ({ id }: { id: string }) => (id === "rule-actions" ? "Try the cité" : "");
  expect(findSections(sections, ["cite"], beside).map(({ id }) => id)).toEqual(["rule-actions-walls", "rule-actions"]);
});

test("what is found is marked as it is written", () => {
  const marked = (text: string, ...wanted: string[]) =>
    placesOf(text, wanted.map(folded)).map(([from, to]) => text.slice(from, to));
  expect(marked("Złoto i złota", "zlot")).toEqual(["Złot", "złot"]);
  expect(marked("Große Straße", "strasse", "gros")).toEqual(["Groß", "Straße"]);
  expect(marked("le cœur, les œuvres", "coe", "oeuvre")).toEqual(["cœ", "œuvre"]);
  expect(marked("e\u0301galite\u0301", "égalité")).toEqual(["e\u0301galite\u0301"]);
  expect(marked("nothing")).toEqual([]);
});

/** Where boards name sections: on what is pressed, on what is only told, for the end of the game, or in a table. */
const NAMED = /\b(?:rule|tieRule)"?(?:=("[^"]+"|\{[^}]+\})|: ([^,\n]*"[^\n]*),\n)|\bRULES = (\{[^}]+\})/g;

describe.each(readdirSync("src/games"))("the boards of %s", (game) => {
  test("name sections that there are", () => {
    const text = readFileSync(`${LOCALE}/en/${game}-rules.ftl`, "utf8");
    const ids = [...text.matchAll(/^(rule-[\w-]+) =/gm)].map(([, id = ""]) => id);
    const files = readdirSync(`src/games/${game}`, { recursive: true, encoding: "utf8" });
    const sources = files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`src/games/${game}/${file}`, "utf8"));
    const named = sources.flatMap((source) => [...source.matchAll(NAMED)].map(([, ...told]) => told.join("")));
    const rules = named.flatMap((rule) => [...rule.matchAll(/"([A-Z][^"]+)"/g)].map(([, one = ""]) => one));
    expect(rules.length).toBeGreaterThan(10);
    const lost = rules.filter((rule) => !ids.includes(ruleId(rule)));
    expect(lost).toEqual([]);
    expect(nearestRule("Nowhere: at all", ids)).toBeNull();
  });
});
