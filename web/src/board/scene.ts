import { createContext, type Provider } from "preact";
import { useContext } from "preact/hooks";

/** What every part of a game's boards needs to know. */
export interface Scene<View, Facts, Pieces> {
  view: View;
  /** Who looks; null: a spectator. */
  seat: number | null;
  /** What is asked of whoever looks; "": nothing. */
  question: string;
  facts: Facts | null;
  /** The names of the pieces, by which they are seen to move. */
  pieces: Pieces;
}

/** A game's scene: what puts it around the boards, and what finds it there. */
export function sceneOf<S>(): { SceneProvider: Provider<S | null>; useScene: () => S } {
  const context = createContext<S | null>(null);
  const useScene = () => {
    const scene = useContext(context);
    if (scene === null) throw new Error("there is no scene around this part of a board");
    return scene;
  };
  return { SceneProvider: context.Provider, useScene };
}
