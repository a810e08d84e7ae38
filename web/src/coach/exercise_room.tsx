import type { ComponentChildren } from "preact";
import type { ListedExercise } from "../api/schema";
import { Icon, names } from "../art";
import type { GameFace } from "../table/face";
import { useWords } from "../table/words";
import { t } from "../words";
import { TrialRoom } from "./trial_room";
import type { TrialStore } from "./trial_store";

/** How it stands with an exercise: not answered, or how. */
export type Answered = "open" | "right" | "wrong";

/** What every kind of exercise is given: which it is, and how to go on to the next. */
export interface ExerciseProps {
  game: string;
  one: ListedExercise;
  facts: string;
  face: GameFace;
  number: number;
  count: number;
  next: (() => void) | undefined;
}

/** An exercise on the real board: what it asks or answers, and below it the ways on, the same for every kind. */
export function ExerciseRoom({
  of: { game, one, facts, face, number, count, next },
  store,
  answered,
  again,
  show,
  giveUp,
  children,
}: {
  of: ExerciseProps;
  store: TrialStore;
  answered: Answered;
  again: () => void;
  /** Shows the right way on the board. */
  show: () => void;
  /** Tells the answer before one was given, where a kind has that. */
  giveUp?: () => void;
  children: ComponentChildren;
}) {
  const words = useWords();
  return (
    <TrialRoom
      store={store}
      face={face}
      game={game}
      title={words.t(`theme-${one.theme}`)}
      back={{ to: `/practice/${game}`, label: t("practice") }}
      facts={facts}
      playing={answered === "open"}
    >
      <section class="coach-asks" aria-label={t("practice")}>
        <p class="small soft">
          {t("practice-number", { number, count })} · {t(`practice-level-${one.level}`)}
        </p>
        {children}
        <div class="row wrap">
          {answered === "wrong" && (
            <>
              <button type="button" class="button small" onClick={again}>
                <Icon name="restart" size={16} />
                {t("mistake-again")}
              </button>
              <button type="button" class="button small" onClick={show}>
                <Icon name="eye" size={16} />
                {t("practice-show")}
              </button>
            </>
          )}
          {answered === "open" && giveUp && (
            <button type="button" class="button small" onClick={giveUp}>
              <Icon name="eye" size={16} />
              {t("mistake-show")}
            </button>
          )}
          {next && (
            <button type="button" class={names("button small", answered === "right" && "primary")} onClick={next}>
              {t(answered === "open" ? "mistake-skip" : "mistake-next")}
              <Icon name="forward" size={16} />
            </button>
          )}
        </div>
      </section>
    </TrialRoom>
  );
}
