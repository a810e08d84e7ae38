import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, expect, test, vi } from "vitest";
import type { Report, Table } from "../src/api/schema";
import { Players } from "../src/coach/analysis_page";
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
function said(accuracies: (number | null)[], unseen = 0): string {
  const seats = accuracies.map((accuracy, seat) => ({ seat, accuracy, unseen }));
  const report = { decisions: [], seats } as unknown as Report;
  const table = { id: "a", seats: [{ number: 0 }, { number: 1 }] } as unknown as Table;
  act(() =>
    render(
      <WordsContext.Provider value={wordsFor("nobility", ["Anna", "Bert"])}>
        <Decisions key={`${accuracies} ${unseen}`} report={report} table={table} first={0} />
      </WordsContext.Provider>,
      root,
    ),
  );
  return root.querySelector("p")?.textContent ?? "";
}

test("nobody is praised for decisions that were not looked at", () => {
  expect(said([76, null])).toBe(t("decisions-none"));
  expect(said([null, 76])).toBe(t("decisions-none-yet"));
  expect(said([76, null], 3)).toBe(t("decisions-none-yet"));
});

test("that somebody made no mistakes is only said where all was looked at; else what was", () => {
  const counts = { best: 8, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  const shown = (unseen: number, state: "running" | "done") => {
    const seats = [{ seat: 0, accuracy: null, counts, unseen, luck: 0, own: 0, others: 0 }];
    const report = { decisions: [], seats, luck_counted: false } as unknown as Report;
    const table = { id: "a", seats: [{ number: 0 }], mine: [0] } as unknown as Table;
    act(() =>
      render(
        <WordsContext.Provider value={wordsFor("nobility", ["Anna"])}>
          <Players report={report} state={state} table={table} />
        </WordsContext.Provider>,
        root,
      ),
    );
    return [...root.querySelectorAll(".rating, .looked-at")].map((one) => one.textContent?.trim());
  };
  expect(shown(0, "done")).toEqual(["8 best", "0 good", "0 inaccuracies ?!", "0 mistakes ?", "0 blunders ??"]);
  expect(shown(12, "done")).toEqual(["8 best", "The coach ran out of time. Looked at: 8 of 20 decisions."]);
  expect(shown(12, "running")).toEqual(["8 best", "Looked at so far: 8 of 20 decisions."]);
  expect(shown(0, "running")).toEqual(["8 best"]);
});
