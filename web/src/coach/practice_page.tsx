import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { Exercises, ListedExercise } from "../api/schema";
import { go, Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon, names } from "../art";
import { awaited } from "../rest";
import { language, learn, learned, t, wordsFor } from "../words";
import { isSolved, progress } from "./progress";
import "./coach.css";
import "./practice.css";

/** The exercises of a game: what each is about, how hard it is, and how one got on. */
export function PracticePage({ game }: { game: string }) {
  const found = useSignal<Exercises | null>(null);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    Promise.all([api.exercises(game), awaited(learn(language.value, game))]).then(
      ([exercises]) => (found.value = exercises),
      (problem) => (error.value = problem),
    );
  }, [game]);
  if (error.value !== null) return <Trouble error={error.value} />;
  if (!found.value) return null;
  const { exercises } = found.value;
  const levels = [...new Set(exercises.map(({ level }) => level))];
  const solved = exercises.filter(({ id }) => isSolved(`${game}/${id}`)).length;
  const next = exercises.find(({ id }) => !isSolved(`${game}/${id}`)) ?? exercises[0];
  return (
    <div class="coach-page practice">
      <h1>{t("practice-of", { game: t(`title-${game}`) })}</h1>
      {exercises.length === 0 ? (
        <p class="sheet">{t("practice-none")}</p>
      ) : (
        <>
          <div class="sheet practice-head">
            <p>{t("practice-hint")}</p>
            <div class="row wrap">
              <progress max={exercises.length} value={solved} aria-label={t("practice-progress-label")} />
              <span class="grow">{t("practice-progress", { solved, count: exercises.length })}</span>
              {next && (
                <button type="button" class="button primary" onClick={() => go(`/practice/${game}/${next.id}`)}>
                  <Icon name="play" size={18} />
                  {t(solved === 0 ? "practice-begin" : "practice-go-on")}
                </button>
              )}
            </div>
          </div>
          {levels.map((level) => (
            <Level key={level} game={game} level={level} some={exercises.filter((one) => one.level === level)} />
          ))}
        </>
      )}
    </div>
  );
}

function Level({ game, level, some }: { game: string; level: number; some: readonly ListedExercise[] }) {
  void learned.value;
  const words = wordsFor(game);
  return (
    <section class="stack">
      <h2>{t(`practice-level-${Math.min(level, 3)}`)}</h2>
      <ol class="exercises">
        {some.map((one) => {
          const got = progress.value[`${game}/${one.id}`];
          return (
            <li key={one.id}>
              <Link to={`/practice/${game}/${one.id}`} class={names("exercise", got)}>
                <span class="exercise-sign" aria-hidden="true">
                  <Icon
                    name={got === "first" || got === "later" ? "check" : got === "tried" ? "restart" : "play"}
                    size={18}
                  />
                </span>
                <span>
                  {words.t(`theme-${one.theme}`)}
                  <span class="small soft">
                    {t("statistics-count", { count: one.players })}
                    {got && ` · ${t(`practice-got-${got}`)}`}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
