import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Play, PlayContext } from "../src/board";
import { face as belfort } from "../src/games/belfort";
import { face as nobility } from "../src/games/nobility";
import { EndScreen } from "../src/table/end_screen";
import type { GameFace } from "../src/table/face";
import type { TableStore } from "../src/table/store";
import { WordsContext } from "../src/table/words";
import { learn, type Message, wordsFor } from "../src/words";
import { serveWords, speakEnglish } from "./served_words";

const root = document.createElement("div");
document.body.append(root);
HTMLDialogElement.prototype.showModal = vi.fn();
HTMLDialogElement.prototype.close = vi.fn();

beforeAll(async () => {
  await speakEnglish();
  serveWords();
  for (const game of ["belfort", "nobility"]) await learn("en", game);
});
afterEach(() => {
  act(() => render(null, root));
  vi.unstubAllGlobals();
});

/** The result of a game in which these have won, as it stands when the server says so much of an analysis. */
function draw(game: string, winners: readonly number[], told: readonly Message[], decisions: object[] = []) {
  const asked = (address: string) =>
    address.endsWith("/analysis")
      ? { state: "done", progress: 1, problem: null, report: decisions.length ? { decisions } : null }
      : { moments: [] };
  vi.stubGlobal("fetch", async (address: string) => Response.json(asked(address)));
  const names = ["Anna", "Bert", "Carla"];
  const result = { scores: [7, 7, 5], winners, breakdown: [{}, {}, {}] };
  const store = {
    id: `${game} ${winners} ${decisions.length}`,
    situation: signal({ result }),
    table: signal({ game, mine: [], status: "over", seed: null }),
    log: signal(told),
  } as unknown as TableStore;
  const face = { belfort, nobility }[game] as GameFace;
  act(() =>
    render(
      <PlayContext.Provider value={{ openRule: () => {} } as unknown as Play}>
        <WordsContext.Provider value={wordsFor(game, names)}>
          <EndScreen store={store} face={{ ...face, EndNote: () => null }} close={() => {}} />
        </WordsContext.Provider>
      </PlayContext.Provider>,
      root,
    ),
  );
  return root.querySelector(".end-verdict")?.textContent ?? null;
}

const event = (id: string, args: Message["args"]): Message => ({ id, args });

test("who won a tie, and by what, is said where the result is", () => {
  const tied = event("tied", { tied: [0, 1], points: 7, stock: 4 });
  expect(draw("belfort", [1], [tied, event("won", { winners: [1] })])).toContain(
    "What they have left decides, with metal counting double: the most is 4.",
  );
  expect(draw("belfort", [0, 1], [tied, event("shared-victory", { winners: [0, 1] })])).toContain(
    "Anna and Bert share the victory.",
  );
  const broken = { seats: [0, 1], points: 7, winner: 1, houses: 3, reputation: 0, decided: "houses" };
  expect(draw("nobility", [1], [event("tie-broken", broken)])).toContain(
    "Bert has given the most houses to settlers: 3.",
  );
});

test("of a game that tells nothing of its ties it is said that one was decided", () => {
  expect(draw("belfort", [1], [])).toContain("the tie-break decided");
});

test("the best moves of an analysed game stand in its result", async () => {
  const decision = (seat: number, rating: string, stake: number, text: string) => ({
    moment: seat + 1,
    seat,
    rating,
    stake,
    action: { index: 0, text, verb: text, args: {} },
  });
  const decisions = [
    decision(0, "best", 0.1, "pass"),
    decision(0, "best", 0.4, "end"),
    decision(1, "mistake", 0.9, "pass"),
    decision(1, "best", 0.2, "pass"),
  ];
  draw("belfort", [1], [], decisions);
  await vi.waitFor(() => expect(root.querySelector(".best-moves")).not.toBeNull());
  const lines = [...root.querySelectorAll(".best-moves li")].map((one) => one.textContent);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Anna: /);
  expect(lines[1]).toMatch(/^Bert: /);
  draw("belfort", [0], []);
  expect(root.querySelector(".best-moves")).toBeNull();
});
