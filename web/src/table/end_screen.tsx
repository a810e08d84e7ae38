import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { CourseMoment, LogEvent, Result } from "../api/schema";
import { GameCover } from "../app/cover";
import { Dialog } from "../app/dialog";
import { go, Link } from "../app/router";
import { Art, caveborn, Icon, Marker, names, seatClass } from "../art";
import { usePlay } from "../board";
import { BestMoves } from "../coach/best_moves";
import { t } from "../words";
import { drawCover } from "./end_cover";
import { drawResult, handOver } from "./end_picture";
import type { GameFace, Scoring } from "./face";
import { ScoreGraph } from "./graph";
import type { TableStore } from "./store";
import { Said, saidOfRounds, useWords } from "./words";

/** The end: who won, where the points came from, how it went, and what next. */
export function EndScreen({ store, face, close }: { store: TableStore; face: GameFace; close: () => void }) {
  const words = useWords();
  const result = store.situation.value?.result;
  const table = store.table.value;
  const course = useSignal<readonly CourseMoment[]>([]);
  useEffect(() => {
    void api.course(store.id).then(
      (found) => (course.value = found.moments),
      () => {},
    );
  }, [store.id]);
  if (!result || !table) return null;
  const replay = (moment: number) => {
    close();
    go(`/t/${store.id}/at/${moment}`);
  };
  const share = async () => {
    const rows = result.scores.map((score, seat) => ({ seat, name: words.nameOf(seat), score }));
    rows.sort((one, other) => rankOf(result, one.seat) - rankOf(result, other.seat));
    const cover = drawCover(table.game);
    const drawn = drawResult({ game: t(`title-${table.game}`), cover, title, rows, moments: course.value });
    await handOver(drawn, `${table.game}.png`).catch((error: unknown) => store.fail(error));
  };
  const again = async () => {
    const next = await store.change(() => api.rematch(store.id));
    if (next) {
      close();
      go(`/t/${next.id}`);
    }
  };
  const winners = result.winners.map((seat) => words.nameOf(seat));
  const alone = result.scores.length === 1;
  const title = alone
    ? t(winners.length ? "end-alone-won" : "end-alone-lost")
    : t("end-title", { winners: words.list(winners), count: winners.length });
  const view = store.situation.value?.view;
  return (
    <Dialog title={title} close={close} class="end">
      {(winners.length > 0 || alone) && (
        <Hero game={table.game} won={winners.length > 0} seats={alone ? [0] : result.winners} scores={result.scores} />
      )}
      <div class="end-parts">
        <div class="stack">
          <Verdict result={result} face={face} told={store.log.value} close={close} />
          {face.EndNote && view !== undefined && <face.EndNote view={view} />}
          <Ranking result={result} scorings={face.scorings?.(store.log.value) ?? []} />
        </div>
        <div class="stack">
          {course.value.length > 1 && (
            <section>
              <h3>{saidOfRounds(words, "graph")}</h3>
              <ScoreGraph moments={course.value} jump={replay} high />
            </section>
          )}
          <BestMoves table={store.id} jump={replay} />
        </div>
      </div>
      {table.seed && <p class="soft small">{t("seed-was", { seed: table.seed })}</p>}
      <div class="dialog-foot">
        <button type="button" class="button" onClick={share}>
          <Icon name="share" />
          {t("end-picture")}
        </button>
        <a class="button" href={api.recordAddress(store.id)} download="">
          <Icon name="download" />
          {t("download-record")}
        </a>
        <Link to={`/t/${store.id}/analysis`} class="button">
          <Icon name="graph" />
          {t("analysis")}
        </Link>
        <button type="button" class="button" onClick={() => replay(0)}>
          <Icon name="first" />
          {t("replay")}
        </button>
        {table.mine.length > 0 && table.status === "over" && (
          <button type="button" class="button primary" onClick={again}>
            <Icon name="restart" />
            {t("rematch")}
          </button>
        )}
      </div>
    </Dialog>
  );
}

const CONFETTI = Array.from({ length: 26 }, (_, k) => k);

/** The winners in their laurels, before the town that they have won; who plays alone may have lost. */
function Hero({
  game,
  won,
  seats,
  scores,
}: {
  game: string;
  won: boolean;
  seats: readonly number[];
  scores: readonly number[];
}) {
  const words = useWords();
  return (
    <div class={names("end-hero", !won && "lost")}>
      <div class="end-town">
        <GameCover game={game} />
      </div>
      {(won ? CONFETTI : []).map((k) => (
        <span
          key={k}
          class={names("confetti", seatClass(seats[k % seats.length] ?? k % 6))}
          aria-hidden="true"
          style={{
            left: `${(k * 61) % 100}%`,
            animationDelay: `${((k * 7) % 13) * 0.15}s`,
            "--turn": `${(k % 2 ? 1 : -1) * 340}deg`,
          }}
        >
          <Marker seat={k % 3 ? (seats[k % seats.length] ?? 0) : k % 6} size={12} />
        </span>
      ))}
      {seats.map((seat) => (
        <div key={seat} class="end-winner">
          {won ? (
            <span class="end-laurel">
              <Art of={caveborn.laurel} size={112} />
              <Marker seat={seat} size={48} />
            </span>
          ) : (
            <Marker seat={seat} size={48} />
          )}
          <span class="end-name">{words.nameOf(seat)}</span>
          <b class="end-points">{scores[seat]}</b>
        </div>
      ))}
    </div>
  );
}

/** Where somebody stands: winners first, then by points. */
function rankOf(result: Result, seat: number): number {
  return (result.winners.includes(seat) ? 0 : 1e6) - (result.scores[seat] ?? 0);
}

/** Why they have won, where the points alone do not say it: others have as many. */
function Verdict(props: { result: Result; face: GameFace; told: readonly LogEvent[]; close: () => void }) {
  const { result, face, told, close } = props;
  const words = useWords();
  const { openRule } = usePlay();
  const most = Math.max(...result.winners.map((seat) => result.scores[seat] ?? 0));
  const level = result.scores.flatMap((score, seat) =>
    score === most && !result.winners.includes(seat) ? [seat] : [],
  );
  if (result.winners.length < 1 || (result.winners.length === 1 && level.length === 0)) return null;
  const names = (seats: readonly number[]) => words.list(seats.map((seat) => words.nameOf(seat)));
  const rule = face.tieRule;
  const decided = told.filter(({ id }) => face.tieEvents?.includes(id));
  return (
    <p class="end-verdict">
      {decided.map((event) => (
        <Fragment key={event.id}>
          <Said message={event} />{" "}
        </Fragment>
      ))}
      {decided.length === 0 &&
        (level.length > 0
          ? t("end-by-tie", { winners: names(result.winners), level: names(level), points: most })
          : t("end-shared", { winners: names(result.winners), points: most }))}{" "}
      {rule && (
        <button
          type="button"
          class="link"
          onClick={() => {
            close();
            openRule(rule);
          }}
        >
          {t("rules-open")}
        </button>
      )}
    </p>
  );
}

/**
 * A column for each player, the best first, all equally wide; a row for each source of points that anybody had, and one
 * for each scoring.
 */
function Ranking({ result, scorings }: { result: Result; scorings: readonly Scoring[] }) {
  const words = useWords();
  const won = (seat: number) => result.winners.includes(seat);
  const order = result.scores.map((_, seat) => seat).sort((one, other) => rankOf(result, one) - rankOf(result, other));
  const all = [...new Set(result.breakdown.flatMap((points) => Object.keys(points)))];
  const sources = all.filter((source) => result.breakdown.some((points) => points[source]));
  return (
    <div class="ranking-frame">
      <ol class="ranking-list" aria-hidden="true">
        {order.map((seat) => (
          <li key={seat} class={won(seat) ? "winner" : undefined}>
            <Marker seat={seat} size={22} />
            <span>{words.nameOf(seat)}</span>
            <b>{result.scores[seat]}</b>
          </li>
        ))}
      </ol>
      <table class="ranking">
        <thead>
          <tr>
            <th scope="col">{t("points-from")}</th>
            {order.map((seat) => (
              <th key={seat} scope="col" class={won(seat) ? "winner" : undefined}>
                <span class="ranking-player">
                  <Marker seat={seat} size={20} />
                  <span class="unseen-phone">{words.nameOf(seat)}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{words.t(`points-${source.replaceAll("_", "-")}`)}</th>
              {order.map((seat) => (
                <td key={seat} class={won(seat) ? "winner" : undefined}>
                  {String(result.breakdown[seat]?.[source] || "–").replace("-", "−")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {scorings.length > 1 && (
          <tbody class="ranking-scorings">
            {scorings.map(({ title, points }, k) => (
              <tr key={k}>
                <th scope="row">{words.say(title)}</th>
                {order.map((seat) => (
                  <td key={seat} class={won(seat) ? "winner" : undefined}>
                    {points[seat] || "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        <tfoot>
          <tr>
            <th scope="row">{t("points-column")}</th>
            {order.map((seat) => (
              <td key={seat} class={names("total", won(seat) && "winner")}>
                {result.scores[seat]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
