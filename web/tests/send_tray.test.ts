import { expect, test } from "vitest";
import { restOf, stepsOf } from "../src/games/belfort/send_tray";

test("the rest goes to forest and quarry, each kind to its own", () => {
  const orders = restOf({ elf: 2, dwarf: 1 }, { gold_mine: { elf: 1 } }, (kind, to) =>
    to === "forest" ? kind === "elf" : to === "quarry" && kind === "dwarf",
  );
  expect(orders).toEqual({ gold_mine: { elf: 1 }, forest: { elf: 1 }, quarry: { dwarf: 1 } });
});

test("whoever may go to neither is not sent there: half a pair waits at the mine", () => {
  const orders = restOf({ dwarf: 1 }, {}, (_, to) => to === "mine");
  expect(stepsOf(orders)).toEqual([]);
});
