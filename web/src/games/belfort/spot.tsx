import type { Pattern, TargetProps } from "../../board";
import { Target, TargetButton, usePlay } from "../../board";
import { heldPatterns } from "./acts";

type Options = Omit<TargetProps, "act"> & { act?: readonly Pattern[] | undefined };

/** While something is held, a place offers only what can be done with that. */
function useHeld({ act, ...rest }: Options): TargetProps {
  const held = usePlay().hold.value;
  return act === undefined ? rest : { ...rest, act: heldPatterns(act, held) };
}

/** A place on a drawn board. */
export function Spot(options: Options) {
  return <Target {...useHeld(options)} />;
}

/** A place on the boards beside it. */
export function SpotButton(options: Omit<Options, "shape">) {
  return <TargetButton {...useHeld(options)} />;
}
