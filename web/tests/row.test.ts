import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawing as ofBelfort } from "../src/games/belfort/drawings";
import { drawing as ofNobility } from "../src/games/nobility/drawings";
import { groupsOf } from "../src/rules/row";

const FACTS = { "fees-guild": 2, "wall-cost": ["wood", 3, "stone", 0, "metal", 1] };
const piece = (name: string, count: number | null = null, seat?: number) => ({ kind: "piece", name, count, seat });

describe("a picture", () => {
  test("is pieces with signs between them, in groups", () => {
    expect(groupsOf("elf:1 + 2 wood > pub | dwarf", {})).toEqual([
      [piece("elf", null, 1), { kind: "sign", sign: "+" }, piece("wood", 2), { kind: "sign", sign: "→" }, piece("pub")],
      [piece("dwarf")],
    ]);
  });

  test("has the numbers of the pieces", () => {
    expect(groupsOf("$fees-guild:gold > $wall-cost", FACTS)).toEqual([
      [piece("gold", 2), { kind: "sign", sign: "→" }, piece("wood", 3), piece("metal", 1)],
    ]);
    expect(groupsOf("$nothing", FACTS)).toEqual([]);
  });

  test("may be a part of the boards", () => {
    expect(groupsOf("gold | @district-3 walls", {})[1]).toEqual([
      { kind: "board", part: "district-3", example: "walls" },
    ]);
  });
});

describe("every piece in the rules is drawn", () => {
  test.each([
    ["belfort", ofBelfort],
    ["nobility", ofNobility],
  ] as const)("in %s", (game, drawing) => {
    const file = readFileSync(`../src/burgher/${game}/reference.toml`, "utf8");
    const head = file.slice(0, file.indexOf("[bases."));
    const [before = "", rest = ""] = head.split("[terms]");
    const [pictures = ""] = before.split("[asked]");
    const told = [...pictures.matchAll(/^[\w-]+ = "(.+)"$/gm)].flatMap(([, one = ""]) => groupsOf(one, {})).flat();
    const counted = [...pictures.matchAll(/\$[\w-]+:(\w+)/g)].map(([, name = ""]) => name);
    const named = [...rest.matchAll(/"([\w]+)"/g)].map(([, name = ""]) => name);
    const names = new Set([...told.flatMap((one) => (one.kind === "piece" ? [one.name] : [])), ...counted, ...named]);
    expect(names.size).toBeGreaterThan(40);
    expect([...names].filter((name) => drawing(name) === null)).toEqual([]);
  });
});
