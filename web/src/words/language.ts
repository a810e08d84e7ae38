import { computed, signal } from "@preact/signals";
import { type Arguments, Words } from "./words";

/** The server's message files, the same that the terminal reads: by language and name, each with its hash. */
type Files = Readonly<Record<string, Readonly<Record<string, string>>>>;

const LIST = "/words/index.json";
const TRIES = 4;

const files = signal<Files>({});

/** The languages that are spoken here. */
export const languages = computed(() => Object.keys(files.value).sort());

/** Asks which languages there are. Before that, nothing can be said. */
export async function findLanguages(): Promise<void> {
  files.value = JSON.parse(await fetched(LIST)) as Files;
}

/** Fetches a text; when the network fails, again after a while. */
async function fetched(address: string): Promise<string> {
  for (let tried = 1; ; tried++) {
    try {
      const answer = await fetch(address);
      if (answer.ok) return await answer.text();
      throw new Error(`${address}: ${answer.status}`);
    } catch (error) {
      if (tried >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** tried));
    }
  }
}

/** Files that are on their way: whoever wants one meanwhile waits for the same answer. */
const coming = new Map<string, Promise<string>>();

function message(name: string, hash: string): Promise<string> {
  const known = coming.get(name);
  if (known) return known;
  // The hash makes it another address when the text changes: until then the browser keeps what it has.
  const asked = fetched(`/words/${name}.ftl?v=${hash}`).finally(() => coming.delete(name));
  coming.set(name, asked);
  return asked;
}

const texts = signal<ReadonlyMap<string, string>>(new Map());

/** Grows with every file that has come: words that were made before lack what it says. */
export const learned = computed(() => texts.value.size);

/** Kinds of message files that only some pages need, once one of these was opened: `reference`, for those who read rules. */
const also = signal<readonly string[]>([]);

/** The reader's language. Changing it retells everything, the past too. */
export const language = signal("en");

/**
 * Fetches what the client itself says in a language, and what is said about a game (null: about none); of that, only some
 * parts where a page needs no more.
 */
export async function learn(tongue: string, game: string | null, parts: readonly string[] = PARTS): Promise<void> {
  const missing = new Map<string, string>();
  for (const one of [tongue, "en"]) {
    for (const name of new Set([...namesFor(null), ...namesFor(game, parts)])) {
      const hash = files.value[one]?.[name];
      // A file says all that its English counterpart says (the build looks): that is not needed beside it.
      if (one !== tongue && files.value[tongue]?.[name]) continue;
      if (hash && !texts.value.has(`${one}/${name}`)) missing.set(`${one}/${name}`, hash);
    }
  }
  const found = await Promise.all([...missing].map(async ([name, hash]) => [name, await message(name, hash)] as const));
  if (found.length) texts.value = new Map([...texts.value, ...found]);
}

/** Fetches what only some pages say: the file of this name, and the game's own of this kind (`GAME-reference`). */
export async function learnAlso(kind: string, game: string | null, parts?: readonly string[]): Promise<void> {
  if (!also.value.includes(kind)) also.value = [...also.value, kind];
  await learn(language.value, game, parts);
}

let wanted = "";

/** Changes the language, when its words are there; unless another was wanted meanwhile. */
export async function speak(tongue: string, game: string | null): Promise<void> {
  wanted = tongue;
  await learn(tongue, game);
  if (wanted !== tongue) return;
  language.value = tongue;
  document.documentElement.lang = tongue;
}

/** What there is to say about a game, beside its own file. */
const PARTS = ["web", "rules", "analysis", "lessons", "practice"];
/** What of it the rules need. */
export const TO_READ = ["web", "rules"];

function namesFor(game: string | null, parts: readonly string[] = PARTS): string[] {
  const more = also.value;
  const own = ["core", "web", "table", "coach", "lessons", ...more];
  if (game === null) return [...own, "errors", "games"];
  const general = parts.includes("analysis") ? ["analysis"] : [];
  return [...own, ...general, game, ...[...parts, ...more].map((part) => `${game}-${part}`)];
}

/** Words for a game with these players; call it where signals are tracked. */
export function wordsFor(game: string | null, names: readonly string[] = []): Words {
  const tongues = language.value === "en" ? ["en"] : [language.value, "en"];
  const sources = tongues.map((tongue) => ({
    language: tongue,
    sources: namesFor(game).flatMap((file) => texts.value.get(`${tongue}/${file}`) ?? []),
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
    if (languages.value.includes(short)) return short;
  }
  return "en";
}
