import type { Pointed } from "./pointing";

const AROUND = 6;
const ROUND = 10;

/** The page dimmed but for what the companion points at, which has a halo; nothing of it can be touched. */
export function Spotlight({ boxes, size }: { boxes: readonly Pointed[]; size: { width: number; height: number } }) {
  const { width, height } = size;
  return (
    <svg class="spotlight" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {boxes.length > 0 && (
        <>
          {/* A mask: where two of them overlap, both are seen. */}
          <mask id="spotlight" maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
            <rect width={width} height={height} fill="white" />
            {boxes.map((box, k) => (
              <path key={k} d={rounded(box)} fill="black" />
            ))}
          </mask>
          <rect class="spotlight-dim" width={width} height={height} mask="url(#spotlight)" />
        </>
      )}
      {boxes.map((box, k) => (
        <path key={k} class="spotlight-halo" d={rounded(box)} />
      ))}
    </svg>
  );
}

/** The outline: of a box a little larger, with round corners. */
function rounded(box: Pointed): string {
  if (box.outline) return box.outline;
  const [left, top] = [Math.round(box.left - AROUND), Math.round(box.top - AROUND)];
  const [width, height] = [Math.round(box.right - left + AROUND), Math.round(box.bottom - top + AROUND)];
  const r = Math.min(ROUND, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${left + r} ${top}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}
