import { PlayContext, TargetButton, type TargetProps, usePlay } from "../../board";
import type { Act } from "../../words";
import { diceFor } from "./acts";
import { useScene } from "./context";

/** Something that can be chosen. Its label says all that it shows: a screen reader need not read the numbers too. */
export function Spot({ children, ...options }: Omit<TargetProps, "shape">) {
  return (
    <TargetButton {...options}>
      <span class="n-inside" aria-hidden="true">
        {children}
      </span>
    </TargetButton>
  );
}

type Options = Omit<TargetProps, "shape" | "act" | "ask" | "hold">;

/**
 * A place for a die. With a die in the hand it takes that one; before one is taken up, it offers those that could come
 * here, and takes both steps. `values` are the values that go here; null: the server alone knows.
 */
export function DieTarget({ visit, values, ...rest }: Options & { visit: Act; values: readonly number[] | null }) {
  const { view, question, plan } = useScene();
  const play = usePlay();
  const choosing = question === "turn";
  const here = question !== "place" || values === null || values.includes(view.asked?.second ?? 0);
  const acts = choosing ? diceFor(visit, values, play.legal, view.reach) : here ? [visit] : [];
  const both = async (...dice: Act[]) => {
    plan([...dice, visit]);
    return true;
  };
  return (
    <PlayContext.Provider value={choosing ? { ...play, act: both } : play}>
      <Spot {...rest} act={acts} ask={visit} />
    </PlayContext.Provider>
  );
}
