import type { Drawing } from "./art";

/** The town's arms: a gate under the sun. */
export const logo: Drawing = () => (
  <g>
    <path d="M4 4h40v21c0 11.5-8.500 18-20 21C12.500 43 4 36.500 4 25Z" fill="var(--roof)" />
    <path class="flat" d="M24 4h20v21c0 11.5-8.500 18-20 21Z" fill="var(--roof-lo)" />
    <path class="line" d="M4 4h40v21c0 11.5-8.500 18-20 21C12.500 43 4 36.500 4 25Z" />
    <circle class="flat" cx="24" cy="14" r="5" fill="var(--gold)" />
    <path
      class="line"
      d="M24 6.500v1.200M16.500 14h1.200M30.300 14h1.200M18.700 8.700l.9.900M29.300 8.700l-.9.900"
      stroke="var(--gold)"
      stroke-width="1.600"
    />
    <path
      d="M10 19h4.500v3H18v-3h3.500v3h5v-3H30v3h3.500v-3H38v18.500c-3.500 3-8 5-14 6.700-6-1.700-10.500-3.700-14-6.700Z"
      fill="var(--linen)"
      stroke-width="1.500"
    />
    <path class="flat" d="M19.500 42.700V34a4.500 4.500 0 0 1 9 0v8.700L24 44.200Z" fill="var(--outline)" />
    <path class="flat" d="M14 27h2.600v4.500H14ZM31.400 27H34v4.500h-2.600Z" fill="var(--outline)" />
  </g>
);
