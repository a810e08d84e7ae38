import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveWords } from "./served_words";

type Words = typeof import("../src/words");
let words: Words;
let asked: string[];

beforeEach(async () => {
  // What was fetched before is remembered: every test starts with a client that knows nothing.
  vi.resetModules();
  words = await import("../src/words");
  asked = serveWords();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the server says which languages there are", async () => {
  await words.findLanguages();
  expect(words.languages.value).toEqual(["de", "en", "fr", "pl"]);
  expect(words.preferred(["nl", "pl-PL", "de"])).toBe("pl");
  expect(words.preferred(["nl"])).toBe("en");
});

test("a language is fetched by the hash of its files, each file once, and English only where it lacks one", async () => {
  await words.findLanguages();
  await words.speak("de", null, []);
  expect(words.t("home")).toBe("Zur Startseite");
  expect(asked.slice(1).sort()).toEqual(["core", "table", "web"].map((file) => `/words/de/${file}.ftl?v=hash`));
  expect(words.canSay(null, ["coach"])).toBe(false);
  asked.length = 0;
  await words.learn("de", "belfort", words.TO_READ);
  expect(asked.sort()).toEqual(
    ["belfort-reference", "belfort-rules", "belfort-web", "belfort", "reference"].map(
      (file) => `/words/de/${file}.ftl?v=hash`,
    ),
  );
  asked.length = 0;
  await words.learn("de", "belfort");
  expect(asked).toContain("/words/de/belfort-lessons.ftl?v=hash");
  expect(asked.some((one) => one.includes("core"))).toBe(false);
  expect(words.wordsFor("belfort").has("piece-master-elf")).toBe(true);
  asked.length = 0;
  await words.speak("en", "belfort");
  // Whatever is open is told anew.
  expect(asked).toContain("/words/en/belfort-rules.ftl?v=hash");
  expect(asked).toContain("/words/en/belfort-box.ftl?v=hash");
  expect(words.canSay("belfort", ["lessons", "box"])).toBe(true);
  asked.length = 0;
  await words.speak("de", "belfort", words.TO_READ);
  expect(asked).toEqual([]);
});

test("two parts of a page that want the same words fetch them once", async () => {
  await words.findLanguages();
  await Promise.all([words.learn("de", "belfort"), words.learn("de", "belfort", words.TO_READ)]);
  expect(asked).toContain("/words/de/belfort.ftl?v=hash");
  expect(asked.length).toBe(new Set(asked).size);
});

test("who changes their mind while words are on their way is spoken to as they wish last", async () => {
  await words.findLanguages();
  await words.speak("en", null);
  await Promise.all([words.speak("de", null), words.speak("en", null)]);
  expect(words.language.value).toBe("en");
  expect(document.documentElement.lang).toBe("en");
});

test("what the network loses is asked for again, and given up in the end", async () => {
  vi.useFakeTimers();
  const served = fetch;
  let failing = 2;
  const tries = vi.fn(async (address: string) => {
    if (failing-- > 0) throw new TypeError("no network");
    return served(address);
  });
  vi.stubGlobal("fetch", tries);
  const found = words.findLanguages();
  await vi.runAllTimersAsync();
  await found;
  expect(tries).toHaveBeenCalledTimes(3);
  failing = 100;
  const lost = expect(words.learn("de", null)).rejects.toThrow("no network");
  await vi.runAllTimersAsync();
  await lost;
});
