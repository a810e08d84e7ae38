import type { ComponentChildren } from "preact";
import { Surfaces } from "./surfaces";

const STARS = [
  [24, 34],
  [61, 82],
  [96, 22],
  [131, 58],
  [168, 26],
  [212, 48],
  [268, 24],
  [322, 60],
  [345, 18],
  [390, 40],
  [408, 84],
  [463, 22],
] as const;

/** A wide picture under the sky, for the cover of a game. */
export function Scenery({ children }: { children: ComponentChildren }) {
  return (
    <svg viewBox="0 0 480 220" class="art scene" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Surfaces />
      <g class="flat">
        <rect width="480" height="220" fill="var(--sky)" />
        <g class="by-day">
          <circle cx="392" cy="52" r="26" fill="var(--gold-hi)" />
          <g fill="var(--linen)" opacity=".55">
            <path d="M52 58c0-10 14-13 19-5 5-11 24-9 25 3 9-2 14 8 7 13H56c-9 0-11-8-4-11Z" />
            <path d="M262 38c0-8 11-10 15-4 4-9 19-7 20 2 7-2 11 6 6 10h-38c-7 0-9-6-3-8Z" />
          </g>
        </g>
        <g class="by-night">
          <path d="M434 18a24 24 0 1 0 18 42 20 20 0 0 1-18-42Z" fill="var(--gold-hi)" />
          <g fill="var(--linen)">
            {STARS.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r={x % 3 ? 1.1 : 1.7} />
            ))}
          </g>
        </g>
      </g>
      {children}
    </svg>
  );
}
