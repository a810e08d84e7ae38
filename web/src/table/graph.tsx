import type { CourseMoment } from "../api/schema";
import { Marker, names, seatClass } from "../art";
import { isWidth } from "../widths";
import { saidOfRounds, useWords } from "./words";

/** On a small screen it is drawn smaller, so that its numbers are not. */
const WIDE = 500;
const SMALL = { phone: 300, medium: 360 };
const HEIGHT = 220;
/** As wide as a tablet that stands, it need not be so high. */
const LOW = 190;
/** Beside a long table it may be higher. */
const HIGH = 320;
/** On a tablet it stands beside the table of so many players at most. */
const FEW = 3;
const EDGE = { left: 34, right: 26, top: 12, bottom: 24 };

/** Points over the rounds: where each round ended. */
export function ScoreGraph({
  moments,
  jump,
  high = false,
}: {
  moments: readonly CourseMoment[];
  jump?: (moment: number) => void;
  high?: boolean;
}) {
  const words = useWords();
  const last = moments.at(-1);
  const squeezed = high && isWidth("medium") && (last?.scores.length ?? 0) <= FEW;
  const wide = isWidth("phone") ? SMALL.phone : squeezed ? SMALL.medium : WIDE;
  const low = isWidth("small") && !isWidth("phone");
  const tall = high && (!isWidth("narrow") || squeezed) ? HIGH : low ? LOW : HEIGHT;
  if (!last || moments.length < 2) return null;
  const most = Math.max(5, ...moments.flatMap((one) => one.scores));
  const least = Math.min(0, ...moments.flatMap((one) => one.scores));
  const x = (moment: number) => EDGE.left + ((wide - EDGE.left - EDGE.right) * moment) / Math.max(1, last.moment);
  const y = (score: number) =>
    tall - EDGE.bottom - ((tall - EDGE.top - EDGE.bottom) * (score - least)) / (most - least);
  return (
    <svg
      class="graph"
      viewBox={`0 0 ${wide} ${tall}`}
      role="img"
      aria-label={saidOfRounds(words, "graph-label", {
        players: last.scores.map((score, seat) => `${words.nameOf(seat)} ${score}`).join(", "),
      })}
    >
      {levelsOf(least, most).map((level) => (
        <g key={level}>
          <path class="graph-level" d={`M${EDGE.left} ${y(level)}H${wide - EDGE.right}`} />
          <text x={EDGE.left - 6} y={y(level) + 4} text-anchor="end">
            {level}
          </text>
        </g>
      ))}
      {beginningsOf(moments).map((one) => (
        <g key={one.round}>
          <path class="graph-round" d={`M${x(one.moment)} ${EDGE.top}V${tall - EDGE.bottom}`} />
          <text x={x(one.moment) + 4} y={tall - 8}>
            {one.round}
          </text>
        </g>
      ))}
      {last.scores.map((_, seat) => (
        <path key={seat} class={names("graph-line", seatClass(seat))} d={lineOf(moments, seat, x, y)} />
      ))}
      {apart(last.scores.map(y)).map((height, seat) => (
        <Marker key={seat} seat={seat} size={16} x={x(last.moment) + 2} y={height - 8} />
      ))}
      {jump && (
        <rect
          class="graph-jump"
          x={EDGE.left}
          y={0}
          width={wide - EDGE.left - EDGE.right}
          height={tall - EDGE.bottom}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            jump(Math.round(((event.clientX - box.left) / box.width) * last.moment));
          }}
        />
      )}
    </svg>
  );
}

/** The moments at which the rounds begin. */
export function beginningsOf(moments: readonly CourseMoment[]): CourseMoment[] {
  return moments.filter((one, k) => one.round > 0 && one.round !== moments[k - 1]?.round);
}

/** The round numbers between the least and the most points: a handful. */
export function levelsOf(least: number, most: number): number[] {
  const step = most - least > 60 ? 20 : most - least > 25 ? 10 : 5;
  const levels: number[] = [];
  for (let level = Math.ceil(least / step) * step; level <= most; level += step) levels.push(level);
  return levels;
}

/** How far apart lines are drawn that would lie on each other. */
const BESIDE = 2.5;

/** A line with a corner wherever the points change; beside those of others with as many points, so that all are seen. */
export function lineOf(
  moments: readonly Pick<CourseMoment, "moment" | "scores">[],
  seat: number,
  x: (moment: number) => number,
  y: (score: number) => number,
  beside = BESIDE,
): string {
  let d = "";
  let before: string | undefined;
  for (const { moment, scores } of moments) {
    const level = scores.flatMap((score, other) => (score === scores[seat] ? other : []));
    const aside = (level.indexOf(seat) - (level.length - 1) / 2) * beside;
    const height = (y(scores[seat] ?? 0) - aside).toFixed(1);
    if (before === undefined) d = `M${x(moment).toFixed(1)} ${height}`;
    else if (height !== before) d += `H${x(moment).toFixed(1)}V${height}`;
    before = height;
  }
  return `${d}H${x(moments.at(-1)?.moment ?? 0).toFixed(1)}`;
}

const ROOM = 15;

/** Heights moved so that no two markers hide each other. */
export function apart(heights: readonly number[], room = ROOM): number[] {
  const order = heights.map((_, k) => k).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  for (const [k, at] of order.entries()) {
    const above = moved[order[k - 1] ?? -1];
    if (above !== undefined) moved[at] = Math.max(moved[at] ?? 0, above + room);
  }
  return moved;
}
