import { useState } from "preact/hooks";
import type { Act } from "../words";
import { usePlay } from "./play";

/**
 * Takes several steps together: all of them count, or none. A step that the table takes by itself, because there is no
 * other choice, may be among them.
 */
export function usePlan(): { start: (acts: readonly Act[]) => void; running: boolean } {
  const play = usePlay();
  const [running, setRunning] = useState(false);
  const start = (acts: readonly Act[]) => {
    setRunning(true);
    void play.act(...acts).finally(() => setRunning(false));
  };
  return { start, running };
}
