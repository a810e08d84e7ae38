import { existsSync, readdirSync, readFileSync } from "node:fs";
import { vi } from "vitest";
import { findLanguages, speak } from "../src/words";

export const LOCALE = "../src/burgher/locale";

/** Serves the message files as the server does, and notes what was asked for. */
export function serveWords(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const [, name = ""] = /^\/words\/(.+)\.ftl\?v=hash$/.exec(address) ?? [];
    if (address === "/words/index.json") {
      const hashes = (language: string) =>
        Object.fromEntries(readdirSync(`${LOCALE}/${language}`).map((file) => [file.replace(".ftl", ""), "hash"]));
      return Response.json(Object.fromEntries(readdirSync(LOCALE).map((language) => [language, hashes(language)])));
    }
    const path = `${LOCALE}/${name}.ftl`;
    return existsSync(path) ? new Response(readFileSync(path, "utf8")) : new Response("", { status: 404 });
  });
  return asked;
}

/** Lets the client say its messages in English, as they stand in their files. */
export async function speakEnglish(): Promise<void> {
  serveWords();
  await findLanguages();
  await speak("en", null);
  vi.unstubAllGlobals();
}
