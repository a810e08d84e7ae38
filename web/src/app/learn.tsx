import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { Game, Lesson, ListedTable } from "../api/schema";
import { Icon } from "../art";
import { awaited } from "../rest";
import { language, learn, learned, t, wordsFor } from "../words";
import { GameTitle } from "./cover";
import { useGameAtHand } from "./game_at_hand";
import { myName } from "./preferences";
import { go, Link } from "./router";
import { Trouble } from "./trouble";
import "../lesson/chapters.css";
import "./learn.css";

/** The lessons of a game: each can be begun, gone on with, or taken from any chapter. */
export function Learn({ game: name }: { game: string }) {
  const game = useSignal<Game | null | undefined>(undefined);
  const tables = useSignal<readonly ListedTable[]>([]);
  const error = useSignal<unknown>(null);
  useGameAtHand(name);
  useEffect(() => {
    Promise.all([api.games(), api.mine(), awaited(learn(language.value, name))]).then(
      ([{ games }, mine]) => {
        game.value = games.find((one) => one.name === name) ?? null;
        tables.value = mine.tables;
      },
      (found) => (error.value = found),
    );
  }, [name]);
  if (error.value !== null) return <Trouble error={error.value} />;
  if (game.value === undefined) return null;
  if (game.value === null) return <p>{t("error-no-game", { game: name, games: [] })}</p>;
  const fail = (found: unknown) => (error.value = found);
  return (
    <div class="learn stack">
      <div class="row wrap">
        <GameTitle game={name} below={<p class="soft learn-about">{t("learn-hint")}</p>}>
          {t("learn-title", { game: t(`title-${name}`) })}
        </GameTitle>
        <Link to={`/rules/${name}`} class="button small">
          <Icon name="book" size={18} />
          {t("panel-rules")}
        </Link>
        <Link to={`/new/${name}`} class="button small">
          <Icon name="play" size={16} />
          {t("new-game")}
        </Link>
      </div>
      <p class="soft learn-below">{t("learn-hint")}</p>
      {game.value.lessons.map((lesson, k) => (
        <LessonCard
          key={lesson.name}
          game={name}
          lesson={lesson}
          under={underWay(tables.value, name, lesson)}
          taken={isTaken(tables.value, name, lesson)}
          after={goesOn(tables.value, name, lesson)}
          first={k === 0}
          fail={fail}
        />
      ))}
    </div>
  );
}

/** The table where somebody left this lesson. */
export function underWay(tables: readonly ListedTable[], game: string, lesson: Lesson): ListedTable | null {
  const found = tables.find(
    (table) =>
      table.game === game && table.lesson === lesson.name && table.status === "playing" && table.chapter !== null,
  );
  return found ?? null;
}

/** Whether this lesson is over at one of these tables; the game that it began may still be going on. */
function isTaken(tables: readonly ListedTable[], game: string, lesson: Lesson): boolean {
  return tables.some((table) => table.game === game && table.lesson === lesson.name && table.chapter === null);
}

/** The game that a lesson began, where it still goes on without it: the one that was played last. */
function goesOn(tables: readonly ListedTable[], game: string, lesson: Lesson): ListedTable | null {
  const all = tables.filter((table) => table.game === game && table.lesson === lesson.name && table.chapter === null);
  return all.find(({ status }) => status === "playing") ?? null;
}

function LessonCard(props: {
  game: string;
  lesson: Lesson;
  under: ListedTable | null;
  taken: boolean;
  after: ListedTable | null;
  /** The one to begin with. */
  first: boolean;
  fail: (error: unknown) => void;
}) {
  const { game, lesson, under, taken, after, first, fail } = props;
  learned.value;
  const words = wordsFor(game);
  const id = `lesson-${lesson.name}`;
  const busy = useSignal(false);
  const begin = async (chapter: string | null) => {
    busy.value = true;
    try {
      const name = myName.value.trim() || null;
      const table = await api.takeLesson({ game, lesson: lesson.name, chapter, name, instead: under?.id ?? null });
      go(`/t/${table.id}`);
    } catch (found) {
      busy.value = false;
      fail(found);
    }
  };
  return (
    <section class="sheet stack lesson-card">
      <h2>{words.t(id)}</h2>
      <p>{words.attribute(id, "about")}</p>
      <p class="row wrap small soft">
        <Icon name="clock" size={18} />
        {t("lesson-minutes", { minutes: lesson.minutes })}
        <Icon name="people" size={18} />
        {t("lesson-players", { others: lesson.players - 1 })}
        {taken && (
          <>
            <Icon name="check" size={18} />
            {t("lesson-taken")}
          </>
        )}
      </p>
      <div class="row wrap">
        {under && (
          <Link to={`/t/${under.id}`} class="button primary">
            <Icon name="play" size={16} />
            {t("lesson-resume", { chapter: words.t(`${id}-${under.chapter}`) })}
          </Link>
        )}
        {after && (
          <Link to={`/t/${after.id}`} class="button">
            <Icon name="play" size={16} />
            {t("lesson-to-game")}
          </Link>
        )}
        <button
          type="button"
          class={under || !first ? "button" : "button primary"}
          disabled={busy.value}
          onClick={() => void begin(null)}
        >
          <Icon name={under ? "restart" : "play"} size={16} />
          {t(under ? "lesson-restart" : "lesson-begin")}
        </button>
      </div>
      <details>
        <summary>{t("lesson-chapters")}</summary>
        <ol class="lesson-chapters">
          {lesson.chapters.map((chapter) => (
            <li key={chapter}>
              <button type="button" class="button small" disabled={busy.value} onClick={() => void begin(chapter)}>
                {words.t(`${id}-${chapter}`)}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
