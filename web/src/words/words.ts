import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

/** An argument of a message as the server sends it: a message, too. A secret of somebody else, or nothing, is null. */
export type Argument = number | string | readonly (number | string)[] | Message | null;
export type Arguments = Readonly<Record<string, Argument>>;

export interface Message {
  id: string;
  args: Arguments;
}

/** An action as the rules name it: the verb under `do`, and its arguments. */
export type Act = { readonly do: string } & Readonly<Record<string, string | number>>;

/** A piece of a sentence: words, or a player, who is shown in the colours of the seat. */
export type Part = string | { seat: number; name: string };

const MARK = "\u2063";
/** How many sentences are remembered: more than a game with all its rules has, but not all of an evening's. */
const REMEMBERED = 5000;

const resources = new Map<string, FluentResource>();

/** A source as Fluent reads it: once, however many tables speak by it. */
function read(source: string): FluentResource {
  const found = resources.get(source) ?? new FluentResource(source);
  resources.set(source, found);
  return found;
}

/**
 * The messages of one language, for one game or for none. The same `.ftl` files speak in Python (`words.py`), and the
 * functions that messages call mean the same there: PIECE, PIECES, AMOUNTS, SEAT, SEATS.
 */
export class Words {
  private readonly bundles: FluentBundle[];
  private readonly said = new Map<string, string>();
  private and: Intl.ListFormat | undefined;
  private or: Intl.ListFormat | undefined;

  /** `texts` is a list of Fluent sources for each language, the reader's own first, then those to fall back on. */
  constructor(
    readonly language: string,
    private readonly texts: readonly { language: string; sources: readonly string[] }[],
    readonly names: readonly string[] = [],
  ) {
    this.bundles = texts.map((text) => this.bundle(text.language, text.sources));
  }

  private bundle(language: string, sources: readonly string[]): FluentBundle {
    const one = (say: (value: string, named: Record<string, FluentValue>) => string) => {
      return ([value]: FluentValue[], named: Record<string, FluentValue>) => say(plainly(value), named);
    };
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        PIECE: one((name, { form }) => this.piece(name, form === undefined ? undefined : plainly(form))),
        PIECES: one((some, { form }) => this.pieces(some, form === undefined ? undefined : plainly(form))),
        AMOUNTS: (some: FluentValue[], { form }: Record<string, FluentValue>) =>
          this.amounts(some.map(plainly).join(" "), form === undefined ? "amount" : `form-${plainly(form)}`),
        SEAT: one((seat, { first }) => this.seat(Number(seat) - (first === undefined ? 0 : Number(plainly(first))))),
        SEATS: one((seats) => this.list(split(seats).map((seat) => this.seat(Number(seat))))),
      },
    });
    for (const source of sources) bundle.addResource(read(source));
    return bundle;
  }

  /** A message by its id, in plain text. */
  t(id: string, args: Arguments = {}): string {
    return this.named(this.format(id, null, args));
  }

  private named(text: string): string {
    if (!text.includes(MARK)) return text;
    return text.replaceAll(SEATED, (_, seat) => this.nameOf(Number(seat)));
  }

  /** An event, a prompt or a reason, in plain text. */
  say(message: Message): string {
    return this.t(message.id, message.args);
  }

  /** The same in parts, so that players can be shown as who they are. */
  parts(message: Message): Part[] {
    const text = this.format(message.id, null, message.args);
    return text
      .split(SEATED)
      .map((part, k) => (k % 2 ? { seat: Number(part), name: this.nameOf(Number(part)) } : part));
  }

  /** What an action would do, as on a button. */
  action(act: Act): string {
    return this.say(this.doing(act));
  }

  /** The same as a message. */
  doing({ do: verb, ...args }: Act): Message {
    return { id: `do-${verb.replaceAll(" ", "-")}`, args };
  }

  /** The attribute of a message, where it has one that these arguments fill. */
  attribute(id: string, name: string, args: Arguments = {}): string | null {
    for (const bundle of this.bundles) {
      const errors: Error[] = [];
      const pattern = bundle.getMessage(id)?.attributes[name];
      const text = pattern && bundle.formatPattern(pattern, this.plain(args), errors);
      if (text && errors.length === 0) return this.named(text);
    }
    return null;
  }

  /** The ids of messages that begin so, in the order of the files. */
  ids(prefix: string): string[] {
    const found = this.texts.flatMap(({ sources }) =>
      sources.flatMap((source) => [...source.matchAll(ID)].map((one) => one[1] ?? "")),
    );
    return [...new Set(found)].filter((id) => id.startsWith(prefix));
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** A piece by its name; in a grammatical form where it has it, else as the language makes that form of any name. */
  piece(name: string, form?: string): string {
    const id = `piece-${name.replaceAll("_", "-").replaceAll("+", "-and-")}`;
    if (form === undefined) return this.format(id, null, {});
    const own = this.bundles.find((bundle) => bundle.hasMessage(id))?.getMessage(id)?.attributes[form];
    if (own) return this.format(id, form, {});
    // A form may build on others of the same piece, as on its gender.
    return this.format(`form-${form}`, null, { name: this.format(id, null, {}), piece: name });
  }

  /** Each once: what there are several of is counted. */
  private pieces(some: string, form?: string): string {
    const counts = new Map<string, number>();
    for (const name of split(some)) counts.set(name, (counts.get(name) ?? 0) + 1);
    const each = [...counts].map(([name, count]) =>
      count === 1 ? this.piece(name, form) : this.amounts(`${name} ${count}`, "amount"),
    );
    return this.list(each);
  }

  /** `id` is the message for each of them: `amount`, or one for a grammatical form. */
  private amounts(some: string, id: string): string {
    const words = split(some);
    const parts: string[] = [];
    for (let k = 0; k + 1 < words.length; k += 2) {
      const count = Number(words[k + 1]);
      if (count !== 0) parts.push(this.format(id, null, { what: words[k] ?? "", count }));
    }
    return this.list(parts);
  }

  /** A player, marked so that `parts` finds it. */
  private seat(number: number): string {
    return Number.isInteger(number) ? `${MARK}${number}${MARK}` : this.format("nothing", null, {});
  }

  nameOf(number: number): string {
    const name = this.names[number];
    if (name) return name;
    return this.format(this.names.length === 2 ? "non-player" : "player", null, { number: number + 1 });
  }

  list(parts: string[]): string {
    if (parts.length === 0) return this.format("nothing", null, {});
    this.and ??= new Intl.ListFormat(this.language, { type: "conjunction" });
    return this.and.format(parts);
  }

  /** One of them: "wood or stone". */
  either(parts: readonly string[]): string {
    this.or ??= new Intl.ListFormat(this.language, { type: "disjunction" });
    return this.or.format(parts);
  }

  /** Arguments as Fluent takes them: a list is its parts with spaces between, null is a word of its own. */
  private plain(args: Arguments): Record<string, FluentVariable> {
    const one = (value: Argument): FluentVariable => {
      if (value === null) return "none";
      if (typeof value !== "object") return value;
      // Players in it stay marked, for whoever shows them as who they are.
      return "id" in value ? this.format(value.id, null, value.args) : value.join(" ");
    };
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, one(value)]));
  }

  /** Most of what a board says it has said before: it is put together once. */
  private format(id: string, form: string | null, args: Arguments): string {
    const key = JSON.stringify([id, form, args]);
    const known = this.said.get(key);
    if (known !== undefined) return known;
    if (this.said.size >= REMEMBERED) this.said.clear();
    const text = this.composed(id, form, args);
    this.said.set(key, text);
    return text;
  }

  private composed(id: string, form: string | null, args: Arguments): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = (form === null ? null : message?.attributes[form]) ?? message?.value;
      if (!pattern) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, this.plain(args), errors);
      if (errors.length > 0) continue;
      if (bundle !== this.bundles[0]) lacking(this.language, id);
      return text;
    }
    lacking(this.language, id);
    return [`[${id}]`, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");
  }
}

const LACKING = new Set<string>();

/** Tells whoever works on the client, or tests it, that something was said in another language, or not at all. */
function lacking(language: string, id: string): void {
  // A name that is itself missing among the arguments is told of by the message that wanted it.
  if (id.includes("$") || LACKING.has(`${language} ${id}`)) return;
  LACKING.add(`${language} ${id}`);
  console.error(`the message ${id} is missing in ${language}, or does not fit its arguments`);
}

const ID = /^([a-z][\w-]*) *=/gm;
const SEATED = new RegExp(`${MARK}(-?\\d+)${MARK}`, "g");

function split(words: string): string[] {
  return words.split(" ").filter(Boolean);
}

function plainly(value: FluentValue | undefined): string {
  return value === undefined ? "" : String(typeof value === "object" ? value.valueOf() : value);
}
