import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api/client";
import type { Exercises, ListedExercise, Solved } from "../api/schema";
import { go, Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { announce, knowFacts } from "../board";
import { actOf } from "../board/acts";
import { awaited } from "../rest";
import { faceOf, type GameFace } from "../table/face";
import { tableToTry } from "../table/to_try";
import { useWords, WordsContext } from "../table/words";
import { gameAtHand, language, learn, learned, t, wordsFor } from "../words";
import { Because } from "./because";
import { type ExerciseProps, ExerciseRoom } from "./exercise_room";
import { inTurn } from "./figures";
import { GoalExercise } from "./goal_exercise";
import { TrialStore } from "./trial_store";

interface Found {
  face: GameFace;
  all: Exercises;
}

/** One exercise: the position on the real board, one choice, the answer at once, and the next. */
export function ExercisePage({ game, exercise }: { game: string; exercise: string }) {
  const found = useSignal<Found | null>(null);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    gameAtHand.value = game;
    const open = async () => {
      const [all, catalogue, face] = await Promise.all([
        api.exercises(game),
        api.games(),
        faceOf(game),
        learn(language.value, game),
      ]);
      const set = catalogue.games.find(({ name }) => name === game)?.sets[0] ?? "standard";
      knowFacts(factsOf(game), (await api.shipped(game, set)).values);
      found.value = { face, all };
    };
    awaited(open()).catch((why: unknown) => (error.value = why));
    return () => {
      gameAtHand.value = null;
    };
  }, [game]);
  const one = found.value?.all.exercises.find(({ id }) => id === exercise);
  const names = useMemo(() => (one ? tableToTry(factsOf(game), game, one).seats.map(({ name }) => name) : []), [one]);
  const words = useMemo(() => wordsFor(game, names), [game, names, language.value, learned.value]);
  if (error.value !== null) return <Trouble error={error.value} />;
  if (!found.value) return <main class="table-lost" aria-busy="true" />;
  if (!one) {
    return (
      <main class="table-lost">
        <h1>{t("not-found")}</h1>
        <Link to={`/practice/${game}`} class="button">
          {t("practice")}
        </Link>
      </main>
    );
  }
  return (
    <WordsContext.Provider value={words}>
      {one.goal ? (
        <GoalExercise key={exercise} goal={one.goal} {...propsOf(game, one, found.value)} />
      ) : (
        <OneExercise key={exercise} {...propsOf(game, one, found.value)} />
      )}
    </WordsContext.Provider>
  );
}

const factsOf = (game: string) => `practice ${game}`;

/** Which of the exercises it is, and how to go on to the next. */
function propsOf(game: string, one: ListedExercise, { face, all: { exercises } }: Found): ExerciseProps {
  const at = exercises.findIndex(({ id }) => id === one.id);
  const after = exercises[at + 1];
  return {
    ...{ game, one, face, facts: factsOf(game), number: at + 1, count: exercises.length },
    next: after && (() => go(`/practice/${game}/${after.id}`)),
  };
}

/** The best choice is to be found: one step, and the answer at once. */
function OneExercise(of: ExerciseProps) {
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
  const solved = useSignal<Solved | null>(null);
  useEffect(() => {
    awaited(store.start()).catch((error: unknown) => store.fail(error));
  }, [store]);
  const taken = store.taken.value;
  // The first step is the answer.
  useEffect(() => {
    const [first] = taken;
    if (first === undefined || solved.value !== null) return;
    api.solve(game, one.id, first).then(
      (found) => {
        solved.value = found;
        announce(t(found.right ? "practice-right" : "practice-wrong"));
      },
      (error) => store.fail(error),
    );
  }, [taken]);
  const again = () => {
    solved.value = null;
    void store.replay([]);
  };
  const show = () => {
    const [best] = solved.value?.line ?? [];
    if (best) void store.replay([best.text]);
  };
  const answer = solved.value;
  return (
    <ExerciseRoom
      of={of}
      store={store}
      answered={answer === null ? "open" : answer.right ? "right" : "wrong"}
      again={again}
      show={show}
    >
      {answer === null ? (
        <>
          <h2>{words.t(`theme-${one.theme}`)}</h2>
          <p>{t("practice-ask")}</p>
        </>
      ) : (
        <Answer solved={answer} />
      )}
    </ExerciseRoom>
  );
}

function Answer({ solved }: { solved: Solved }) {
  const words = useWords();
  const [best, ...rest] = solved.line;
  return (
    <div class="verdict stack" aria-live="polite">
      <p class={solved.right ? "verdict-word best" : "verdict-word mistake"}>
        {t(solved.right ? "practice-right" : "practice-wrong")}
      </p>
      {best && (
        <p>
          {t("practice-best", {
            action: solved.answers.map((one) => words.action(actOf(one))).join(" / "),
            count: solved.answers.length,
          })}
        </p>
      )}
      <p>
        <Because why={solved.why} beside={words.action(actOf(solved.beside))} />
      </p>
      <p class="small soft">{t("verdict-gain", { points: solved.gain })}</p>
      {rest.length > 0 && (
        <p class="small soft">
          {t("verdict-then", { steps: inTurn(rest.slice(0, 4).map((one) => words.action(actOf(one)))) })}
        </p>
      )}
    </div>
  );
}
