import { expect, test } from "vitest";
import { restOf, sentSince, stepsOf } from "../src/games/belfort/send_tray";

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

test("of those who were sent from the board the last is known, also after it was taken back", () => {
  const [elf, dwarf] = [{ area: "mine", worker: "elf" } as const, { area: "mine", worker: "dwarf" } as const];
  const one = sentSince([], {}, { mine: { elf: 1 } });
  expect(one).toEqual([elf]);
  const two = sentSince(one, { mine: { elf: 1 } }, { mine: { elf: 1, dwarf: 1 } });
  expect(two.at(-1)).toEqual(dwarf);
  expect(sentSince(two, { mine: { elf: 1, dwarf: 1 } }, { mine: { elf: 1 } })).toEqual([elf]);
});
