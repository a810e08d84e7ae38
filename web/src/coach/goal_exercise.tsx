import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api/client";
import type { Pursued } from "../api/schema";
import { announce } from "../board";
import { actOf } from "../board/acts";
import { awaited } from "../rest";
import { tableToTry } from "../table/to_try";
import { useWords } from "../table/words";
import { type Message, t } from "../words";
import { type ExerciseProps, ExerciseRoom } from "./exercise_room";
import { inTurn } from "./figures";
import { TrialStore } from "./trial_store";

/** Something is to be reached in this turn: every step can be tried and taken back, until it is reached or the turn ends. */
export function GoalExercise({ goal, ...of }: ExerciseProps & { goal: Message }) {
  const { game, one, facts } = of;
  const words = useWords();
  const store = useMemo(
    () =>
      new TrialStore({
        trial: (actions) => api.exercise(game, one.id, actions),
        table: tableToTry(facts, game, one),
        facts,
      }),
    [game, one],
  );
  const found = useSignal<Pursued | null>(null);
  /** A way is being shown: what is seen then is nobody's answer. */
  const shown = useSignal(false);
  useEffect(() => {
    awaited(store.start()).catch((error: unknown) => store.fail(error));
  }, [store]);
  const ask = (actions: readonly string[], giveUp: boolean) =>
    awaited(api.pursue(game, one.id, actions, giveUp)).then(
      (now) => {
        // Another step may have been taken meanwhile.
        if (actions !== store.taken.value) return;
        found.value = now;
        if (now.line.length > 0) announce(t(now.reached ? "practice-right" : "practice-goal-missed"));
      },
      (error: unknown) => store.fail(error),
    );
  const taken = store.taken.value;
  useEffect(() => {
    if (shown.value) return;
    if (taken.length > 0) void ask(taken, false);
    else found.value = null;
  }, [taken]);
  const now = found.value;
  const done = now !== null && now.line.length > 0;
  const again = () => {
    shown.value = false;
    found.value = null;
    void store.replay([]);
  };
  const show = () => {
    shown.value = true;
    void store.replay(now?.line.map(({ text }) => text) ?? []);
  };
  return (
    <ExerciseRoom
      of={of}
      store={store}
      answered={done ? (now.reached ? "right" : "wrong") : "open"}
      again={again}
      show={show}
      giveUp={() => void ask(taken, true)}
    >
      <h2 class="goal">{words.say(goal)}</h2>
      {done ? (
        <Answer now={now} counted={goal.id === "goal-least"} />
      ) : (
        <>
          <p>{t("practice-goal-ask")}</p>
          {now && goal.id === "goal-least" && (
            <p aria-live="polite">{t("practice-goal-so-far", { has: now.has, least: now.least })}</p>
          )}
        </>
      )}
    </ExerciseRoom>
  );
}

function Answer({ now, counted }: { now: Pursued; counted: boolean }) {
  const words = useWords();
  const { lost } = now;
  return (
    <div class="verdict stack" aria-live="polite">
      <p class={now.reached ? "verdict-word best" : "verdict-word mistake"}>
        {t(now.reached ? "practice-right" : "practice-goal-missed")}
      </p>
      {lost && (
        <p>
          {t("practice-goal-lost", { action: words.action(actOf(lost.action)) })}
          {counted && ` ${t("practice-goal-most", { most: lost.most })}`}
        </p>
      )}
      {!lost && !now.reached && now.over && <p>{t("practice-goal-early")}</p>}
      {!now.reached && (
        <p>{t("practice-goal-way", { steps: inTurn(now.line.map((one) => words.action(actOf(one)))) })}</p>
      )}
    </div>
  );
}
