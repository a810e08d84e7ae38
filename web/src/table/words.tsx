import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Marker, names, seatClass } from "../art";
import type { Arguments, Message, Words } from "../words";

export const WordsContext = createContext<Words | null>(null);

/** The words of this table: its game's, with its players' names. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("there are no words here");
  return words;
}

/** A round by its number, by the name that the game itself has for it: Belfort has months. */
export function roundOf(words: Words, round: number): string {
  return words.t(words.has("own-round") ? "own-round" : "decision-round", { round });
}

/** What is said of rounds, with the game's own word for them where it has one. */
export function saidOfRounds(
  words: Words,
  id: "graph" | "graph-label" | "replay-round" | `undo-${"round" | "round-hint" | "far-much"}` | `notice-${string}`,
  args: Arguments = {},
): string {
  return words.t(words.has(`own-${id}`) ? `own-${id}` : id, args);
}

/** A player: the seat's marker, and the name. */
export function SeatName({ seat, name }: { seat: number; name: string }) {
  return (
    <span class={names("seat-name", seatClass(seat))}>
      <Marker seat={seat} size={14} />
      {name}
    </span>
  );
}

/** What no line is to end with: a browser breaks one before a drawing. */
const OPENED = /\($/;

/** A message in words, with the players in their colours. */
export function Said({ message }: { message: Message }) {
  const words = useWords();
  const parts = words.parts(message);
  return (
    <>
      {parts.map((part, k) => {
        const before = parts[k - 1];
        if (typeof part === "string") return typeof parts[k + 1] === "object" ? part.replace(OPENED, "") : part;
        const opened = typeof before === "string" && OPENED.exec(before)?.[0];
        if (!opened) return <SeatName key={k} {...part} />;
        return (
          <span key={k} class="seat-opened">
            {opened}
            <SeatName {...part} />
          </span>
        );
      })}
    </>
  );
}
