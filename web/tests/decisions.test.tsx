import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, expect, test, vi } from "vitest";
import type { Report, Table } from "../src/api/schema";
import { Decisions } from "../src/coach/decisions";
import { WordsContext } from "../src/table/words";
import { language, learn, t, wordsFor } from "../src/words";
import { serveWords, speakEnglish } from "./served_words";

const root = document.createElement("div");

beforeAll(async () => {
  await speakEnglish();
  serveWords();
  await learn(language.value, "nobility", ["coach"]);
  vi.unstubAllGlobals();
});

/** What is said where nothing was given away, to the first of two players. */
function said(accuracies: (number | null)[]): string {
  const seats = accuracies.map((accuracy, seat) => ({ seat, accuracy }));
  const report = { decisions: [], seats } as unknown as Report;
  const table = { id: "a", seats: [{ number: 0 }, { number: 1 }] } as unknown as Table;
  act(() =>
    render(
      <WordsContext.Provider value={wordsFor("nobility", ["Anna", "Bert"])}>
        <Decisions key={String(accuracies)} report={report} table={table} first={0} />
      </WordsContext.Provider>,
      root,
    ),
  );
  return root.querySelector("p")?.textContent ?? "";
}

test("nobody is praised for decisions that were not looked at", () => {
  expect(said([76, null])).toBe(t("decisions-none"));
  expect(said([null, 76])).toBe(t("decisions-none-yet"));
});
