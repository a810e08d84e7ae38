import type { CourseMoment, RatedDecision } from "../api/schema";
import { go } from "../app/router";
import { Marker, names, seatClass } from "../art";
import { apart } from "../table/graph";
import { useWords } from "../table/words";
import { isWidth } from "../widths";
import { t } from "../words";
import { percent, SIGNS } from "./figures";
import { spread } from "./spread";
import "./charts.css";

/** Beside the points, both charts end at the same height. */
const HEIGHT = 255;
const EDGE = { left: 48, right: 26, top: 14, bottom: 27 };
/** Half of a sign, and how far it stands from the next. */
const SIGN = 7.5;
const ROOM = 17;
const LEVELS = [0, 0.25, 0.5, 0.75, 1];

/** Everybody's chance to win, all along the game; what gave something away is marked, and a click goes there. */
export function ChancesGraph({
  win,
  moments,
  marks,
  table,
}: {
  win: readonly (readonly number[])[];
  moments: readonly CourseMoment[];
  marks: readonly RatedDecision[];
  table: string;
}) {
  const words = useWords();
  const wide = isWidth("phone") ? 330 : 580;
  const last = Math.max(1, win.length - 1);
  const seats = win[0]?.map((_, seat) => seat) ?? [];
  const x = (moment: number) => EDGE.left + ((wide - EDGE.left - EDGE.right) * moment) / last;
  const y = (share: number) => EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - share);
  const rounds = moments.filter((one, k) => one.round > 0 && one.round !== moments[k - 1]?.round);
  const at = (moment: number) => go(`/t/${table}/at/${moment}`);
  const exact = marks.map((one) => ({ x: x(one.moment + 1), y: y(win[one.moment + 1]?.[one.seat] ?? 0) }));
  // Each sign can be read, and leads back to its place on the line.
  const signs = spread(exact, ROOM, {
    ...{ left: EDGE.left + SIGN, right: wide - EDGE.right - SIGN },
    ...{ top: EDGE.top + SIGN, bottom: HEIGHT - EDGE.bottom - SIGN },
  });
  return (
    <svg class="chances" viewBox={`0 0 ${wide} ${HEIGHT}`} role="group" aria-label={t("chances-label")}>
      {LEVELS.map((level) => (
        <g key={level}>
          <path class="chart-level" d={`M${EDGE.left} ${y(level)}H${wide - EDGE.right}`} />
          <text x={EDGE.left - 6} y={y(level) + 4} text-anchor="end">
            {percent(level)}
          </text>
        </g>
      ))}
      {rounds.map((one) => (
        <g key={one.round}>
          <path class="chart-level dashed" d={`M${x(one.moment)} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} />
          <text x={x(one.moment) + 4} y={HEIGHT - 8}>
            {one.round}
          </text>
        </g>
      ))}
      {seats.map((seat) => (
        <path key={seat} class={names("chances-line", seatClass(seat))} d={lineOf(win, seat, x, y)} />
      ))}
      {apart(seats.map((seat) => y(win[last]?.[seat] ?? 0))).map((height, seat) => (
        <Marker key={seat} seat={seat} size={16} x={x(last) + 4} y={height - 8} />
      ))}
      <rect
        class="chances-jump"
        x={EDGE.left}
        y={EDGE.top}
        width={wide - EDGE.left - EDGE.right}
        height={HEIGHT - EDGE.bottom - EDGE.top}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          at(Math.round(((event.clientX - box.left) / box.width) * last));
        }}
      />
      {signs.map((spot, k) => {
        const from = exact[k];
        return (
          from &&
          Math.hypot(spot.x - from.x, spot.y - from.y) > SIGN && (
            <path key={k} class="chances-lead" d={`M${from.x} ${from.y}L${spot.x} ${spot.y}`} />
          )
        );
      })}
      {marks.map((one, k) => (
        <a
          key={one.moment}
          href={`/t/${table}/at/${one.moment + 1}`}
          class={names("chances-mark", seatClass(one.seat), one.rating)}
          aria-label={t("mark-label", {
            name: words.nameOf(one.seat),
            rating: t(`rating-${one.rating}`),
            action: words.action({ do: one.action.verb, ...one.action.args }),
          })}
          onClick={(event) => {
            event.preventDefault();
            at(one.moment + 1);
          }}
        >
          <g transform={`translate(${signs[k]?.x.toFixed(1)} ${signs[k]?.y.toFixed(1)})`}>
            <circle class="chances-near" r="12" />
            <circle r={SIGN} />
            <text y="3.8" text-anchor="middle">
              {SIGNS[one.rating]}
            </text>
          </g>
        </a>
      ))}
    </svg>
  );
}

function lineOf(
  win: readonly (readonly number[])[],
  seat: number,
  x: (moment: number) => number,
  y: (share: number) => number,
): string {
  let d = "";
  let before: number | undefined;
  for (const [moment, chances] of win.entries()) {
    const share = chances[seat] ?? 0;
    // Where nothing changes, no corner is needed; the last point always is.
    if (before !== undefined && Math.abs(share - before) < 0.002 && moment < win.length - 1) continue;
    d += `${before === undefined ? "M" : "L"}${x(moment).toFixed(1)} ${y(share).toFixed(1)}`;
    before = share;
  }
  return d;
}
