import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { Exercises, ListedExercise, OwnExercise } from "../api/schema";
import { GameTitle } from "../app/cover";
import { useGameAtHand } from "../app/game_at_hand";
import { go, Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon, names } from "../art";
import { awaited } from "../rest";
import { roundOf } from "../table/words";
import { language, learn, learned, t, wordsFor } from "../words";
import "./coach.css";
import "./practice.css";

/** The exercises of a game: what each is about, how hard it is, and how one got on. */
export function PracticePage({ game }: { game: string }) {
  const found = useSignal<Exercises | null>(null);
  const error = useSignal<unknown>(null);
  useGameAtHand(game);
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
  const solved = exercises.filter(isSolved).length;
  const next = exercises.find((one) => !isSolved(one)) ?? exercises[0];
  return (
    <div class="coach-page practice">
      <GameTitle game={game}>{t("practice-of", { game: t(`title-${game}`) })}</GameTitle>
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
            <Level key={level} game={game} level={level} all={exercises} />
          ))}
        </>
      )}
      <Own game={game} own={found.value.own} left={found.value.not_analysed} />
    </div>
  );
}

type Got = ListedExercise["got"];

const isSolved = ({ got }: { got: Got }) => got === "first" || got === "later";

/** What one gave away in one's own games, to be found better. */
function Own({ game, own, left }: { game: string; own: readonly OwnExercise[]; left: number }) {
  void learned.value;
  const words = wordsFor(game);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  return (
    <section class="stack">
      <h2>{t("practice-own")}</h2>
      <p class="sheet">
        {t(own.length > 0 ? "practice-own-hint" : "practice-own-none")}
        {left > 0 && ` ${t("practice-own-left", { count: left })}`}{" "}
        <Link to="/statistics">{t("practice-own-games")}</Link>
      </p>
      {own.length > 0 && (
        <ol class="exercises">
          {own.map((one) => (
            <Offered
              key={`${one.table} ${one.moment}`}
              to={`/t/${one.table}/mistakes/${one.seat}/${one.moment}`}
              got={one.got}
              title={one.theme === null ? t(`rating-${one.rating}`) : words.t(`theme-${one.theme}`)}
              more={t("practice-own-from", { date: date.format(one.ended_at), when: roundOf(words, one.round) })}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function Level({ game, level, all }: { game: string; level: number; all: readonly ListedExercise[] }) {
  void learned.value;
  const words = wordsFor(game);
  return (
    <section class="stack">
      <h2>{t(`practice-level-${Math.min(level, 3)}`)}</h2>
      <ol class="exercises">
        {all.map(
          (one, k) =>
            one.level === level && (
              <Offered
                key={one.id}
                number={k + 1}
                to={`/practice/${game}/${one.id}`}
                got={one.got}
                title={words.t(`theme-${one.theme}`)}
                more={t("statistics-count", { count: one.players })}
              />
            ),
        )}
      </ol>
    </section>
  );
}

function Offered(props: {
  to: string;
  got: Got;
  title: string;
  more: string;
  /** The one it is called by when it is done; several have the same title. */
  number?: number;
}) {
  const { to, got, title, more, number } = props;
  return (
    <li>
      <Link to={to} class={names("exercise", got)}>
        <span class="exercise-sign" aria-hidden="true">
          {got === null && number !== undefined ? (
            number
          ) : (
            <Icon name={isSolved({ got }) ? "check" : got === "tried" ? "restart" : "play"} size={18} />
          )}
        </span>
        <span>
          {title}
          <span class="small soft">
            {more}
            {got && ` · ${t(`practice-got-${got}`)}`}
          </span>
        </span>
      </Link>
    </li>
  );
}
