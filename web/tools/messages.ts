import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** A message; how pieces are put into forms, each language says by itself. */
const ID = /^(?!form-)([a-z][\w-]*) *=/gm;

/** What is wrong with the message files: each must be readable whole, and say in every language what English says. */
export function doubts(locale: string): string[] {
  const found: string[] = [];
  const read = (language: string, file: string) => readFileSync(join(locale, language, file), "utf8");
  const ids = (text: string) => [...text.matchAll(ID)].map(([, id = ""]) => id);
  const english = readdirSync(join(locale, "en")).sort();
  for (const language of readdirSync(locale).sort()) {
    const files = new Set(readdirSync(join(locale, language)));
    for (const file of english.filter((one) => !files.has(one))) found.push(`${language}/${file} is missing`);
    for (const file of english.filter((one) => files.has(one))) {
      const text = read(language, file);
      // The client's reader leaves out what it does not understand, without a word.
      const understood = new Set(new FluentResource(text).body.map(({ id }) => id));
      const has = new Set(ids(text));
      for (const id of has) if (!understood.has(id)) found.push(`${language}/${file}: ${id} cannot be read`);
      for (const id of ids(read("en", file))) if (!has.has(id)) found.push(`${language}/${file}: ${id} is missing`);
    }
  }
  return found;
}

/** The server serves messages as they stand in their files; the build only makes sure that the client can read them. */
export function checkedMessages(locale: string): Plugin {
  return {
    name: "messages",
    apply: "build",
    buildStart() {
      const wrong = doubts(locale);
      if (wrong.length > 0) this.error(wrong.join("\n"));
    },
  };
}
