import type { RatedDecision, Report } from "../api/schema";
import { actOf } from "../board/acts";
import { Said, SeatName, useWords } from "../table/words";
import { t } from "../words";
import { useKnownAnalysis } from "./analyse";

/** Of each seat the decision that was the best there was, where the most was at stake; the weightiest first. */
export function bestMoves(report: Report): RatedDecision[] {
  const found = new Map<number, RatedDecision>();
  for (const one of report.decisions)
    if (one.rating === "best" && one.stake > (found.get(one.seat)?.stake ?? 0)) found.set(one.seat, one);
  return [...found.values()].sort((one, other) => other.stake - one.stake);
}

/** What was played best, if the game was analysed; each leads to its moment. */
export function BestMoves({ table, jump }: { table: string; jump: (moment: number) => void }) {
  const words = useWords();
  const report = useKnownAnalysis(table, true);
  const best = report ? bestMoves(report) : [];
  if (best.length === 0) return null;
  return (
    <section class="best-moves">
      <h3>{t("end-best-moves")}</h3>
      <ul>
        {best.map((one) => (
          <li key={one.moment}>
            <button type="button" class="link" onClick={() => jump(one.moment + 1)}>
              <SeatName seat={one.seat} name={words.nameOf(one.seat)} />
              {": "}
              <Said message={words.doing(actOf(one.action))} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
