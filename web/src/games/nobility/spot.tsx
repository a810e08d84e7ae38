import { names } from "../../art";
import { PlayContext, Target, TargetButton, type TargetProps, usePlay } from "../../board";
import { sameAct } from "../../board/acts";
import type { Act } from "../../words";
import { diceFor, dieValue, takeUp } from "./acts";
import { ownOf, useScene } from "./context";
import { range } from "./signs";

/**
 * Something that can be chosen, on the clear board or, with a shape, in the picture of the town. Its label says all that it
 * shows: a screen reader need not read the numbers too.
 */
export function Spot({ children, shape, ...options }: TargetProps) {
  const drawn = { "aria-hidden": true as const };
  if (shape)
    return (
      <Target shape={shape} {...options}>
        <g {...drawn}>{children}</g>
      </Target>
    );
  return (
    <TargetButton {...options}>
      <span class="n-inside" aria-hidden="true">
        {children}
      </span>
    </TargetButton>
  );
}

type Options = Omit<TargetProps, "act" | "ask" | "hold">;

/**
 * A place for a die. With a die in the hand it takes that one; before one is taken up, it offers those that could come
 * here, and takes both steps. `values` are the values that go here; null: the server alone knows.
 */
export function DieTarget({
  visit,
  values,
  card,
  ...rest
}: Options & { visit: Act; values: readonly number[] | null }) {
  const scene = useScene();
  const { view, question } = scene;
  const play = usePlay();
  const choosing = question === "turn";
  const value = view.asked?.value ?? 0;
  // With another value the same visit is about another space of the place: what the server says of it is not about this.
  const elsewhere = question === "place" && values !== null && !values.includes(value);
  const acts = choosing ? diceFor(visit, values, play.legal, view.reach) : elsewhere ? [] : [visit];
  const some = choosing && play.legal.some((act) => dieValue(act) !== null);
  const lost = some && acts.length === 0;
  // Who can place no die at all learns why; who can, what this place is about, or what keeps the die that it takes.
  const dice = ownOf(scene)?.dice ?? [];
  const face = dice[0] ?? 1;
  const fit = lost ? dice.find((one) => values === null || values.includes(one)) : undefined;
  const none = lost && fit === undefined;
  const ask = elsewhere || none ? undefined : choosing && !some ? takeUp(face, face) : visit;
  const both = (...dice: Act[]) => play.act(...dice, visit);
  // Of all places that a die could go to, a coach means one.
  const marks = {
    get value() {
      const plans = play.marks?.value ?? [];
      return plans.map((plan) => (plan[1] && sameAct(plan[1], visit) ? plan : []));
    },
  };
  const why = elsewhere
    ? values !== null && values.length > 0 && play.words.t("why-value-not-taken", { values: range(values), value })
    : none && play.words.t("none-of-your-dice", { values: range(values ?? []) });
  return (
    <PlayContext.Provider value={choosing ? { ...play, act: both, marks } : play}>
      <Spot
        {...rest}
        class={names(rest.class, choosing && "to-come")}
        card={
          <>
            {card}
            {why && <p class="tip-why">{why}</p>}
          </>
        }
        act={acts}
        ask={ask}
        after={fit === undefined ? undefined : [takeUp(fit, fit)]}
        says={choosing ? (act) => play.words.t(`here-${act.do}`, act) : undefined}
      />
    </PlayContext.Provider>
  );
}
