import { effect, signal } from "@preact/signals";

/** How somebody got on with an exercise on this device: solved at the first try, later, or not yet. */
export type Got = "first" | "later" | "tried";

const STORE = "burgher-practice";
const KNOWN: readonly unknown[] = ["first", "later", "tried"];

function read(): Record<string, Got> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, got]) => KNOWN.includes(got))) as Record<string, Got>;
  } catch {
    return {};
  }
}

/** By game and exercise: `GAME/ID`. */
export const progress = signal<Readonly<Record<string, Got>>>(read());

effect(() => {
  try {
    localStorage.setItem(STORE, JSON.stringify(progress.value));
  } catch {
    // A browser that keeps nothing still practises.
  }
});

/** Notes how a try went; what was solved once stays solved. */
export function note(exercise: string, right: boolean): void {
  const before = progress.value[exercise];
  if (before === "first" || before === "later") return;
  const now: Got = right ? (before === undefined ? "first" : "later") : "tried";
  progress.value = { ...progress.value, [exercise]: now };
}

export function isSolved(exercise: string): boolean {
  const got = progress.value[exercise];
  return got === "first" || got === "later";
}
