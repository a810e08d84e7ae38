import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepNotifications, notifyOf } from "../src/app/notifications";
import { notify } from "../src/app/preferences";

/** What a browser has for notifications. */
const helper = {
  active: {} as object | null,
  shown: [] as unknown[][],
  showNotification: async (...note: unknown[]) => void helper.shown.push(note),
  unregister: vi.fn(async () => true),
  getNotifications: async () => [],
};
const workers = { register: vi.fn(async () => helper), getRegistration: vi.fn(async () => helper as unknown) };
const direct = vi.fn();

class OnDesk {
  static permission = "granted";
  onclick: (() => void) | null = null;
  constructor(...note: unknown[]) {
    direct(...note);
  }
}

class OnPhone {
  static permission = "granted";
  constructor() {
    throw new TypeError("Illegal constructor");
  }
}

beforeEach(() => {
  helper.active = {};
  helper.shown = [];
  direct.mockClear();
  vi.stubGlobal("Notification", OnDesk);
  vi.stubGlobal("navigator", { serviceWorker: workers });
  notify.value = true;
});

afterEach(() => vi.unstubAllGlobals());

describe("notifications", () => {
  test("are shown by the worker, where there is one", async () => {
    vi.stubGlobal("Notification", OnPhone);
    await notifyOf("/t/abc", "Your turn", "Belfort");
    expect(helper.shown).toEqual([["Your turn", expect.objectContaining({ body: "Belfort", data: "/t/abc" })]]);
  });

  test("are shown by the page, where there is none", async () => {
    workers.getRegistration.mockResolvedValueOnce(undefined);
    await notifyOf("/t/abc", "Your turn", "Belfort");
    helper.active = null;
    await notifyOf("/t/abc", "Your turn", "Belfort");
    vi.stubGlobal("navigator", {});
    await notifyOf("/t/abc", "Your turn", "Belfort");
    expect(direct).toHaveBeenCalledTimes(3);
  });

  test("that cannot be shown do no harm", async () => {
    vi.stubGlobal("Notification", OnPhone);
    helper.active = null;
    await notifyOf("/t/abc", "Your turn", "Belfort");
    expect(helper.shown).toEqual([]);
  });

  test("are not shown to those who do not want them, or do not allow them", async () => {
    notify.value = false;
    await notifyOf("/t/abc", "Your turn", "Belfort");
    notify.value = true;
    vi.stubGlobal("Notification", { permission: "denied" });
    await notifyOf("/t/abc", "Your turn", "Belfort");
    expect([helper.shown, direct.mock.calls]).toEqual([[], []]);
  });

  test("have a worker only as long as they are wanted", async () => {
    notify.value = false;
    keepNotifications();
    notify.value = true;
    expect(workers.register).toHaveBeenCalledExactlyOnceWith("/notifications.js");
    await new Promise((resolve) => setTimeout(resolve));
    expect(helper.unregister).not.toHaveBeenCalled();
    notify.value = false;
    await vi.waitFor(() => expect(helper.unregister).toHaveBeenCalledOnce());
  });
});

describe("the worker", () => {
  function worker(windows: { url: string; focus: () => void }[]) {
    const hears: Record<string, (event: unknown) => void> = {};
    const opened: string[] = [];
    const self = {
      addEventListener: (what: string, act: (event: unknown) => void) => {
        hears[what] = act;
      },
      clients: { matchAll: async () => windows, openWindow: async (path: string) => opened.push(path) },
    };
    new Function("self", readFileSync("public/notifications.js", "utf8"))(self);
    const click = async (data: string) => {
      let done: Promise<unknown> = Promise.resolve();
      const notification = { data, close: vi.fn() };
      hears.notificationclick?.({ notification, waitUntil: (work: Promise<unknown>) => (done = work) });
      await done;
      expect(notification.close).toHaveBeenCalledOnce();
    };
    return { hears, opened, click };
  }

  test("leads to the table's window, and opens one where there is none", async () => {
    const focus = vi.fn();
    const { opened, click } = worker([
      { url: "http://here/", focus: () => expect.unreachable() },
      { url: "http://here/t/abc", focus },
    ]);
    await click("/t/abc");
    expect(focus).toHaveBeenCalledOnce();
    await click("/t/xyz");
    expect(opened).toEqual(["/t/xyz"]);
  });

  test("lets every request pass", () => {
    expect(Object.keys(worker([]).hears).sort()).toEqual(["install", "notificationclick"]);
  });
});
