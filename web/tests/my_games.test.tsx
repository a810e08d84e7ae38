import { render } from "preact";
import { useEffect } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ListedTable } from "../src/api/schema";
import { GamesOver, GamesUnderWay, useMyGames } from "../src/app/my_games";
import { knows } from "../src/app/start";
import { speakEnglish } from "./served_words";

beforeAll(speakEnglish);

function listed(id: string, more: Partial<ListedTable> = {}): ListedTable {
  const seats = [0, 1].map((number) => ({
    number,
    kind: "person" as const,
    name: `${id}${number}`,
    level: null,
    colour: "red" as const,
  }));
  const table = { id, game: "belfort", players: 2, status: "over" as const, seats, mine: [0, 1], turn: null };
  return {
    ...table,
    changed_at: Date.now(),
    removed_at: null,
    lesson: null,
    chapter: null,
    scores: null,
    winners: null,
    ...more,
  };
}

const asked: string[] = [];
let root: HTMLElement;

function Page() {
  const mine = useMyGames((error) => {
    throw error;
  });
  useEffect(() => mine.look(), []);
  return (
    <>
      <GamesUnderWay tables={mine.tables} forget={mine.forget} />
      <GamesOver tables={mine.tables} more={mine.more} forget={mine.forget} />
    </>
  );
}

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    const first = { tables: [listed("run", { status: "playing", turn: 1 }), listed("old")], next: "old" };
    const second = { tables: [listed("kept", { status: "record", mine: [] })], next: null };
    return Response.json(method === "GET" ? (url.includes("after=old") ? second : first) : {});
  });
  root = document.createElement("div");
  await act(() => render(<Page />, root));
  await vi.waitFor(() => expect(root.querySelectorAll("li").length).toBe(2));
});
afterEach(() => {
  act(() => render(null, root));
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  act(() =>
    [...root.querySelectorAll("button")]
      .findLast((one) => (one.getAttribute("aria-label") ?? one.textContent)?.includes(name))
      ?.click(),
  );

test("more of one's games come when they are asked for", async () => {
  expect(root.textContent).toContain("Your turn");
  press("Show more");
  await vi.waitFor(() => expect(root.querySelectorAll("li").length).toBe(3));
  expect(root.textContent).not.toContain("Show more");
});

test("a game that is over is left, a record is removed", async () => {
  press("Remove from the list");
  await vi.waitFor(() => expect(root.querySelectorAll("li").length).toBe(1));
  expect(asked.slice(1)).toEqual(["POST /api/tables/old/seats/0/leave", "POST /api/tables/old/seats/1/leave"]);
  press("Show more");
  await vi.waitFor(() => expect(root.querySelectorAll("li").length).toBe(2));
  press("Remove from the list");
  await vi.waitFor(() => expect(root.querySelectorAll("li").length).toBe(1));
  expect(asked.at(-1)).toBe("DELETE /api/tables/kept");
});

test("a game that goes on is given up only by whoever says so twice", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  const given = vi.fn();
  const running = listed("run", { status: "playing" });
  act(() => render(<GamesUnderWay tables={[running]} forget={given} />, root));
  press("Remove from the list");
  expect(root.querySelector("dialog")).not.toBeNull();
  press("Not yet");
  expect([root.querySelector("dialog"), given.mock.calls.length]).toEqual([null, 0]);
  press("Remove from the list");
  press("Give up");
  expect(root.querySelector("dialog")).toBeNull();
  expect(given).toHaveBeenCalledExactlyOnceWith(running);
});

test("a table that will be removed says when", async () => {
  const table = listed("run", { status: "playing", removed_at: Date.UTC(2031, 4, 17, 12) });
  act(() => render(<GamesUnderWay tables={[table]} forget={() => {}} />, root));
  expect(root.textContent).toContain("will be removed on May 17, 2031");
});

test("of many games under way a row is shown, my turn first, and the rest when asked for", () => {
  const tables = [0, 1, 2, 3, 4].map((k) => listed(`run${k}`, { status: "playing", turn: k === 4 ? 0 : null }));
  act(() => render(<GamesUnderWay tables={tables} forget={() => {}} />, root));
  const links = () => [...root.querySelectorAll("a.my-game")].map((one) => one.getAttribute("href"));
  expect(links()).toEqual(["/t/run4", "/t/run0", "/t/run1"]);
  press("Show more");
  expect(links()).toHaveLength(5);
});

test("only what is over can be analysed", () => {
  const hrefs = [...root.querySelectorAll("a.my-game-analysis")].map((one) => one.getAttribute("href"));
  expect(hrefs).toEqual(["/t/old/analysis"]);
});

test("whether a game against the game itself was lost is said in the list", () => {
  const alone = (id: string, winners: number[]) =>
    listed(id, { game: "nobility", players: 1, seats: listed(id).seats.slice(0, 1), scores: [11], winners });
  const tables = [alone("lost", []), alone("won", [0]), listed("two", { scores: [3, 4], winners: [1] })];
  act(() => render(<GamesOver tables={tables} more={null} forget={() => undefined} />, root));
  const told = [...root.querySelectorAll("li")].map((one) => one.querySelector(".tag")?.textContent ?? null);
  expect(told).toEqual(["Lost", "Won", null]);
});

test("whoever has taken a lesson to its end is not new to the game, though its game goes on", () => {
  const taken = listed("lesson", { status: "playing", lesson: "first-game", chapter: null });
  expect(knows([taken], "belfort")).toBe(true);
  expect(knows([{ ...taken, chapter: "placing" }], "belfort")).toBe(false);
  expect(knows([taken], "nobility")).toBe(false);
});
