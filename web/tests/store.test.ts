import { effect } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../src/api/client";
import type { Push, Seat, Situation, Table } from "../src/api/schema";
import { curtainWish, speed } from "../src/app/preferences";
import { TableStore } from "../src/table/store";

const SHOW = { title: { id: "show", args: {} }, steps: [] };
const SEAT = {
  kind: "person",
  level: null,
  stand_in: null,
  failed: false,
  gone: false,
  present: true,
  seen_at: null,
  automatic: "safe",
  colour: "red",
} as const;

function tableWith(mine: readonly boolean[]): Table {
  return {
    id: "t",
    game: "belfort",
    players: mine.length,
    options: {},
    components: {},
    status: "playing",
    seats: mine.map((own, number) => ({ ...SEAT, number, name: `P${number}`, mine: own })),
    mine: mine.flatMap((own, number) => (own ? [number] : [])),
    host: true,
    opened_by: 0,
    n: 1,
    version: 1,
    moment: 1,
    turn: 0,
    seed_hash: null,
    seed_by_hand: false,
    seed: null,
    path: "/t/t",
    hints: false,
    rematch: null,
    parent: null,
    parent_moment: null,
    created_at: 0,
    changed_at: 0,
    removed_at: null,
    lesson: null,
  };
}

function situation(n: number, more: Partial<Situation> = {}): Situation {
  return {
    table: "t",
    n,
    version: n,
    moment: n,
    seat: 0,
    turn: 0,
    over: false,
    view: {},
    asked: null,
    prompt: null,
    legal: [],
    undo: 0,
    far_undo: false,
    far_moment: null,
    decided: null,
    forced: [],
    held: false,
    goes_on: false,
    hidden: "nothing",
    log: { start: n - 1, events: [{ id: `event-${n}`, args: {}, moment: n }] },
    result: null,
    lesson: null,
    ...more,
  };
}

class Socket {
  static last: Socket;
  static OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.last = this;
  }
  /** What is asked over it is answered as the test says, with the key that was sent. */
  send(text: string) {
    this.sent.push(text);
    const wish = JSON.parse(text) as { act?: { key: string }; undo?: { key: string } };
    const key = (wish.act ?? wish.undo)?.key;
    const found = answers.get("socket") as (Partial<Push> & { status?: number; held?: Situation }) | undefined;
    if (key === undefined || !found) return;
    const { status = 200, held = null, ...push } = found;
    queueMicrotask(() => this.push({ answered: { key, version: 0, repeated: false, status, held }, ...push }));
  }
  close() {}
  push(push: Partial<Push>) {
    this.onmessage?.({
      data: JSON.stringify({ n: 0, ...push }),
    });
  }
}

const answers = new Map<string, unknown>();
const asked: { url: string; body: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers.clear();
  asked.length = 0;
  answers.set("/talk", { lines: [] });
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url, body: init.body ? JSON.parse(String(init.body)) : null });
    const known = [...answers.keys()]
      .filter((part) => url.includes(part))
      .sort((one, other) => url.indexOf(other) - url.indexOf(one));
    const found = answers.get(known[0] ?? "");
    const status = (found as { status?: number } | undefined)?.status;
    return { ok: typeof status !== "number", status: status ?? 200, statusText: "", json: async () => found };
  });
});

afterEach(() => {
  speed.value = "brisk";
  curtainWish.value = "drawn";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function started(mine: readonly boolean[]): Promise<TableStore> {
  answers.set("/api/tables/t", tableWith(mine));
  const store = new TableStore("t");
  await store.start();
  return store;
}

describe("a table", () => {
  test("becomes a spectator's when somebody else has the seat", async () => {
    const store = await started([true, false]);
    Socket.last.push({ n: 1, situation: situation(1) });
    answers.set("/api/tables/t", tableWith([false, false]));
    answers.set("/situation", situation(2, { seat: null }));
    Socket.last.push({ n: 2, refetch: true });
    await vi.waitFor(() => expect(store.seat.value).toBe(null));
    await vi.waitFor(() => expect(store.situation.value?.n).toBe(2));
    expect(asked.some(({ url }) => url.includes("/situation?seat=0"))).toBe(false);
    expect(store.trouble.value).toBe(null);
  });

  test("knows since when somebody is away", async () => {
    const store = await started([true, false, false]);
    const gone = () => store.table.value?.seats.map(({ present, seen_at }) => [present, seen_at]);
    Socket.last.push({ n: 1, present: [true, true, false] });
    const left = Date.now();
    expect(gone()).toEqual([
      [true, null],
      [true, null],
      [false, left],
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    Socket.last.push({ n: 1, present: [true, false, false] });
    expect(gone()).toEqual([
      [true, null],
      [false, Date.now()],
      [false, left],
    ]);
    store.close();
  });

  test("tells the steps of others one after another", async () => {
    const store = await started([true, false]);
    Socket.last.push({ n: 1, situation: situation(1, { turn: 1 }) });
    expect(store.situation.value?.n).toBe(1);
    Socket.last.push({ n: 2, situation: situation(2, { turn: 1 }) });
    Socket.last.push({ n: 3, situation: situation(3) });
    expect(store.situation.value?.n).toBe(1);
    await vi.advanceTimersByTimeAsync(700);
    expect(store.situation.value?.n).toBe(2);
    await vi.advanceTimersByTimeAsync(700);
    expect(store.situation.value?.n).toBe(3);
    expect(store.log.value.map((event) => event.id)).toEqual(["event-1", "event-2", "event-3"]);
    store.close();
  });

  test("tells nothing more while a moment is told piece by piece, and can tell it again", async () => {
    const store = await started([true, false]);
    store.telling.stage = (events) => (events.some(({ id }) => id === "event-2") ? SHOW : null);
    for (let n = 1; n < 4; n++) Socket.last.push({ n, situation: situation(n, { turn: 1 }) });
    await vi.advanceTimersByTimeAsync(700);
    expect([store.situation.value?.n, store.showing.value, store.expecting.value]).toEqual([2, SHOW, true]);
    // The log does not give away what is being told.
    expect(store.telling.untold.value).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.situation.value?.n).toBe(2);
    store.telling.endShow();
    await vi.advanceTimersByTimeAsync(700);
    expect([store.situation.value?.n, store.showing.value, store.telling.untold.value]).toEqual([3, null, null]);
    store.telling.showAgain();
    expect(store.showing.value).toBe(SHOW);
    store.close();
  });

  test("is drawn for somebody in a hurry when they are asked, or the bots take their time", async () => {
    speed.value = "instant";
    const store = await started([true, false]);
    const table = tableWith([true, false]);
    const [me, other] = table.seats as [Seat, Seat];
    Socket.last.push({ n: 1, table: { ...table, seats: [me, { ...other, kind: "bot" }] }, situation: situation(1) });
    const drawn: (number | undefined)[] = [];
    const end = effect(() => void drawn.push(store.situation.value?.n));
    store.telling.stage = (events) => (events.some(({ id }) => id === "event-3") ? SHOW : null);
    // They are quick: only how it stands in the end is seen, and all that was told.
    for (let n = 2; n < 5; n++) Socket.last.push({ n, situation: situation(n, { turn: 1 }) });
    expect(store.expecting.value).toBe(true);
    Socket.last.push({ n: 5, situation: situation(5) });
    expect([drawn, store.expecting.value, store.telling.lastShow.value]).toEqual([[1, 5], false, SHOW]);
    expect(store.log.value).toHaveLength(5);
    // They are not.
    for (let n = 6; n < 8; n++) Socket.last.push({ n, situation: situation(n, { turn: 1 }) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(drawn).toEqual([1, 5, 7]);
    end();
    store.close();
  });

  test("can be told at once", async () => {
    const store = await started([true, false]);
    Socket.last.push({ n: 1, situation: situation(1) });
    for (let n = 2; n < 6; n++) Socket.last.push({ n, situation: situation(n) });
    store.telling.skip();
    expect(store.situation.value?.n).toBe(5);
    expect(store.log.value).toHaveLength(5);
    store.close();
  });

  test("keeps the log of steps that were not shown", async () => {
    const store = await started([true, false]);
    Socket.last.push({ n: 1, situation: situation(1) });
    Socket.last.push({ n: 2, situation: situation(2) });
    answers.set("socket", { n: 3, situation: situation(3) });
    await store.act({ do: "pass" });
    expect(store.log.value.map((event) => event.id)).toEqual(["event-1", "event-2", "event-3"]);
    store.close();
  });

  test("sends a plan at once", async () => {
    const store = await started([true, false]);
    Socket.last.push({ n: 1, situation: situation(1) });
    answers.set("socket", { n: 2, situation: situation(2) });
    expect(await store.act({ do: "die", face: 2 }, { do: "visit", at: "port" })).toBe(true);
    expect(Socket.last.sent).toHaveLength(1);
    expect(JSON.parse(Socket.last.sent[0] ?? "")).toMatchObject({
      act: { seat: 0, version: 1, action: { do: "die", face: 2 }, more: [{ do: "visit", at: "port" }] },
    });
    expect(await store.act()).toBe(false);
    store.close();
  });

  test("lets what ends the turn wait until the player says so", async () => {
    const store = await started([true, false]);
    const before = situation(1);
    Socket.last.push({ n: 1, situation: before });
    const held = { ...situation(1), held: true, log: { start: 1, events: [{ id: "passed", args: {}, moment: 2 }] } };
    answers.set("socket", { held });
    expect(await store.actInTurn({ do: "visit", at: "port" })).toBe(true);
    expect([store.situation.value?.held, store.held.value?.acts]).toEqual([true, [{ do: "visit", at: "port" }]]);
    // Somebody comes: the game has not changed.
    Socket.last.push({ n: 2, situation: situation(2, { version: 1 }) });
    expect(store.situation.value?.held).toBe(true);
    // Taken back: nothing was ever sent that counts.
    expect(await store.undo(false)).toBe(true);
    expect([store.situation.value?.held, store.situation.value?.n, store.held.value]).toEqual([false, 2, null]);
    expect(store.log.value.map((event) => event.id)).not.toContain("passed");
    // Both times it was only asked how it would be.
    await store.actInTurn({ do: "visit", at: "port" });
    expect(Socket.last.sent.map((text) => JSON.parse(text).act.hold)).toEqual([true, true]);
    answers.set("socket", { n: 3, situation: situation(3) });
    expect(await store.endTurn()).toBe(true);
    const sent = JSON.parse(Socket.last.sent[2] ?? "");
    expect(sent).toMatchObject({ act: { action: { do: "visit", at: "port" } } });
    expect(sent.act.hold).toBeUndefined();
    expect([store.situation.value?.n, store.held.value]).toEqual([3, null]);
    store.close();
  });

  test("does not hide again what was read before the turn was ended", async () => {
    const store = await started([true, false]);
    Socket.last.push({ n: 1, situation: situation(1) });
    const passed = { id: "passed", args: { seat: 0 }, moment: 2 };
    const rose = { ...passed, id: "rose" };
    store.telling.stage = () => ({ title: { id: "show", args: {} }, steps: [] });
    answers.set("socket", { held: { ...situation(1), held: true, log: { start: 1, events: [passed] } } });
    await store.actInTurn({ do: "visit", at: "port" });
    answers.set("socket", { n: 2, situation: situation(2, { log: { start: 1, events: [passed, rose] } }) });
    await store.endTurn();
    expect(store.telling.untold.value).toBe(2);
    expect(store.log.value.slice(0, 2).map((event) => event.id)).toEqual(["event-1", "passed"]);
    store.close();
  });

  test("fetches everything anew after a gap", async () => {
    const store = await started([true, false]);
    Socket.last.push({ n: 1, situation: situation(1) });
    answers.set("/situation", situation(7, { log: { start: 0, events: [] } }));
    Socket.last.push({ n: 7 });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.situation.value?.n).toBe(7);
    store.close();
  });

  test("shows how it stands when a click came too late", async () => {
    const store = await started([true, false]);
    Socket.last.push({ n: 1, situation: situation(1) });
    answers.set("socket", {
      status: 409,
      error: { id: "stale", args: {}, message: "", reason: null },
      situation: situation(4),
    });
    expect(await store.act({ do: "pass" })).toBe(false);
    expect(store.situation.value?.n).toBe(4);
    expect(store.trouble.value?.id).toBe("error-stale");
    expect(JSON.parse(Socket.last.sent.at(-1) ?? "")).toMatchObject({
      act: { seat: 0, version: 1, action: { do: "pass" } },
    });
    expect(asked.some(({ url }) => url.endsWith("/actions"))).toBe(false);
    store.close();
  });

  test("makes the whole from what has changed", async () => {
    const store = await started([true, false]);
    Socket.last.push({ n: 1, situation: situation(1, { view: { gold: [1, 2], wood: { a: 1, b: 2 } } }) });
    const kept = store.situation.value?.view?.wood;
    answers.set("socket", {
      n: 2,
      base: 1,
      changes: { n: [2], version: [2], moment: [2], view: { gold: { "1": [5] }, stone: [[7]] }, turn: [1] },
      log: { start: 1, events: [{ id: "event-2", args: {}, moment: 2 }] },
    });
    expect(await store.act({ do: "pass" })).toBe(true);
    expect(store.situation.value).toMatchObject({ n: 2, version: 2, turn: 1, seat: 0 });
    expect(store.situation.value?.view).toEqual({ gold: [1, 5], wood: { a: 1, b: 2 }, stone: [7] });
    expect(store.situation.value?.view?.wood).toBe(kept);
    expect(store.log.value.map((event) => event.id)).toEqual(["event-1", "event-2"]);
    store.close();
  });

  test("asks for the whole when what has changed does not go on from what it knows", async () => {
    const store = await started([true, false]);
    Socket.last.push({ n: 1, situation: situation(1) });
    Socket.last.push({ n: 3, base: 2, changes: { n: [3] }, log: { start: 1, events: [] } });
    expect(Socket.last.sent).toEqual(['{"look":0}']);
    expect(store.situation.value?.n).toBe(1);
    answers.set("/situation", situation(3));
    Socket.last.push({ n: 3, situation: situation(3, { log: { start: 0, events: [] } }) });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.situation.value?.n).toBe(3);
    store.close();
  });

  test("acts in another way, with the same key, when the socket closes before the answer", async () => {
    const store = await started([true, false]);
    Socket.last.push({ n: 1, situation: situation(1) });
    answers.set("/actions", { version: 2, repeated: true, situation: situation(2) });
    const acting = store.act({ do: "pass" });
    const sent = JSON.parse(Socket.last.sent.at(-1) ?? "") as { act: unknown };
    Socket.last.onclose?.({ code: 1006 });
    expect(await acting).toBe(true);
    expect(asked.find(({ url }) => url.endsWith("/actions"))?.body).toEqual(sent.act);
    expect(store.situation.value?.n).toBe(2);
    store.close();
  });

  test("that goes on from another begins with what was told there", async () => {
    const grandparent = { ...tableWith([false, false]), id: "first" };
    const parent = { ...tableWith([false, false]), id: "second", parent: "first", parent_moment: 3 };
    answers.set("/api/tables/first", grandparent);
    answers.set("/api/tables/second", parent);
    answers.set("/first/log?until=3&seat=0", { start: 0, events: [{ id: "one", args: {}, moment: 3 }] });
    answers.set("/second/log?until=8&seat=0", { start: 0, events: [{ id: "two", args: {}, moment: 7 }] });
    answers.set("/api/tables/t", { ...tableWith([true, false]), parent: "second", parent_moment: 8 });
    const store = new TableStore("t");
    await store.start();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.before.value.map((event) => event.id)).toEqual(["one", "two"]);
    store.close();
  });

  test("says what the server refuses", () => {
    const store = new TableStore("t");
    store.fail(new Refused(409, { id: "seat-taken", args: { seat: 1 }, message: "", reason: null }));
    expect(store.trouble.value).toMatchObject({ id: "error-seat-taken", args: { seat: 1 } });
  });
});

describe("sitting down", () => {
  test("connects anew, with the key that came with the seat", async () => {
    const store = await started([false, false]);
    expect(Socket.last.url).not.toContain("seat");
    await store.change(async () => tableWith([false, true]));
    expect(store.seat.value).toBe(1);
    expect(Socket.last.url).toContain("seat=1");
    store.close();
  });
});

describe("a device that two share", () => {
  test("draws a curtain between them, and shows nobody's hand to the other", async () => {
    const store = await started([true, true]);
    expect(store.seat.value).toBeNull();
    answers.set("/situation", situation(1, { seat: 0, hidden: "asked" }));
    Socket.last.push({ n: 1, situation: situation(1, { seat: null, hidden: "asked" }) });
    expect(store.curtain.value).toBe(0);
    store.viewpoint.openCurtain();
    expect(store.seat.value).toBe(0);
    expect(Socket.last.sent).toEqual(['{"look":0}']);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.curtain.value).toBeNull();
    answers.set("socket", { n: 2, situation: situation(2, { seat: 0, turn: 1, hidden: "asked" }) });
    await store.act({ do: "pass" });
    expect(store.curtain.value).toBe(1);
    store.close();
  });

  test("draws none where nobody hides anything", async () => {
    const store = await started([true, true]);
    answers.set("/situation", situation(1, { seat: 0 }));
    Socket.last.push({ n: 1, situation: situation(1, { seat: null }) });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.curtain.value).toBeNull();
    expect(store.seat.value).toBe(0);
    expect(Socket.last.sent).toEqual(['{"look":0}']);
    store.close();
  });

  test("draws one always, or never, for those who wish it so", async () => {
    curtainWish.value = "always";
    const store = await started([true, true]);
    answers.set("/situation", situation(1, { seat: 0 }));
    Socket.last.push({ n: 1, situation: situation(1, { seat: null }) });
    await vi.advanceTimersByTimeAsync(1);
    // Also where nobody hides anything.
    expect([store.curtain.value, store.seat.value]).toEqual([0, null]);
    store.close();
    curtainWish.value = "open";
    const open = await started([true, true]);
    answers.set("/situation", situation(1, { seat: 0, hidden: "asked" }));
    Socket.last.push({ n: 1, situation: situation(1, { seat: null, hidden: "asked" }) });
    await vi.advanceTimersByTimeAsync(1);
    // Also where somebody does.
    expect([open.curtain.value, open.seat.value]).toEqual([null, 0]);
    open.close();
  });

  test("lets people play before everybody's eyes what their hand has no part in", async () => {
    const store = await started([true, true]);
    const legal = [{ index: 1, text: "pass", verb: "pass", args: {} }];
    answers.set("/situation", situation(1, { seat: 0, hidden: "elsewhere", legal, view: { hand: ["keep"] } }));
    Socket.last.push({ n: 1, situation: situation(1, { seat: null, hidden: "elsewhere", view: { hand: 1 } }) });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.curtain.value).toBeNull();
    expect(store.viewpoint.covered.value).toBe(true);
    expect(store.situation.value).toMatchObject({ seat: 0, legal, view: { hand: 1 } });
    // Whoever wants to see the hand asks the others to look away; then it is shown.
    store.viewpoint.askToSee();
    expect(store.curtain.value).toBe(0);
    store.viewpoint.openCurtain();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.viewpoint.covered.value).toBe(false);
    expect(store.situation.value?.view).toEqual({ hand: ["keep"] });
    // The next one plays before everybody again: the hand is put away.
    answers.set("/situation", situation(2, { seat: null, turn: 1, hidden: "elsewhere", view: { hand: 1 } }));
    answers.set("socket", { n: 2, situation: situation(2, { seat: 0, turn: 1, hidden: "elsewhere", view: {} }) });
    await store.act({ do: "pass" });
    await vi.advanceTimersByTimeAsync(1);
    expect(Socket.last.sent.at(-1)).toBe('{"look":null}');
    expect(store.curtain.value).toBeNull();
    expect(store.seat.value).toBe(1);
    store.close();
  });
});
