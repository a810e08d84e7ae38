import type { CoachChoice, RatedDecision, Why } from "../api/schema";
import { names } from "../art";
import { actOf } from "../board/acts";
import { useWords } from "../table/words";
import { t } from "../words";
import { Because } from "./because";
import { change, inTurn, percent, type Rating, winOf } from "./figures";

/** What an idea is worth, what the coach would do, and why. */
export interface Judged {
  rating: Rating;
  seat: number;
  /** The seat's chance to win before, after the idea (of what was only shown, after what was done in the game), and after
   * the coach's; null: it was counted otherwise. */
  chances: { now: number; tried: number; best: number } | null;
  best: CoachChoice["actions"];
  same: boolean;
  /** Nobody tried anything: the coach was asked to show. */
  shown: boolean;
  why: Why | null;
  /** By how many points the best does better in the end; null: not counted. */
  gain: number | null;
}

export function chancesOf(now: CoachChoice["after"], tried: CoachChoice, best: CoachChoice, seat: number) {
  return { now: winOf(now, seat), tried: winOf(tried.after, seat), best: winOf(best.after, seat) };
}

export function Verdict({ judged }: { judged: Judged }) {
  const words = useWords();
  const { rating, chances, best, same, shown, why, gain } = judged;
  const steps = best.map((action) => words.action(actOf(action)));
  return (
    <div class="verdict stack" aria-live="polite">
      {!shown && (
        <p class="verdict-line">
          <span class={names("verdict-word", rating)}>{t(same ? "verdict-same" : `verdict-${rating}`)}</span>
          {chances && (
            <span class="soft">
              {t("verdict-chances", { now: percent(chances.now), after: percent(chances.tried) })}
            </span>
          )}
        </p>
      )}
      <p>
        {t(same && !shown ? "verdict-so-would-coach" : "verdict-coach", { action: steps[0] ?? "" })}
        {chances && !same && !shown && ` ${t("verdict-difference", { change: change(chances.best - chances.tried) })}`}
      </p>
      {shown && chances && (
        <p class="soft">{t("verdict-instead", { best: percent(chances.best), done: percent(chances.tried) })}</p>
      )}
      {steps.length > 1 && <p class="small soft">{t("verdict-then", { steps: inTurn(steps.slice(1, 5)) })}</p>}
      {why && (
        <p>
          <Because why={why} />
        </p>
      )}
      {gain !== null && <p class="small soft">{t("verdict-gain", { points: gain })}</p>}
    </div>
  );
}

/** What was done then, for those who learn from it. */
export function WhatWasDone({ one }: { one: RatedDecision }) {
  const words = useWords();
  return <p class="small soft">{t("mistake-was", { action: words.action(actOf(one.action)) })}</p>;
}
