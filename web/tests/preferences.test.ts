import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveWords } from "./served_words";

/** A window of the same browser: its own client, the storage of all. */
async function opened() {
  vi.resetModules();
  const words = await import("../src/words");
  const preferences = await import("../src/app/preferences");
  const settings = await import("../src/app/game_at_hand");
  await words.findLanguages();
  preferences.applyPreferences();
  settings.followLanguage();
  return { ...preferences, words };
}

/** As a browser tells the other windows of it. */
function told(key: string | null = "burgher"): void {
  dispatchEvent(new StorageEvent("storage", { key }));
}

beforeEach(() => {
  localStorage.clear();
  serveWords();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what is chosen in another window holds here, and is not undone by the next choice", async () => {
  const here = await opened();
  localStorage.setItem("burgher", JSON.stringify({ theme: "night", language: "de" }));
  told();
  expect(here.theme.value).toBe("night");
  expect(document.documentElement.dataset.theme).toBe("night");
  await vi.waitFor(() => expect(here.words.language.value).toBe("de"));
  expect(here.words.t("home")).toBe("Zur Startseite");
  here.motionWish.value = "less";
  expect(JSON.parse(localStorage.getItem("burgher") ?? "")).toMatchObject({
    theme: "night",
    language: "de",
    motion: "less",
  });
});

test("what is no choice is not taken over", async () => {
  const here = await opened();
  here.theme.value = "night";
  localStorage.setItem("burgher", JSON.stringify({ theme: "dusk" }));
  told();
  expect(here.theme.value).toBe("night");
  localStorage.setItem("burgher", "{");
  told();
  localStorage.setItem("burgher", JSON.stringify({ theme: "day" }));
  told("something else");
  expect(here.theme.value).toBe("night");
});
