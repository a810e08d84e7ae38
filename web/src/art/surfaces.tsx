import { kept } from "./kept";

/** What boards are made of: patterns for `fill="url(#parchment)"`. Put once into a board's SVG. */
export const Surfaces = kept(function Surfaces() {
  return (
    <defs>
      <pattern id="parchment" width="120" height="120" patternUnits="userSpaceOnUse" stroke="none">
        <rect width="120" height="120" fill="var(--sheet)" />
        <g fill="none" stroke="var(--rule)" stroke-width=".7" opacity=".5" stroke-linecap="round">
          <path d="M8 20q9-3 18 1M70 12q12 4 22-1M40 56q10-4 20 2M92 70q8 3 16-1M14 92q12 4 24-2M64 104q10-3 20 1" />
        </g>
        <g fill="var(--rule)" opacity=".45">
          <circle cx="30" cy="36" r=".8" />
          <circle cx="100" cy="34" r="1" />
          <circle cx="78" cy="84" r=".8" />
          <circle cx="20" cy="70" r="1" />
          <circle cx="52" cy="16" r=".7" />
        </g>
      </pattern>
      <pattern id="cobbles" width="28" height="20" patternUnits="userSpaceOnUse" stroke="none">
        <rect width="28" height="20" fill="var(--street)" />
        <g fill="none" stroke="var(--rule-strong)" stroke-width=".8" opacity=".32">
          <rect x=".5" y=".5" width="13" height="9" rx="3" />
          <rect x="14.5" y=".5" width="13" height="9" rx="3" />
          <rect x="-6.5" y="10.5" width="13" height="9" rx="3" />
          <rect x="7.5" y="10.5" width="13" height="9" rx="3" />
          <rect x="21.5" y="10.5" width="13" height="9" rx="3" />
        </g>
      </pattern>
      <pattern id="meadow" width="60" height="60" patternUnits="userSpaceOnUse" stroke="none">
        <rect width="60" height="60" fill="var(--grass)" />
        <g fill="none" stroke="var(--leaf-lo)" stroke-width="1" opacity=".28" stroke-linecap="round">
          <path d="M8 14v-4M11 14l2-4M5 14l-2-3M40 26v-4M43 26l2-4M37 26l-2-3M22 48v-4M25 48l2-4M19 48l-2-3M52 54v-3M55 54l2-3" />
        </g>
      </pattern>
      <pattern id="planks" width="80" height="40" patternUnits="userSpaceOnUse" stroke="none">
        <rect width="80" height="40" fill="var(--wood)" />
        <g fill="none" stroke="var(--wood-lo)" stroke-width="1" opacity=".55">
          <path d="M0 .5h80M0 20.5h80M30 0v20M66 20v20" />
          <path d="M4 7q12-2 22 0M36 12q16 2 36 0M6 28q20 2 34 0M44 34q10-1 18 0" opacity=".6" />
        </g>
      </pattern>
      <pattern id="ashlar" width="40" height="24" patternUnits="userSpaceOnUse" stroke="none">
        <rect width="40" height="24" fill="var(--stone)" />
        <path
          d="M0 .5h40M0 12.5h40M10 0v12M30 0v12M20 12v12M.5 12v12"
          fill="none"
          stroke="var(--stone-lo)"
          stroke-width="1"
          opacity=".7"
        />
      </pattern>
      <pattern id="waves" width="40" height="20" patternUnits="userSpaceOnUse" stroke="none">
        <rect width="40" height="20" fill="var(--sea)" />
        <path
          d="M2 7q5-4 9 0t9 0M22 16q5-4 9 0t9 0"
          fill="none"
          stroke="var(--sea-lo)"
          stroke-width="1.3"
          opacity=".6"
          stroke-linecap="round"
        />
      </pattern>
      <radialGradient id="lamplight">
        <stop offset="0" stop-color="#ffd98a" stop-opacity=".85" />
        <stop offset=".55" stop-color="#ffbf5e" stop-opacity=".32" />
        <stop offset="1" stop-color="#ffae45" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="moonlight" x1=".2" y1="0" x2=".75" y2="1">
        <stop offset="0" stop-color="#cfe2ff" stop-opacity=".3" />
        <stop offset=".6" stop-color="#8fb0de" stop-opacity=".05" />
        <stop offset="1" stop-color="#0a1426" stop-opacity=".22" />
      </linearGradient>
    </defs>
  );
});
