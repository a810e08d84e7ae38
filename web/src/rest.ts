import { effect, type ReadonlySignal, signal } from "@preact/signals";

/*
 * Whether the page is at rest: nothing is asked of the server, nothing moves, nobody but a person is waited for. The root
 * element says so (`data-rest`). Tests and pictures wait for it; so does what can be fetched before somebody wants it.
 */

const underWay = signal(0);
const reasons = signal<readonly ReadonlySignal<boolean>[]>([]);

/** Work that somebody waits for: the page is not at rest before it is done. */
export async function awaited<T>(work: Promise<T>): Promise<T> {
  underWay.value += 1;
  try {
    return await work;
  } finally {
    underWay.value -= 1;
  }
}

/** The page is not at rest while this holds; gives what ends it. */
export function notAtRestWhile(reason: ReadonlySignal<boolean>): () => void {
  reasons.value = [...reasons.peek(), reason];
  return () => {
    reasons.value = reasons.peek().filter((one) => one !== reason);
  };
}

const lasts = new Set<() => void>();

/** Something that is put in its place when all else has come to stand, before the page is at rest; gives what ends it. */
export function beforeRest(last: () => void): () => void {
  lasts.add(last);
  return () => lasts.delete(last);
}

/** Frames without a move after which something that slides has come to stand: it begins slowly. */
const STILL = 12;

/** Slides something to a place within what it is scrolled in. No animation tells of that: the page is not at rest. */
export function slide(box: Element, to: { left?: number; top?: number }, smooth: boolean): void {
  box.scrollTo({ ...to, behavior: smooth ? "smooth" : "instant" });
  if (smooth) void awaited(standing(box));
}

async function standing(box: Element): Promise<void> {
  let [left, top, still] = [box.scrollLeft, box.scrollTop, 0];
  while (box.isConnected && still < STILL) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    still = box.scrollLeft === left && box.scrollTop === top ? still + 1 : 0;
    [left, top] = [box.scrollLeft, box.scrollTop];
  }
}

/** Things on their way; what goes round for ever, as dots do while somebody thinks, is not. */
function moving(): Animation[] {
  return document
    .getAnimations()
    .filter(
      (one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
}

/** What is to be drawn is drawn with the next frame; what follows from that (effects), with the one after it. */
async function quiet(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }
}

let resting = () => {};
let rest: Promise<void> | null = null;

/** When the page is at rest: now, or the next time. */
export function atRest(): Promise<void> {
  if (document.documentElement.hasAttribute("data-rest")) return Promise.resolve();
  rest ??= new Promise((come) => (resting = come));
  return rest;
}

/** Says when the page is at rest, from now on. */
export function tellRest(root: HTMLElement = document.documentElement): void {
  let looks = 0;
  const settle = () => {
    root.removeAttribute("data-rest");
    const look = ++looks;
    void quiet().then(async () => {
      if (look !== looks || underWay.peek() > 0 || reasons.peek().some((one) => one.peek())) return;
      const pieces = moving();
      if (pieces.length === 0) {
        if (lasts.size > 0) {
          for (const last of lasts) last();
          // What that has moved is drawn, too.
          await quiet();
          if (look !== looks) return;
        }
        root.setAttribute("data-rest", "");
        rest = null;
        resting();
      } else {
        await Promise.allSettled(pieces.map((one) => one.finished));
        if (look === looks) settle();
      }
    });
  };
  effect(() => {
    underWay.value;
    for (const one of reasons.value) one.value;
    settle();
  });
  for (const deed of ["pointerdown", "pointerup", "click", "keydown", "input", "popstate", "resize"])
    addEventListener(deed, settle, true);
}
