import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Box, ComponentSet } from "../src/api/schema";
import { BoxStore } from "../src/box/store";

const BOX: Box = {
  game: "mill",
  base: "standard",
  sets: ["standard"],
  to_check: ["stones.white"],
  parts: [
    {
      name: "stones",
      chapter: "stones",
      look: "stone",
      copies: null,
      fields: [
        { name: "cost.wood", kind: "number", low: 0, high: 9, count: null, words: [] },
        { name: "copies", kind: "number", low: 0, high: 9, count: null, words: [] },
      ],
      pieces: [{ id: "stones.white", name: "white", values: [2, 5], sources: ["reconstructed", "rulebook"] }],
    },
  ],
};
const WOOD = "stones.white.cost.wood";

function setOf(entered: Record<string, unknown>, checked: string[] = [], version = 1): ComponentSet {
  return {
    id: "abcdefghijklmnop",
    game: "mill",
    name: "Mine",
    base: "standard",
    version,
    entered,
    checked,
    to_check: 1,
    problems: [],
    doubts: [],
    changed_at: 0,
  };
}

/** A server that remembers what it is told; it answers when it is there. */
class Server {
  away = false;
  refuses = 0;
  asked: { path: string; body: unknown }[] = [];
  entered: Record<string, unknown> = {};
  checked: string[] = [];

  fetch = vi.fn(async (path: string, { body }: { body?: string } = {}) => {
    if (this.away) throw new TypeError("away");
    if (this.refuses) return new Response("{}", { status: this.refuses });
    const given = JSON.parse(body ?? "{}");
    this.asked.push({ path, body: given });
    for (const { path: at, value } of given.changes ?? []) {
      if (value === null) delete this.entered[at];
      else this.entered[at] = value;
    }
    this.checked = Object.entries(given.checked ?? {}).flatMap(([piece, on]) => (on ? [piece] : []));
    return new Response(JSON.stringify(setOf(this.entered, this.checked)));
  });
}

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(20_000);

test("what is entered counts at once, and is sent", async () => {
  const store = new BoxStore(BOX, setOf({}));
  const fact = store.byId.get("stones.white")?.facts.get("cost.wood");
  if (!fact) throw new Error("no such value");
  expect(store.value(fact)).toBe(2);
  store.enter(WOOD, 3);
  store.check("stones.white", true);
  expect(store.value(fact)).toBe(3);
  expect(store.differs(fact)).toBe(true);
  expect([...store.checked.value]).toEqual(["stones.white"]);
  await settled();
  expect(server.entered).toEqual({ [WOOD]: 3 });
  expect(store.waiting.value).toEqual({ changes: {}, checked: {} });
  store.enter(WOOD, null);
  expect(store.value(fact)).toBe(2);
  await settled();
  expect(server.entered).toEqual({});
});

test("the first thing that is entered makes a set", async () => {
  const made: string[] = [];
  const store = new BoxStore(BOX, null, null, ({ id }) => made.push(id));
  store.enter(WOOD, 4);
  store.enter(WOOD, 5);
  await settled();
  expect(made).toEqual(["abcdefghijklmnop"]);
  expect(server.asked.map(({ path }) => path)).toEqual(["/api/sets", "/api/sets/abcdefghijklmnop/changes"]);
  expect(server.entered).toEqual({ [WOOD]: 5 });
});

test("without a server nothing is lost, not even when the page is closed", async () => {
  server.away = true;
  const store = new BoxStore(BOX, setOf({}));
  store.enter(WOOD, 7);
  await vi.advanceTimersByTimeAsync(500);
  expect(store.offline.value).toBe(true);
  server.away = false;
  const again = new BoxStore(BOX, setOf({}));
  expect(again.entered.value.get(WOOD)).toBe(7);
  await settled();
  expect(server.entered).toEqual({ [WOOD]: 7 });
  expect(localStorage.length).toBe(0);
});

test("what is entered before there is a set is kept, too", async () => {
  server.away = true;
  const store = new BoxStore(BOX, null);
  store.enter(WOOD, 7);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(store.offline.value).toBe(true);
  server.away = false;
  const again = new BoxStore(BOX, null);
  expect(again.entered.value.get(WOOD)).toBe(7);
  await settled();
  expect(server.entered).toEqual({ [WOOD]: 7 });
  expect(localStorage.length).toBe(0);
});

test("a whole box that waited is sent in parts", async () => {
  const store = new BoxStore(BOX, setOf({}));
  store.enterAll(Object.fromEntries(Array.from({ length: 700 }, (_, k) => [`stones.s${k}.cost`, k])));
  await settled();
  expect(server.asked.map(({ body }) => (body as { changes: unknown[] }).changes.length)).toEqual([300, 300, 100]);
  expect(Object.keys(server.entered).length).toBe(700);
  expect(store.waiting.value).toEqual({ changes: {}, checked: {} });
});

test.each([429, 500, 503])("a server that says %i is asked again", async (status) => {
  server.refuses = status;
  const store = new BoxStore(BOX, setOf({}));
  store.enter(WOOD, 7);
  await vi.advanceTimersByTimeAsync(500);
  expect(store.offline.value).toBe(true);
  expect(store.entered.value.get(WOOD)).toBe(7);
  server.refuses = 0;
  await settled();
  expect(store.offline.value).toBe(false);
  expect(server.entered).toEqual({ [WOOD]: 7 });
});

test("what the server does not take is not tried for ever", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(
      async () => new Response(JSON.stringify({ error: { id: "set-field", args: {}, message: "" } }), { status: 422 }),
    ),
  );
  const store = new BoxStore(BOX, setOf({}));
  store.enter("fees.guild", 7);
  await settled();
  expect(store.error.value).not.toBeNull();
  expect(store.entered.value.size).toBe(0);
});

test("somebody else's pieces are only looked at", async () => {
  const looked = { game: "mill", name: "Theirs", base: "standard", entered: { [WOOD]: 1 }, doubts: [] };
  const store = new BoxStore(BOX, null, looked);
  store.enter(WOOD, 3);
  await settled();
  expect(store.entered.value.get(WOOD)).toBe(1);
  expect(server.asked).toEqual([]);
});
