import type { Box } from "./pointing";

const AROUND = 6;
const ROUND = 10;

/** The page dimmed but for what the companion points at, which has a halo; nothing of it can be touched. */
export function Spotlight({ boxes, size }: { boxes: readonly Box[]; size: { width: number; height: number } }) {
  const { width, height } = size;
  const holes = boxes.map(rounded).join("");
  return (
    <svg class="spotlight" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {boxes.length > 0 && <path class="spotlight-dim" fill-rule="evenodd" d={`M0 0H${width}V${height}H0Z${holes}`} />}
      {boxes.map((box, k) => (
        <path key={k} class="spotlight-halo" d={rounded(box)} />
      ))}
    </svg>
  );
}

/** The outline of a box, a little larger, with round corners. */
function rounded(box: Box): string {
  const [left, top] = [Math.round(box.left - AROUND), Math.round(box.top - AROUND)];
  const [width, height] = [Math.round(box.right - left + AROUND), Math.round(box.bottom - top + AROUND)];
  const r = Math.min(ROUND, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${left + r} ${top}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}
