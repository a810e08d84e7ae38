import { pace } from "../board/motion";
import { There } from "../there";
import type { Pointed } from "./pointing";

const AROUND = 6;
const ROUND = 10;
/** Half of what the halo is broad. */
const EDGE = 3;

/** The page dimmed but for what the companion points at, which has a halo; nothing of it can be touched. */
export function Spotlight({
  boxes: all,
  size,
}: {
  boxes: readonly Pointed[];
  size: { width: number; height: number };
}) {
  const { width, height } = size;
  const boxes = joined(all);
  return (
    <svg class="spotlight" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {boxes.length > 0 && (
        <>
          <There of="spotlight" />
          {/* A mask: where two of them overlap, both are seen. */}
          <mask id="spotlight" maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
            <rect width={width} height={height} fill="white" />
            {boxes.map((box, k) => (
              <path key={k} d={rounded(box, size)} fill="black" />
            ))}
          </mask>
          <rect class="spotlight-dim" width={width} height={height} mask="url(#spotlight)" />
        </>
      )}
      {/* Where two overlap, they have one halo around both: of each, what lies outside all of them. */}
      <g mask={boxes.length > 1 ? "url(#spotlight)" : undefined} class={boxes.length > 1 ? "several" : undefined}>
        {boxes.map((box, k) => (
          <path key={k} class="spotlight-halo" d={rounded(box, size)} />
        ))}
      </g>
    </svg>
  );
}

/** Lets what is pointed at shine up once more, for whoever looks for it. */
export function beckon(): void {
  const flash = [{}, { strokeWidth: "18px", stroke: "var(--glow)" }, {}];
  if (pace() > 0)
    for (const halo of document.querySelectorAll(".spotlight-halo"))
      halo.animate(flash, { duration: 700, iterations: 2 });
}

/** Cards side by side have one halo together: one for each would lie over its neighbours. */
export function joined(boxes: readonly Pointed[]): readonly Pointed[] {
  const found: Pointed[] = [];
  for (const box of boxes) {
    const k = found.findIndex((one) => isRow(one, box));
    const beside = found[k];
    if (!beside) found.push(box);
    else
      found[k] = {
        left: Math.min(beside.left, box.left),
        top: Math.min(beside.top, box.top),
        right: Math.max(beside.right, box.right),
        bottom: Math.max(beside.bottom, box.bottom),
      };
  }
  return found;
}

/** Whether two boxes lie next to each other, in a row or one below the other, and are as high or as wide. */
function isRow(one: Pointed, other: Pointed): boolean {
  if (one.outline || other.outline) return false;
  const level = (a: number, b: number) => Math.abs(a - b) <= 2;
  const near = (a: number, b: number) => Math.abs(a - b) <= 2 * AROUND;
  const across = near(one.right, other.left) || near(other.right, one.left);
  const down = near(one.bottom, other.top) || near(other.bottom, one.top);
  return (
    (across && level(one.top, other.top) && level(one.bottom, other.bottom)) ||
    (down && level(one.left, other.left) && level(one.right, other.right))
  );
}

/** The outline: of a box a little larger, with round corners, all of it in the window. */
export function rounded(box: Pointed, size: { width: number; height: number }): string {
  if (box.outline) return box.outline;
  const [left, top] = [box.left, box.top].map((edge) => Math.max(EDGE, Math.round(edge - AROUND))) as [number, number];
  const right = Math.min(size.width - EDGE, Math.round(box.right + AROUND));
  const bottom = Math.min(size.height - EDGE, Math.round(box.bottom + AROUND));
  const [width, height] = [right - left, bottom - top];
  const r = Math.min(ROUND, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${left + r} ${top}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}
