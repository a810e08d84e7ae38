import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { LOCALE } from "./served_words";

/*
 * A board is on the screen before most words have come. So what the code that comes with it says must stand in files that
 * come with it, too: a sentence that is missing would be seen as its bare id.
 */

const LATE = ["errors", "coach", "analysis", "lessons", "practice", "rules", "reference", "box", "cli"];
const BEGIN = ["src/main.tsx", ...readdirSync("src/games").map((game) => `src/games/${game}/index.ts`)];
const IMPORT = /^(?:import|export)(?! type\b)[^;]*? from "(\.[^"]+)"/gm;

/** Said only in a lesson, whose words come with its board. */
const TAUGHT = ["lesson-others-wait"];

/** The sources that are there with the first board: what these import, but not what they fetch later. */
function sources(): string[] {
  const found = new Set<string>();
  const look = (path: string) => {
    const endings = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"].map((end) => path + end);
    const file = endings.find((one) => existsSync(one) && statSync(one).isFile());
    if (!file || found.has(file)) return;
    found.add(file);
    for (const [, to = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) look(resolve(dirname(file), to));
  };
  for (const one of BEGIN) look(resolve(one));
  return [...found];
}

/** The messages that no file has which comes with a board. */
function late(): Set<string> {
  const [early, others] = [new Set<string>(), new Set<string>()];
  for (const file of readdirSync(`${LOCALE}/en`)) {
    const topic = file.replace(".ftl", "").replace(/^(belfort|nobility)-/, "");
    const into = LATE.includes(topic) ? others : early;
    for (const [, id = ""] of readFileSync(join(LOCALE, "en", file), "utf8").matchAll(/^([a-z][\w-]*) *=/gm))
      into.add(id);
  }
  return new Set([...others].filter((id) => !early.has(id)));
}

test("what a board says stands in files that come with it", () => {
  const missing = late();
  expect(missing.size).toBeGreaterThan(500);
  const files = sources();
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /(companion|end_screen|hint_panel|rules)\.tsx$/.test(file))).toEqual([]);
  const said = files.flatMap((file) => {
    const calls = [...readFileSync(file, "utf8").matchAll(/\b(?:t|has|attribute|say)\(\s*([^()]*)/g)];
    const ids = calls.flatMap(([, text = ""]) => [...text.matchAll(/"([a-z][\w-]*)"/g)].map(([, id = ""]) => id));
    return ids.filter((id) => missing.has(id) && !TAUGHT.includes(id)).map((id) => `${id} in ${file}`);
  });
  expect(said).toEqual([]);
});
