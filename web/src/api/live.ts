import { awaited } from "../rest";
import { type Change, changed } from "./changes";
import { api, Refused, Unreachable, wait } from "./client";
import type { Act, Push, Situation, Undo } from "./schema";

export type Connection = "connecting" | "live" | "polling" | "lost";

export interface Listener {
  /** Something new, in order. After a gap `missed` is called instead. */
  push(push: Push): void;
  missed(): void;
  connection(state: Connection): void;
  /** The server does not let this device watch. */
  refused(error: Refused): void;
}

const SLOWEST = 15_000;
/** Sockets that fail before one was ever open: then the network has none, and we poll. */
const HOPELESS = 3;
/** After so long in the background a socket may be dead without knowing it. */
const ASLEEP = 30_000;

/** How long an answer over the socket may take before one asks in another way. */
const PATIENCE = 10_000;
/** What a push does not say when it is so. */
const NOTHING: Omit<Push, "n"> = {
  refetch: false,
  situation: null,
  base: null,
  changes: null,
  log: null,
  answered: null,
  table: null,
  lines: [],
  present: null,
  error: null,
};

interface Waiting {
  resolve(situation: Situation): void;
  reject(error: Error): void;
}

/** Watches a table: by WebSocket, else by long poll, again and again until it is closed. */
export class Live {
  private socket: WebSocket | null = null;
  private closed = false;
  private n = 0;
  private failures = 0;
  private opened = false;
  private polling: AbortController | null = null;
  private timer = 0;
  private hiddenAt = 0;
  /** The situation that came last over this socket; what has changed since is told without the rest. */
  private last: Situation | null = null;
  /** Actions that were sent and are not answered yet, by key. */
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly table: string,
    private seat: number | null,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Looks from another of my seats from now on. */
  look(seat: number | null): void {
    this.seat = seat;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ look: seat }));
    else if (this.polling) {
      this.n = 0;
      this.polling.abort();
    }
  }

  /** Takes an action, or takes one back, over the open socket: gives what it led to. Unreachable: nobody knows. */
  ask(wish: { act: Act } | { undo: Undo }): Promise<Situation> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN || !this.last) return Promise.reject(new Unreachable("no socket"));
    const { key } = "act" in wish ? wish.act : wish.undo;
    const answer = new Promise<Situation>((resolve, reject) => {
      const timer = setTimeout(() => this.settle(key)?.reject(new Unreachable("no answer")), PATIENCE);
      this.waiting.set(key, {
        resolve: (situation) => {
          clearTimeout(timer);
          resolve(situation);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      socket.send(JSON.stringify(wish));
    });
    return awaited(answer);
  }

  private settle(key: string): Waiting | undefined {
    const waiting = this.waiting.get(key);
    this.waiting.delete(key);
    return waiting;
  }

  /** Nobody answers any more what was sent over the socket. */
  private giveUp(): void {
    this.last = null;
    for (const key of [...this.waiting.keys()]) this.settle(key)?.reject(new Unreachable("the socket is closed"));
  }

  /** Connects anew: who sits down gets a key with the answer, which an open socket does not have. */
  renew(seat: number | null): void {
    this.seat = seat;
    this.n = 0;
    if (this.polling) this.polling.abort();
    else {
      const old = this.socket;
      this.socket = null;
      if (old) old.onclose = old.onmessage = null;
      old?.close();
      this.giveUp();
      clearTimeout(this.timer);
      this.connect();
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.wake);
    this.polling?.abort();
    this.socket?.close();
    this.giveUp();
  }

  private readonly wake = () => {
    if (document.visibilityState === "hidden") this.hiddenAt = Date.now();
    else if (this.socket && Date.now() - this.hiddenAt > ASLEEP) this.renew(this.seat);
    else this.again();
  };

  private readonly again = () => {
    if (this.closed || document.visibilityState === "hidden" || this.socket || this.polling) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.listener.connection("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = this.seat === null ? "" : `?seat=${this.seat}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live${query}`);
    this.socket = socket;
    let first = true;
    socket.onmessage = (event) => {
      const push: Push = { ...NOTHING, ...(JSON.parse(String(event.data)) as Push) };
      const asked = push.answered && this.settle(push.answered.key);
      if (push.error) {
        const refused = new Refused(push.answered?.status ?? 400, push.error, push.situation);
        if (asked) asked.reject(refused);
        else if (!push.answered) this.listener.refused(refused);
        return;
      }
      if (asked && push.answered?.held) {
        asked.resolve(push.answered.held);
        return;
      }
      if (!this.complete(push)) {
        // Something was missed: the whole comes when one looks again.
        socket.send(JSON.stringify({ look: this.seat }));
        asked?.reject(new Unreachable("something was missed"));
        return;
      }
      if (asked && push.situation) {
        asked.resolve(push.situation);
        push.situation = null;
      }
      if (first) {
        first = false;
        this.failures = 0;
        this.opened = true;
        this.n = push.n;
        this.listener.connection("live");
        this.listener.push(push);
      } else this.take(push);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) {
        this.socket = null;
        this.giveUp();
      }
      if (this.closed || event.code === 4000) return;
      this.failures += 1;
      if (!this.opened && this.failures >= HOPELESS) void this.poll();
      else this.later();
    };
  }

  /** Makes the situation from what has changed; false: it does not go on from what is known. */
  private complete(push: Push): boolean {
    if (push.changes && push.log) {
      if (this.last?.n !== push.base) return false;
      push.situation = { ...(changed(this.last, push.changes as Change) as Situation), log: push.log };
    }
    if (push.situation) this.last = push.situation;
    return true;
  }

  private take(push: Push): void {
    const gap = push.refetch || push.n > this.n + 1;
    this.n = Math.max(this.n, push.n);
    if (gap) this.listener.missed();
    else this.listener.push(push);
  }

  private later(): void {
    this.listener.connection(this.failures > 1 ? "lost" : "connecting");
    const delay = Math.min(SLOWEST, 300 * 2 ** this.failures) * (0.5 + Math.random());
    this.timer = window.setTimeout(this.again, delay);
  }

  private async poll(): Promise<void> {
    while (!this.closed) {
      this.polling = new AbortController();
      try {
        const { pushes } = await api.pushes(this.table, this.seat, this.n, this.polling.signal);
        this.listener.connection("polling");
        for (const found of pushes) {
          const push: Push = { ...NOTHING, ...found };
          if (push.refetch && push.situation) {
            this.n = push.n;
            this.listener.push(push);
          } else this.take(push);
        }
      } catch (error) {
        if (this.closed || this.polling.signal.aborted) continue;
        if (error instanceof Refused && error.status < 500) {
          this.listener.refused(error);
          return;
        }
        this.listener.connection("lost");
        await wait(2000);
      }
    }
  }
}
