import { describe, expect, test } from "vitest";
import { fits, fitting, sameAct, textOf } from "../src/board/acts";
import { paneFor } from "../src/board/panes";
import { nearest } from "../src/board/roam";
import type { Act } from "../src/words";

const LEGAL: Act[] = [
  { do: "place", worker: "elf", at: "camp" },
  { do: "place", worker: "dwarf", at: "camp" },
  { do: "place", worker: "elf", at: "inn" },
  { do: "pass" },
];

describe("acts", () => {
  test("a pattern fits the actions that have its fields", () => {
    expect(fitting(LEGAL, [{ do: "place", at: "camp" }], null)).toHaveLength(2);
    expect(fits({ do: "pass" }, { do: "place" })).toBe(false);
  });

  test("what is held narrows the choice, and leaves what has nothing to do with it", () => {
    expect(fitting(LEGAL, [{ do: "place", at: "camp" }], { worker: "elf" })).toEqual([LEGAL[0]]);
    expect(fitting(LEGAL, [{ do: "place", at: "inn" }], { worker: "dwarf" })).toEqual([]);
    expect(fitting(LEGAL, [{ do: "pass" }], { worker: "elf" })).toEqual([{ do: "pass" }]);
  });

  test("an action is named by its words in order", () => {
    expect(textOf({ do: "build gatehouse", district: 3, side: "before" })).toBe("build gatehouse 3 before");
    expect(sameAct({ do: "pass" }, { do: "pass" })).toBe(true);
  });
});

describe("arrow keys", () => {
  const at = (x: number, y: number) => {
    const element = document.createElement("button");
    element.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
    return element;
  };
  const middle = at(100, 100);
  const above = at(110, 40);
  const right = at(180, 110);
  const corner = at(190, 40);

  test("go to the target that lies that way", () => {
    const all = [middle, above, right, corner];
    expect(nearest(middle, all, [1, 0])).toBe(right);
    expect(nearest(middle, all, [0, -1])).toBe(above);
    expect(nearest(middle, all, [0, 1])).toBe(right);
    expect(nearest(middle, all, [-1, 0])).toBeNull();
  });
});

describe("one part of the board at a time", () => {
  const order = ["town", "guilds", "mine"];
  const choices = new Map([
    ["guilds", 2],
    ["mine", 1],
  ]);

  test("a part stays as long as there is something to choose on it", () => {
    expect(paneFor("mine", choices, order)).toBe("mine");
    expect(paneFor("town", choices, order)).toBe("guilds");
    expect(paneFor("others", new Map(), order)).toBe("others");
  });

  test("what is new is looked at where it is looked for first", () => {
    expect(paneFor("mine", choices, order, true)).toBe("guilds");
    expect(paneFor("guilds", choices, ["mine", ...order], true)).toBe("mine");
  });
});
