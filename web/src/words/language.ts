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

/** The reader's language. Changing it retells everything, the past too. */
export const language = signal("en");

/** The game that the page is about: who changes the language there finds it told in that at once. */
export const gameAtHand = signal<string | null>(null);

/**
 * What is said everywhere, and of a game with its board. All other words come with what says them: each topic has a file of
 * its own, one of the game's, or both.
 */
const ALWAYS = ["core", "web", "table", "games"];
const OF_GAME = ["web"];
/** What pages without a board say. */
export const PAGES = ["coach", "lessons", "errors", "analysis", "rules", "practice"] as const;
const TOPICS = [...PAGES, "reference", "box"] as const;
/** What is said only in some places. */
export type Topic = (typeof TOPICS)[number];
/** What the rules need. */
export const TO_READ: readonly Topic[] = ["rules", "reference"];

function namesFor(game: string | null, topics: readonly Topic[]): string[] {
  const general = [...ALWAYS, ...topics];
  return game === null ? general : [...general, game, ...[...OF_GAME, ...topics].map((topic) => `${game}-${topic}`)];
}

/** The files, with their hashes, that are not here yet. English is for what the language lacks. */
function missing(tongue: string, game: string | null, topics: readonly Topic[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of namesFor(game, topics)) {
    // A file says all that its English counterpart says (the build looks): that is not needed beside it.
    const one = files.value[tongue]?.[name] ? tongue : "en";
    const hash = files.value[one]?.[name];
    if (hash && !texts.value.has(`${one}/${name}`)) found.set(`${one}/${name}`, hash);
  }
  return found;
}

/** Whether these topics can be spoken about now; call it where signals are tracked. */
export function canSay(game: string | null, topics: readonly Topic[]): boolean {
  return missing(language.value, game, topics).size === 0;
}

/** Fetches what is said in a language, by the client itself and about a game (null: about none); of that, these topics. */
export async function learn(tongue: string, game: string | null, topics: readonly Topic[] = PAGES): Promise<void> {
  const files = [...missing(tongue, game, topics)];
  const found = await Promise.all(files.map(async ([name, hash]) => [name, await message(name, hash)] as const));
  if (found.length) texts.value = new Map([...texts.value, ...found]);
}

let wanted = "";

/**
 * Changes the language, when its words are there; unless another was wanted meanwhile. Whatever is open on the page goes
 * on in it: that takes the words of every topic.
 */
export async function speak(tongue: string, game: string | null, topics: readonly Topic[] = TOPICS): Promise<void> {
  if (wanted === tongue && language.value === tongue) return;
  wanted = tongue;
  await learn(tongue, game, topics);
  if (wanted !== tongue) return;
  language.value = tongue;
  document.documentElement.lang = tongue;
}

/** Words for a game with these players; call it where signals are tracked. */
export function wordsFor(game: string | null, names: readonly string[] = []): Words {
  const tongues = language.value === "en" ? ["en"] : [language.value, "en"];
  const sources = tongues.map((tongue) => ({
    language: tongue,
    sources: namesFor(game, TOPICS).flatMap((file) => texts.value.get(`${tongue}/${file}`) ?? []),
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
