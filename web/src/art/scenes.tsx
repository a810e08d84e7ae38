import type { ComponentChildren } from "preact";
import { Surfaces } from "./surfaces";

/** A wide picture under the sky, for the cover of a game. */
export function Scenery({ children }: { children: ComponentChildren }) {
  return (
    <svg viewBox="0 0 480 220" class="art scene" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Surfaces />
      <g class="flat">
        <rect width="480" height="220" fill="var(--sky)" />
        <circle cx="392" cy="52" r="26" fill="var(--gold-hi)" />
        <g fill="var(--linen)" opacity=".55">
          <path d="M52 58c0-10 14-13 19-5 5-11 24-9 25 3 9-2 14 8 7 13H56c-9 0-11-8-4-11Z" />
          <path d="M262 38c0-8 11-10 15-4 4-9 19-7 20 2 7-2 11 6 6 10h-38c-7 0-9-6-3-8Z" />
        </g>
      </g>
      {children}
    </svg>
  );
}
