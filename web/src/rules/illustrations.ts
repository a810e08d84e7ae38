import { signal } from "@preact/signals";
import { api } from "../api/client";
import type { Components, Example, Game, Illustrations } from "../api/schema";
import { NoGame } from "../app/trouble";
import type { Drawing } from "../art";
import { drawingOf } from "../art";
import { awaited } from "../rest";
import { language, learn, TO_READ } from "../words";

/** All that is shown beside the rules of a game; what a game has not is empty. */
export interface Shown extends Illustrations {
  game: string;
  /** The drawing of a piece, by the name that the rules give it. */
  drawing: (name: string) => Drawing | null;
}

type Drawings = { drawing: (name: string) => Drawing | null };
const DRAWINGS = import.meta.glob<Drawings>("../games/*/drawings.ts");

const known = signal<ReadonlyMap<string, Shown>>(new Map());
const asked = new Map<string, Promise<Shown>>();

/** What is shown beside the rules of a game, where it has been fetched; call it where signals are tracked. */
export function illustrationsOf(game: string): Shown | null {
  return known.value.get(game) ?? null;
}

/** Fetches the game's own drawings for its rules; undefined: it has none. */
export function bringDrawings(game: string): Promise<Drawings> | undefined {
  const path = Object.keys(DRAWINGS).find((one) => one.startsWith(`../games/${game}/`));
  return path === undefined ? undefined : DRAWINGS[path]?.();
}

/** Fetches it, with the words that go with it. */
export function lookUp(game: string): Promise<Shown> {
  const before = asked.get(game);
  if (before) return before;
  const work = async () => {
    const [found, drawings] = await Promise.all([
      api.illustrations(game),
      bringDrawings(game),
      learn(language.value, game, TO_READ),
    ]);
    const shown = { ...found, game, drawing: drawings?.drawing ?? drawingOf };
    known.value = new Map([...known.value, [game, shown]]);
    return shown;
  };
  const fetched = awaited(work());
  asked.set(game, fetched);
  fetched.catch(() => asked.delete(game));
  return fetched;
}

/** The examples that stand in a section of the rules (`rule-...`). */
export function examplesIn(shown: Shown | null, section: string): Example[] {
  return shown?.examples.filter((one) => `rule-${one.section}` === section) ?? [];
}

const sets = new Map<string, Promise<{ game: Game; values: Components["values"] }>>();

/** A game with the pieces that it is usually played with. */
export function usualPieces(name: string): Promise<{ game: Game; values: Components["values"] } | null> {
  const before = sets.get(name);
  if (before) return before;
  const work = async () => {
    const game = (await api.games()).games.find((one) => one.name === name);
    if (!game) throw new NoGame(name);
    return { game, values: (await api.shipped(name, game.sets[0] ?? "standard")).values };
  };
  const fetched = work();
  sets.set(name, fetched);
  fetched.catch(() => sets.delete(name));
  return fetched;
}
