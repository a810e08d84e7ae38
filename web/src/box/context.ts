import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Words } from "../words";
import { type BoxStore, type Fact, isOpen, type PieceIn, type Value } from "./store";

export interface Boxed {
  store: BoxStore;
  words: Words;
  /** What a game calls a value itself, where its name alone would not do. */
  label: (words: Words, name: string) => string | null;
  /** What holds where a value is 0, if that does not mean none. */
  usual: (store: BoxStore, fact: Fact) => number | null;
}

export const BoxContext = createContext<Boxed | null>(null);
export const PieceContext = createContext<PieceIn | null>(null);

export function useBox(): Boxed {
  const found = useContext(BoxContext);
  if (!found) throw new Error("there is no box around this");
  return found;
}

export function usePiece(): PieceIn {
  const found = useContext(PieceContext);
  if (!found) throw new Error("there is no piece around this");
  return found;
}

/** Whether nothing can be changed on the piece around: it is somebody else's, or one of many that are seen at a glance. */
export function useClosed(): boolean {
  const { store } = useBox();
  return store.isClosed(usePiece().piece.id);
}

/** A value on the piece around, by its name there: what it is, and how it is changed. */
export interface Held {
  fact: Fact;
  value: Value;
  locked: boolean;
  differs: boolean;
  /** What is wrong with it, for the control to point at. */
  problem: string | undefined;
  set: (value: Value) => void;
}

export function useValue(name: string): Held | null {
  const { store } = useBox();
  const closed = useClosed();
  const fact = usePiece().facts.get(name);
  if (!fact) return null;
  return {
    fact,
    value: store.value(fact),
    locked: !isOpen(fact) || closed,
    differs: store.differs(fact),
    problem: store.problemAt(fact.path) ? `problem-${fact.path}` : undefined,
    set: (value) => store.enter(fact.path, JSON.stringify(value) === JSON.stringify(fact.shipped) ? null : value),
  };
}

/** What a value is called: as the game says, `field-copies` among its words, or the piece of that name. */
export function fieldLabel({ words, label }: Boxed, name: string): string {
  const own = label(words, name);
  if (own !== null) return own;
  const last = name.split(".").at(-1) ?? name;
  for (const one of [name, last]) {
    const id = `field-${one.replaceAll(/[._]/g, "-")}`;
    if (words.has(id)) return words.t(id);
  }
  return words.has(`piece-${last.replaceAll("_", "-")}`) ? words.piece(last) : last;
}

/** What a word is called that a field may have. */
export function wordLabel({ words }: Boxed, name: string, word: string): string {
  const kind = (name.split(".").at(-1) ?? name).replaceAll("_", "-");
  const plain = word.replaceAll("_", "-");
  for (const id of [`word-${kind}-${plain}`, `${kind}-${plain}`]) if (words.has(id)) return words.t(id);
  return words.has(`piece-${plain}`) ? words.piece(word) : word;
}

/** The next thing to enter on this piece, if there is one. */
export function moveOn(from: Element): boolean {
  const stops = [...(from.closest("[data-box-piece]")?.querySelectorAll<HTMLElement>("[data-stop]") ?? [])];
  const next = stops[stops.indexOf(from as HTMLElement) + 1];
  next?.focus();
  return next !== undefined;
}
