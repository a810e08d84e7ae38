import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api/client";
import type { CourseMoment, Report, SeatReport, Table } from "../api/schema";
import { GameTitle } from "../app/cover";
import { seatName } from "../app/names";
import { Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon, names, seatClass, wear } from "../art";
import { awaited } from "../rest";
import { ScoreGraph } from "../table/graph";
import { Said, SeatName, useWords, WordsContext } from "../table/words";
import { gameAtHand, language, learn, learned, t, wordsFor } from "../words";
import { type Analysed, useAnalysis } from "./analyse";
import { ChancesGraph } from "./chances_graph";
import { Bar } from "./charts";
import { Decisions } from "./decisions";
import { change, marked, percent, RATINGS, SIGNS } from "./figures";
import "./coach.css";
import "./analysis.css";

/** What became of a game and why: chances at every moment, what each decision was worth, luck and skill. */
export function AnalysisPage({ id }: { id: string }) {
  const table = useSignal<Table | null>(null);
  const course = useSignal<readonly CourseMoment[]>([]);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    const open = async () => {
      const found = await api.table(id);
      gameAtHand.value = found.game;
      const [moments] = await Promise.all([api.course(id), learn(language.value, found.game)]);
      course.value = moments.moments;
      wear(found.seats.map((seat) => seat.colour));
      table.value = found;
    };
    awaited(open()).catch((found: unknown) => (error.value = found));
    return () => {
      gameAtHand.value = null;
      wear([]);
    };
  }, [id]);
  const game = table.value?.game ?? null;
  const words = useMemo(
    () => wordsFor(game, table.value?.seats.map(seatName) ?? []),
    [game, table.value, language.value, learned.value],
  );
  if (error.value !== null) return <Trouble error={error.value} />;
  if (!table.value) return null;
  return (
    <WordsContext.Provider value={words}>
      <Analysis table={table.value} course={course.value} />
    </WordsContext.Provider>
  );
}

function Analysis({ table, course }: { table: Table; course: readonly CourseMoment[] }) {
  const analysed = useAnalysis(table.id);
  const report = analysed.report.value;
  return (
    <div class="coach-page analysis">
      <div class="row wrap">
        <GameTitle game={table.game}>{t("analysis-of", { game: t(`title-${table.game}`) })}</GameTitle>
        <Link to={`/t/${table.id}`} class="button small">
          <Icon name="board" size={18} />
          {t("analysis-to-table")}
        </Link>
      </div>
      <Progress analysed={analysed} />
      {report && <Shown report={report} state={analysed.state.value} table={table} course={course} />}
    </div>
  );
}

function Progress({ analysed }: { analysed: Analysed }) {
  const words = useWords();
  if (analysed.error.value !== null) return <Trouble error={analysed.error.value} />;
  if (analysed.state.value === "failed") {
    const why = analysed.problem.value;
    return (
      <p class="trouble" role="alert">
        <Icon name="warning" />
        <span>{why && words.say(why)}</span>
      </p>
    );
  }
  if (analysed.state.value === "done") return null;
  return (
    <div class="analysis-progress" role="status">
      <progress max={1} value={analysed.progress.value} aria-label={t("analysis-running")} />
      <span class="soft small">{t("analysis-running")}</span>
    </div>
  );
}

type State = Analysed["state"]["value"];

function Shown(props: { report: Report; state: State; table: Table; course: readonly CourseMoment[] }) {
  const { report, state, table, course } = props;
  const mine = new Set(table.mine.filter((seat) => table.seats[seat]?.kind === "person"));
  const whose = mine.size > 0 ? mine : new Set(table.seats.map(({ number }) => number));
  return (
    <>
      <section class="sheet stack">
        <div class="analysis-graphs">
          <div class="stack">
            <h2>{t("chances")}</h2>
            <ChancesGraph win={report.win} moments={course} marks={marked(report.decisions, whose)} table={table.id} />
          </div>
          <div class="stack">
            <h2>{t("points-column")}</h2>
            <ScoreGraph moments={course} />
          </div>
        </div>
        <p class="soft small">{t("chances-hint")}</p>
      </section>
      <div class="coach-sheets">
        <Players report={report} state={state} table={table} />
        <Turning report={report} table={table.id} />
        <Decisions report={report} table={table} first={mine.size === 1 ? [...mine][0] : undefined} />
      </div>
    </>
  );
}

export function Players({ report, state, table }: { report: Report; state: State; table: Table }) {
  const words = useWords();
  return (
    <section class="sheet stack">
      <h2>{t("analysis-players")}</h2>
      <ul class="analysis-players">
        {report.seats.map((one) => (
          <li key={one.seat} class={seatClass(one.seat)}>
            <div class="row wrap">
              <SeatName seat={one.seat} name={words.nameOf(one.seat)} />
              <span class="grow" />
              {one.accuracy !== null && (
                <span class="accuracy">{t("accuracy", { percent: percent(one.accuracy / 100) })}</span>
              )}
            </div>
            <Counts seat={one} state={state} />
            <Luck seat={one} counted={report.luck_counted} />
            {table.mine.includes(one.seat) && hasMistakes(one) && (
              <Link to={`/t/${table.id}/mistakes/${one.seat}`} class="button small primary">
                <Icon name="restart" size={16} />
                {t("learn-from-mistakes")}
              </Link>
            )}
            {!table.mine.includes(one.seat) && table.mine.length === 0 && hasMistakes(one) && (
              <Link to={`/t/${table.id}/mistakes/${one.seat}`} class="button small">
                <Icon name="restart" size={16} />
                {t("learn-from-mistakes-of", { name: words.nameOf(one.seat) })}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p class="soft small">{t("accuracy-hint")}</p>
    </section>
  );
}

function hasMistakes({ counts }: SeatReport): boolean {
  return (counts.inaccuracy ?? 0) + (counts.mistake ?? 0) + (counts.blunder ?? 0) > 0;
}

/** How many decisions of each kind; that there was none is only said where all were looked at. */
function Counts({ seat, state }: { seat: SeatReport; state: State }) {
  const seen = RATINGS.reduce((sum, rating) => sum + (seat.counts[rating] ?? 0), 0);
  const all = seen + seat.unseen;
  const whole = seat.unseen === 0 && state === "done";
  return (
    <>
      <ul class="rating-counts">
        {RATINGS.filter((rating) => whole || seat.counts[rating]).map((rating) => (
          <li key={rating} class={names("rating", seat.counts[rating] ? rating : "none")}>
            <b>{seat.counts[rating] ?? 0}</b> {t(`rating-count-${rating}`, { count: seat.counts[rating] ?? 0 })}
            {SIGNS[rating] && <span aria-hidden="true"> {SIGNS[rating]}</span>}
          </li>
        ))}
      </ul>
      {seat.unseen > 0 && <p class="soft small looked-at">{t("decisions-looked-at", { state, seen, all })}</p>}
    </>
  );
}

/** What the seat's chance came from: its own decisions, others', and chance. */
function Luck({ seat, counted }: { seat: SeatReport; counted: boolean }) {
  if (!counted) return <p class="soft small">{t("luck-not-counted")}</p>;
  const parts = [
    ["luck-own", seat.own],
    ["luck-luck", seat.luck],
    ["luck-others", seat.others],
  ] as const;
  return (
    <table class="coach-table luck">
      <caption class="unseen">{t("luck-caption")}</caption>
      <tbody>
        {parts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            <td>{change(value)}</td>
            <td class="bar-cell">
              <Bar value={value} most={1} least={-1} tone={value < 0 ? "less" : "more"} mark={0} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Turning({ report, table }: { report: Report; table: string }) {
  return (
    <section class="sheet stack">
      <h2>{t("turning-points")}</h2>
      {report.turning_points.length === 0 && <p class="soft">{t("turning-none")}</p>}
      <ol class="turning">
        {report.turning_points.map((one) => (
          <li key={`${one.moment} ${one.until}`} class={seatClass(one.seat)}>
            <Link to={`/t/${table}/at/${one.until}`}>
              <span>
                <Said message={one.said} />
              </span>
              <b class={names("turn-change", (one.change[one.seat] ?? 0) < 0 ? "down" : "up")}>
                {change(one.change[one.seat] ?? 0)}
              </b>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
