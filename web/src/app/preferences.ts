import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { COLOURS, type Colour } from "../art/colours";
import { languages, preferred } from "../words";

/** What somebody has chosen on this device. It never leaves it. */
export type Theme = "auto" | "day" | "night";
export type Motion = "full" | "less" | "none";
export type MotionWish = "auto" | Motion;
/** Where a game can draw its board in two ways: as a picture, or so that nothing but what counts is there. */
export type BoardLook = "picture" | "clear";
export type Volume = "off" | "soft" | "medium" | "loud";
/** Between players who share a device: a curtain where something hidden would show, before every turn, or none. */
export type CurtainWish = "drawn" | "always" | "open";
export type TextSize = "usual" | "larger" | "largest";
export type Speed = "calm" | "brisk" | "instant";
export type TurnEnd = "asked" | "itself";

const STORE = "burgher";
const kept = read();

function read(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What the device asks for, whenever that changes. */
function asked(query: string): ReadonlySignal<boolean> {
  if (typeof matchMedia !== "function") return signal(false);
  const list = matchMedia(query);
  const made = signal(list.matches);
  list.addEventListener("change", (event) => {
    made.value = event.matches;
  });
  return made;
}

/** Each by its name: what is chosen, and how a choice is taken that was kept. */
const all: Record<string, { chosen: Signal<unknown>; take: (value: unknown) => void }> = {};

function preference<T>(name: string, initial: T, known: (value: unknown) => value is T): Signal<T> {
  const value = kept[name];
  const made = signal<T>(known(value) ? value : initial);
  const take = (value: unknown) => {
    if (known(value)) made.value = value;
  };
  all[name] = { chosen: made as Signal<unknown>, take };
  return made;
}

const among =
  <T>(...values: T[]) =>
  (value: unknown): value is T =>
    (values as unknown[]).includes(value);
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isText = (value: unknown): value is string => typeof value === "string";

export const theme = preference<Theme>("theme", "auto", among<Theme>("auto", "day", "night"));
export const motionWish = preference<MotionWish>("motion", "auto", among<MotionWish>("auto", "full", "less", "none"));
const still = asked("(prefers-reduced-motion: reduce)");
/** How things move: as was chosen, or as the device asks for. */
export const motion = computed<Motion>(() => {
  if (motionWish.value !== "auto") return motionWish.value;
  return still.value ? "none" : "full";
});
/** How fast others' turns are told. */
export const speed = preference<Speed>("speed", "brisk", among<Speed>("calm", "brisk", "instant"));
export const boardLook = preference<BoardLook>("board", "picture", among<BoardLook>("picture", "clear"));
/** Whether one's turn ends when one says so, or by itself when there is nothing left to do. */
export const turnEnd = preference<TurnEnd>("turnEnd", "asked", among<TurnEnd>("asked", "itself"));
/** How loud what is to be heard is. Whoever once wished for sounds hears them. */
export const volume = preference<Volume>(
  "volume",
  kept.sound === true ? "medium" : "off",
  among<Volume>("off", "soft", "medium", "loud"),
);
export const curtainWish = preference<CurtainWish>("curtain", "drawn", among<CurtainWish>("drawn", "always", "open"));
/** How large letters are, and with them everything. */
export const textSize = preference<TextSize>("text", "usual", among<TextSize>("usual", "larger", "largest"));
/** Whether something new is explained in a sentence, and what was explained already. */
export const firstTips = preference("firstTips", true, isBoolean);
export const saidTips = preference<readonly string[]>("saidTips", [], isTexts);
export const notify = preference("notify", false, isBoolean);
/** What I am called at tables. */
export const myName = preference("name", "", isText);
/** The colour I like to have there; null: the one of my seat. */
export const myColour = preference<Colour | null>("colour", null, among<Colour | null>(null, ...COLOURS));
/** The language that was chosen; "": as the browser says. */
export const chosenLanguage = preference("language", "", isText);

/** The language to speak. */
export function wantedLanguage(): string {
  const chosen = chosenLanguage.value;
  return languages.value.includes(chosen) ? chosen : preferred(navigator.languages);
}

/** What is chosen in another window of this browser holds here, too: else the next choice made here would undo it. */
function followOtherWindows(): void {
  addEventListener("storage", (event) => {
    if (event.key !== STORE) return;
    const chosen = read();
    batch(() => {
      for (const [name, one] of Object.entries(all)) one.take(chosen[name]);
    });
  });
}

/** Shows the chosen theme and motion, and keeps every choice. */
export function applyPreferences(): void {
  followOtherWindows();
  const dark = asked("(prefers-color-scheme: dark)");
  effect(() => {
    const shown = theme.value === "auto" ? (dark.value ? "night" : "day") : theme.value;
    document.documentElement.dataset.theme = shown;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", shown === "night" ? "#1a2028" : "#f4e9d1");
  });
  effect(() => {
    document.documentElement.dataset.text = textSize.value;
  });
  effect(() => {
    document.documentElement.dataset.motion = motion.value;
  });
  effect(() => {
    const now = Object.fromEntries(Object.entries(all).map(([name, one]) => [name, one.chosen.value]));
    try {
      localStorage.setItem(STORE, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}
