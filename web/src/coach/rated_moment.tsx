import { Link } from "../app/router";
import { names } from "../art";
import { actOf } from "../board/acts";
import { useWords } from "../table/words";
import { t } from "../words";
import { useKnownAnalysis } from "./analyse";
import { Because } from "./because";
import { isUnseen, ledTo, percent, ratingOf, SIGNS } from "./figures";
import "./rated_moment.css";

/** What the coach says about the step that led to a moment of a replay, where the game was analysed. */
export function RatedMoment({ table, moment, over }: { table: string; moment: number; over: boolean }) {
  const words = useWords();
  const report = useKnownAnalysis(table, over);
  if (!report || !over) return null;
  const one = ledTo(report.decisions, moment);
  const chances = report.win[moment] ?? [];
  const better = one && one.rating !== "best" && one.best.index !== one.action.index && !isUnseen(one);
  return (
    <div class="rated-moment">
      <p class="row wrap">
        {one && (
          <span class={names("rated-word", ratingOf(one))}>
            {SIGNS[one.rating] && <b aria-hidden="true">{SIGNS[one.rating]} </b>}
            {t(`rating-${ratingOf(one)}`)}
          </span>
        )}
        {better && <span class="rated-better">{t("better-was", { action: words.action(actOf(one.best)) })}</span>}
        <span class="soft small rated-chances">
          {t("chances-now", {
            chances: words.list(chances.map((share, seat) => `${words.nameOf(seat)} ${percent(share)}`)),
          })}
        </span>
        <Link to={`/t/${table}/analysis`}>{t("analysis")}</Link>
      </p>
      {better && one.why && (
        <p class="small soft rated-why">
          <Because why={one.why} />
        </p>
      )}
    </div>
  );
}
