import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { ofDevice } from "../src/lesson/text";
import { Words } from "../src/words/words";

const read = (file: string) => readFileSync(`../src/burgher/locale/en/${file}.ftl`, "utf8");

afterEach(() => void vi.unstubAllGlobals());

test.each(["belfort", "nobility"])("nobody is asked to point at something with a finger: %s", (game) => {
  const sources = [{ language: "en", sources: [read("core"), read(game), read(`${game}-lessons`)] }];
  const said = (coarse: boolean, id: string) => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: coarse && query === "(hover: none)" }));
    return new Words("en", sources, ["Anna", "Bert", "Cleo"]).t(id, ofDevice()).toLowerCase();
  };
  const id = game === "belfort" ? "lesson-first-game-goal-players" : "lesson-first-game-goal-points";
  expect(said(true, id)).toContain("press and hold");
  expect(said(true, id)).not.toContain("point at");
  expect(said(false, id)).toContain("point at");
  expect(said(false, id)).not.toContain("press and hold");
});
