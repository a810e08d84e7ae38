import { computed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { notAtRestWhile } from "../rest";
import type { Act } from "../words";
import { sameAct } from "./acts";
import { usePlay } from "./play";

/** The next step of a plan that is legal now, and what is left of the plan then; null: nothing of it can be done. */
export function nextStep(plan: readonly Act[], legal: readonly Act[]): { step: Act; rest: readonly Act[] } | null {
  const at = plan.findIndex((one) => legal.some((other) => sameAct(one, other)));
  const step = plan[at];
  return step ? { step, rest: plan.filter((_, k) => k !== at) } : null;
}

/**
 * Takes several steps one after another, each as soon as the table is ready for it. A step that the table took by
 * itself, because there was no other choice, is left out.
 */
export function usePlan(): { start: (acts: readonly Act[]) => void; running: boolean } {
  const play = usePlay();
  const plan = useSignal<readonly Act[]>([]);
  const busy = play.busy.value;
  useEffect(() => notAtRestWhile(computed(() => plan.value.length > 0)), []);
  useEffect(() => {
    if (plan.value.length === 0 || busy) return;
    const found = nextStep(plan.value, play.legal);
    plan.value = found?.rest ?? [];
    if (found)
      void play.act(found.step).then((counted) => {
        if (!counted) plan.value = [];
      });
  }, [play, plan.value, busy]);
  return { start: (acts) => (plan.value = acts), running: plan.value.length > 0 };
}
