import { effect, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { awaited } from "../rest";
import { gameAtHand, speak } from "../words";
import { wantedLanguage } from "./preferences";

/** For a page about a game: who changes the language there finds it told in that at once. */
export function useGameAtHand(game: string): void {
  useEffect(() => {
    gameAtHand.value = game;
    return () => {
      gameAtHand.value = null;
    };
  }, [game]);
}

/** Speaks whatever language is chosen from now on, here or in another window. */
export function followLanguage(): void {
  effect(() => {
    const tongue = wantedLanguage();
    untracked(() => void awaited(speak(tongue, gameAtHand.value)));
  });
}
