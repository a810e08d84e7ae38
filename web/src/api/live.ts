import { api, Refused, wait } from "./client";
import type { Push } from "./schema";

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
      const push = JSON.parse(String(event.data)) as Push;
      if (push.error) {
        this.listener.refused(new Refused(400, push.error));
        return;
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
      if (this.socket === socket) this.socket = null;
      if (this.closed || event.code === 4000) return;
      this.failures += 1;
      if (!this.opened && this.failures >= HOPELESS) void this.poll();
      else this.later();
    };
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
        for (const push of pushes) {
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
