import type { ComponentChildren, ComponentType } from "preact";
import "./cover.css";

// What a game shows of itself: `games/NAME/cover.tsx`, where there is one.
interface OfItself {
  Cover: ComponentType;
  inShort?: readonly string[];
}
const COVERS = import.meta.glob<OfItself>("../games/*/cover.tsx", { eager: true });

export function GameCover({ game }: { game: string }) {
  const Cover = COVERS[`../games/${game}/cover.tsx`]?.Cover;
  return Cover ? <Cover /> : null;
}

/** The sections of a game's rules that tell it in short. */
export function inShortOf(game: string): readonly string[] {
  return COVERS[`../games/${game}/cover.tsx`]?.inShort ?? [];
}

/** The title of a page about a game, with its picture; `below`: what else is said of it. */
export function GameTitle({
  game,
  below,
  children,
}: {
  game: string;
  below?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <div class="game-title">
      <span class="emblem">
        <GameCover game={game} />
      </span>
      <div>
        <h1>{children}</h1>
        {below}
      </div>
    </div>
  );
}
