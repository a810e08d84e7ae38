import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { CourseMoment, Result } from "../api/schema";
import { Dialog } from "../app/dialog";
import { go } from "../app/router";
import { Art, caveborn, Icon, Marker, names, seatClass } from "../art";
import { t } from "../words";
import { ScoreGraph } from "./graph";
import type { TableStore } from "./store";
import { useWords } from "./words";

/** The end: who won, where the points came from, how it went, and what next. */
export function EndScreen({ store, close }: { store: TableStore; close: () => void }) {
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
  const again = async () => {
    const next = await store.change(() => api.rematch(store.id));
    if (next) {
      close();
      go(`/t/${next.id}`);
    }
  };
  const winners = result.winners.map((seat) => words.nameOf(seat));
  return (
    <Dialog title={t("end-title", { winners: words.list(winners), count: winners.length })} close={close} class="end">
      {winners.length > 0 && <Hero winners={result.winners} />}
      <Ranking result={result} />
      {course.value.length > 1 && (
        <section>
          <h3>{t("graph")}</h3>
          <ScoreGraph moments={course.value} jump={replay} />
        </section>
      )}
      {table.seed && <p class="soft small">{t("seed-was", { seed: table.seed })}</p>}
      <div class="dialog-foot">
        <a class="button" href={api.recordAddress(store.id)} download="">
          <Icon name="download" />
          {t("download-record")}
        </a>
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

/** The winners in their laurels. */
function Hero({ winners }: { winners: readonly number[] }) {
  const words = useWords();
  return (
    <div class="end-hero">
      {CONFETTI.map((k) => (
        <span
          key={k}
          class={names("confetti", seatClass(winners[k % winners.length] ?? k % 6))}
          aria-hidden="true"
          style={{
            left: `${(k * 61) % 100}%`,
            animationDelay: `${((k * 7) % 13) * 0.15}s`,
            "--turn": `${(k % 2 ? 1 : -1) * 340}deg`,
          }}
        >
          <Marker seat={k % 3 ? (winners[k % winners.length] ?? 0) : k % 6} size={12} />
        </span>
      ))}
      {winners.map((seat) => (
        <div key={seat} class="end-winner">
          <span class="end-laurel">
            <Art of={caveborn.laurel} size={112} />
            <Marker seat={seat} size={48} />
          </span>
          {words.nameOf(seat)}
        </div>
      ))}
    </div>
  );
}

/** A column for each player, the best first; a row for each source of points that anybody had. */
function Ranking({ result }: { result: Result }) {
  const words = useWords();
  const won = (seat: number) => result.winners.includes(seat);
  const order = result.scores
    .map((_, seat) => seat)
    .sort(
      (one, other) => Number(won(other)) - Number(won(one)) || (result.scores[other] ?? 0) - (result.scores[one] ?? 0),
    );
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
                  <span>{words.nameOf(seat)}</span>
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
