import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { doubts } from "../tools/messages";

const PYTHON = "../src/burgher";
const LOCALE = `${PYTHON}/locale`;

function files(folder: string, end: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && end.test(one.name))
    .map((one) => readFileSync(join(one.parentPath, one.name), "utf8"));
}

function ids(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id = ""]) => id);
}

function found(texts: readonly string[], pattern: RegExp): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id = ""]) => id)))];
}

const sources = files("src", /\.tsx?$/);
const games = readdirSync("src/games").map((game) => `games/${game}`);

function messages(name: string): string[] {
  const path = `${LOCALE}/en/${name}.ftl`;
  return existsSync(path) ? ids(readFileSync(path, "utf8")) : [];
}

/** The files that the client speaks from at every table. */
const OWN = ["web", "table", "coach", "lessons"];
const own = OWN.flatMap(messages);
const core = messages("core");
/** What only some pages say is fetched with them: the folder, and the file of its messages. */
const FETCHED: Readonly<Record<string, string>> = { rules: "reference", box: "box" };
/** Ids that are put together from a beginning and something the server or a list says. */
const MADE =
  /^(title|pane|signs|about|level|theme|motion|board|text|volume|curtain|speed|turn-end|automatic|panel|verb|notice|error|why|doubt|rating|verdict|practice|shape)-|^box-.*-of$/;

describe("the client's messages", () => {
  test.each(["api", "app", "art", "board", "coach", "lesson", "table", "words", ...Object.keys(FETCHED), ...games])(
    "are there for all that %s says",
    (folder) => {
      const game = folder.startsWith("games/") ? folder.slice(6) : null;
      const more = messages(FETCHED[folder] ?? "");
      const known = [
        ...own,
        ...core,
        ...more,
        ...(game ? [...messages(game), ...messages(`${game}-web`), ...messages(`${game}-box`)] : []),
      ];
      const texts = files(`src/${folder}`, /\.tsx?$/);
      const said = found(texts, /\bt\("([a-z-]+)"/g);
      const either = texts
        .flatMap((text) => [...text.matchAll(/\bt\([^"`]*\? "([a-z-]+)" : "([a-z-]+)"/g)])
        .flatMap(([, one = "", other = ""]) => [one, other]);
      expect([...said, ...either].filter((id) => !known.includes(id))).toEqual([]);
    },
  );

  test("are all said", () => {
    const texts = sources.join("\n");
    const all = [...own, ...Object.values(FETCHED).flatMap(messages)];
    expect(all.filter((id) => !MADE.test(id) && !texts.includes(`"${id}"`))).toEqual([]);
  });

  test("are there for all that the server refuses, notices and calls its bots", () => {
    const service = files(`${PYTHON}/service`, /\.py$/);
    const refusals = found(service, /^ {4}"([a-z-]+)": \d{3},$/gm);
    const notices = found(service, /\bnotice\("([a-z-]+)"/g);
    const levels = found(files(`${PYTHON}/bots`, /\.py$/), /\bLevel\("([a-z-]+)"/g);
    expect(refusals.length).toBeGreaterThan(20);
    const wanted = [
      ...refusals.map((id) => `error-${id}`),
      ...notices.map((id) => `notice-${id}`),
      ...levels.map((id) => `level-${id}`),
    ];
    expect(wanted.filter((id) => ![...own, ...core].includes(id))).toEqual([]);
  });

  test("are there for every verb that a list of actions may be headed with", () => {
    const languages = ["belfort", "nobility"].map((game) => readFileSync(`${PYTHON}/${game}/language.py`, "utf8"));
    // Only verbs with arguments are ever several.
    const verbs = found(languages, /\bVerb\("([a-z]+)[^{]*\{"/g);
    const chance = found(languages, /\bVerb\("([a-z]+)[^\n]*chance=True/g);
    expect(verbs.filter((verb) => !chance.includes(verb) && !own.includes(`verb-${verb}`))).toEqual([]);
  });

  test.each(readdirSync(LOCALE).filter((tongue) => tongue !== "en"))("say the same things in %s", (tongue) => {
    const said = OWN.flatMap((file) => ids(readFileSync(`${LOCALE}/${tongue}/${file}.ftl`, "utf8")));
    expect(said.sort()).toEqual([...own].sort());
  });

  test("can be read, every one; a build with others fails", () => {
    expect(doubts(LOCALE)).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), "burgher-words-"));
    const write = (language: string, file: string, text: string) => {
      mkdirSync(join(folder, language), { recursive: true });
      writeFileSync(join(folder, language, file), text);
    };
    write("en", "core.ftl", "one = One\ntwo = Two { $number }\n");
    write("en", "web.ftl", "three = Three\n");
    write("de", "core.ftl", "one = Eins\ntwo = Zwei { $number\n");
    write("fr", "core.ftl", "one = Un\n");
    write("fr", "web.ftl", "three = Trois\n");
    expect(doubts(folder)).toEqual([
      "de/web.ftl is missing",
      "de/core.ftl: two cannot be read",
      "fr/core.ftl: two is missing",
    ]);
    rmSync(folder, { recursive: true });
  });

  test("are all there is: no words stand in the markup", () => {
    // The gallery is for those who draw.
    const markup = files("src", /^(?!gallery).*\.tsx$/).map((text) =>
      text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ""),
    );
    const between = markup.flatMap((text) => [
      ...text.matchAll(/<\/?[a-zA-Z][^<>]*>\s*([^<>{}]*\p{L}{2}[^<>{}]*?)\s*<\//gu),
    ]);
    const attributes = markup.flatMap((text) => [
      ...text.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]+)"/g),
    ]);
    expect([...between, ...attributes].map(([, text]) => text)).toEqual([]);
  });
});
