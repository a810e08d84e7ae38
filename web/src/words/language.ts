import { computed, signal } from "@preact/signals";
import { type Arguments, Words } from "./words";

// The same files that the terminal reads. Each is a chunk of its own, fetched when it is first needed.
const FILES = import.meta.glob<string>(
  [
    "../../../src/burgher/locale/*/*.ftl",
    "!../../../src/burgher/locale/*/cli.ftl",
    "!../../../src/burgher/locale/en/{core,web}.ftl",
  ],
  { query: "?raw", import: "default" },
);

const SOURCES = new Map<string, () => Promise<string>>();
for (const [path, load] of Object.entries(FILES)) {
  const found = /locale\/([^/]+)\/([^/]+)\.ftl$/.exec(path);
  if (found) SOURCES.set(`${found[1]}/${found[2]}`, load);
}

/** The languages that are spoken here: those that have the client's own messages. */
export const LANGUAGES: readonly string[] = [
  "en",
  ...[...SOURCES.keys()].filter((name) => name.endsWith("/web")).map((name) => name.slice(0, -4)),
].sort();

// What is said on every page, in the language that others fall back on, comes with the client itself.
const FIRST = import.meta.glob<string>(
  ["../../../src/burgher/locale/en/core.ftl", "../../../src/burgher/locale/en/web.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const texts = signal<ReadonlyMap<string, string>>(
  new Map(Object.entries(FIRST).map(([path, text]) => [`en/${path.endsWith("core.ftl") ? "core" : "web"}`, text])),
);

/** Grows with every file that has come: words that were made before lack what it says. */
export const learned = computed(() => texts.value.size);

/** The reader's language. Changing it retells everything, the past too. */
export const language = signal("en");

/** Fetches what a language says about a game (null: only what the client itself says). */
export async function learn(tongue: string, game: string | null): Promise<void> {
  const wanted = [tongue, "en"].flatMap((one) => files(game).map((file) => `${one}/${file}`));
  const missing = [...new Set(wanted)].filter((name) => SOURCES.has(name) && !texts.value.has(name));
  const found = await Promise.all(missing.map(async (name) => [name, (await SOURCES.get(name)?.()) ?? ""] as const));
  if (found.length) texts.value = new Map([...texts.value, ...found]);
}

/** Changes the language, when its words are there. */
export async function speak(tongue: string, game: string | null): Promise<void> {
  await learn(tongue, game);
  language.value = tongue;
  document.documentElement.lang = tongue;
}

function files(game: string | null): string[] {
  return game === null ? ["core", "web", "errors"] : ["core", "web", game, `${game}-web`, `${game}-rules`];
}

/** Words for a game with these players; call it where signals are tracked. */
export function wordsFor(game: string | null, names: readonly string[] = []): Words {
  const tongues = language.value === "en" ? ["en"] : [language.value, "en"];
  const sources = tongues.map((tongue) => ({
    language: tongue,
    sources: files(game).flatMap((file) => texts.value.get(`${tongue}/${file}`) ?? []),
  }));
  return new Words(language.value, sources, names);
}

/** The client's own words. */
export const own = computed(() => wordsFor(null));

/** A message of the client's own. */
export function t(id: string, args: Arguments = {}): string {
  return own.value.t(id, args);
}

/** The best of our languages for somebody who reads these. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0] ?? "";
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}
