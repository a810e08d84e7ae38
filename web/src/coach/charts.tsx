import { names } from "../art";
import { isWidth } from "../widths";
import type { Played } from "./statistics";
import "./charts.css";

/** A bar in a cell of a table: how much of the most there is. `mark` is drawn as a line across. */
export function Bar({
  value,
  most,
  least = 0,
  mark,
  tone,
}: {
  value: number;
  most: number;
  least?: number;
  mark?: number | null;
  tone?: "mine" | "strong" | "more" | "less";
}) {
  const span = Math.max(most - least, 1e-9);
  const at = (number: number) => (100 * (number - least)) / span;
  const [from, to] = [Math.min(at(0), at(value)), Math.max(at(0), at(value))];
  return (
    <svg class={names("chart-bar", tone)} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="chart-ground" x="0" y="0" width="100" height="10" />
      <rect class="chart-value" x={from} y="0" width={Math.max(to - from, 0.6)} height="10" />
      {mark !== null && mark !== undefined && (
        <path class="chart-mark" d={`M${at(mark)} 0V10`} vector-effect="non-scaling-stroke" />
      )}
    </svg>
  );
}

const HEIGHT = 200;
const EDGE = { left: 36, right: 14, top: 14, bottom: 22 };
/** Between the numbers and the first dot. */
const INSET = 14;
const SMOOTH = 5;

/** The points of one's games, one after the other; a won game is a filled dot. The line is the mean of the last few. */
export function GamesPlot({ played, label }: { played: readonly Played[]; label: string }) {
  const wide = isWidth("phone") ? 330 : isWidth("narrow") ? 720 : 1120;
  const scores = played.map(({ seat }) => seat.score);
  const most = Math.max(5, ...scores);
  const least = Math.min(0, ...scores);
  const x = (k: number) =>
    EDGE.left +
    INSET +
    (wide - EDGE.left - EDGE.right - 2 * INSET) * (played.length === 1 ? 0.5 : k / (played.length - 1));
  const y = (score: number) =>
    HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * (score - least)) / (most - least);
  const line = scores.map((_, k) => {
    const some = scores.slice(Math.max(0, k - SMOOTH + 1), k + 1);
    return `${k ? "L" : "M"}${x(k).toFixed(1)} ${y(some.reduce((a, b) => a + b, 0) / some.length).toFixed(1)}`;
  });
  return (
    <svg class="games-plot" viewBox={`0 0 ${wide} ${HEIGHT}`} role="img" aria-label={label}>
      {levels(least, most).map((level) => (
        <g key={level}>
          <path class="chart-level" d={`M${EDGE.left} ${y(level)}H${wide - EDGE.right}`} />
          <text x={EDGE.left - 6} y={y(level) + 4} text-anchor="end">
            {level}
          </text>
        </g>
      ))}
      {played.length > 2 && <path class="chart-line" d={line.join("")} />}
      {played.map(({ game, seat }, k) => (
        <circle
          key={`${game.table} ${seat.number}`}
          class={names("chart-dot", seat.won && "won")}
          cx={x(k)}
          cy={y(seat.score)}
          r={played.length > 60 ? 3.5 : 5.5}
        />
      ))}
    </svg>
  );
}

/** Round numbers between two. */
export function levels(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (most - least) / one <= 6) ?? 1000;
  const found: number[] = [];
  for (let level = Math.ceil(least / step) * step; level <= most; level += step) found.push(level);
  return found;
}
