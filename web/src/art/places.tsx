import { Both, type Drawing } from "./art";
import { ship } from "./caveborn";
import { gold as heap } from "./resources";

// Belfort: where workers go.

const Fir = ({ x, y, scale = 1, fill = "var(--leaf)" }: { x: number; y: number; scale?: number; fill?: string }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-2-4h4v6h-4Z" fill="var(--wood-lo)" />
    <path d="M0-38 8.5-25H4.5L11-15H6L13-3h-26l7-12h-5l6.5-10h-4Z" fill={fill} />
    <path class="shade" d="M0-38 8.5-25H4.5L11-15H6L13-3H4c-1-11-2-23-4-35Z" />
  </g>
);

export const forest: Drawing = () => (
  <g>
    <Fir x={12} y={40} scale={0.85} fill="var(--leaf-lo)" />
    <Fir x={37} y={40} scale={0.9} fill="var(--leaf-lo)" />
    <Fir x={24.5} y={43.5} scale={1.04} />
  </g>
);

export const quarry: Drawing = () => (
  <g>
    <path d="M2 45V27l6-9 8 1 4-11 11-4 7 9 1 10 7 7v15Z" fill="var(--stone)" />
    <path class="flat" d="m20 8 11-4-3 12-9 3Z" fill="var(--stone-hi)" />
    <path class="flat" d="m8 18 8 1 3 9-11 2Z" fill="var(--stone-hi)" />
    <path class="shade" d="m31 4 7 9 1 10 7 7v15H30l2-14-4-15Z" />
    <path class="line thin" d="m28 16 4 15-2 14M19 19l9-3M16 19l3 9-4 17M8 30l11-2" />
    <path class="line" d="M2 45V27l6-9 8 1 4-11 11-4 7 9 1 10 7 7v15Z" />
    <path d="M4 37h12v8H4Z" fill="var(--stone-hi)" />
    <path d="M19 39h11v6H19Z" fill="var(--stone-hi)" />
  </g>
);

const Adit = ({ children }: { children?: preact.ComponentChildren }) => (
  <g>
    <path d="M2 45C3 24 10 6 24 4.5 38 6 45 24 46 45Z" fill="var(--earth)" />
    <path class="shade" d="M28 5.5C39 9.5 45 26 46 45h-8c0-16-3-30-10-39.5Z" />
    <path class="line hair" d="M10 27l4-3M31 12l4 3M36 26l4 2M15 15l3-2" />
    <path d="M12 45V24h24v21Z" fill="#2a2019" />
    {children}
    <path d="M9.5 20.5h29v5h-29Z" fill="var(--wood)" />
    <path d="M10.5 25.5h5V45h-5ZM32.5 25.5h5V45h-5Z" fill="var(--wood)" />
    <path class="line hair" d="M13 28v14M35 28v14M14 23h20" />
  </g>
);

export const mine: Drawing = () => (
  <Adit>
    <path d="M17 33h14l-2 8H19Z" fill="var(--metal)" />
    <path d="m18 33 3-4 3 2 3-3 3 5Z" fill="var(--metal-hi)" />
    <circle cx="20.5" cy="42.5" r="2.2" fill="var(--metal-lo)" />
    <circle cx="27.5" cy="42.5" r="2.2" fill="var(--metal-lo)" />
  </Adit>
);

export const goldMine: Drawing = () => (
  <Adit>
    <g transform="translate(14.3 26) scale(.4)">{heap({})}</g>
  </Adit>
);

/** The recruiter's desk, with his roll of names. */
export const recruiter: Drawing = () => (
  <g>
    <path d="M16 8h16v14H16Z" fill="var(--linen)" />
    <path class="line thin" d="M19 12h10M19 15.5h10M19 19h6" stroke="var(--ink-soft)" />
    <path class="line" d="M37 20C37 12 40 6 44 3" />
    <path d="M38.5 13c.5-5 2.5-8.5 6-11 1 5-1.5 9-6 11Z" fill="var(--linen)" />
    <path d="M33.5 17h6l1 5h-8Z" fill="var(--metal-lo)" />
    <path d="M2.5 22h43v5h-43Z" fill="var(--wood-hi)" />
    <path d="M5 27h38v14H5Z" fill="var(--wood)" />
    <path d="M5 41h5v4H5ZM38 41h5v4h-5Z" fill="var(--wood-lo)" />
    <path d="M11 30h11v8H11ZM26 30h11v8H26Z" fill="var(--wood-hi)" stroke-width="1.3" />
    <circle class="flat" cx="16.5" cy="34" r="1.3" fill="var(--outline)" />
    <circle class="flat" cx="31.5" cy="34" r="1.3" fill="var(--outline)" />
  </g>
);

/** The king's camp: a royal tent. */
export const camp: Drawing = () => (
  <g>
    <path class="line" d="M24 9V2" />
    <path d="M24 2h9l-2 2.3 2 2.4h-9Z" fill="var(--gold)" />
    <path d="M24 8c3 8 10 13 18 16l-2 21H8L6 24C14 21 21 16 24 8Z" fill="var(--roof)" />
    <path class="flat" d="M24 8c1 7 2 12 4 16l2 21H18l2-21c2-4 3-9 4-16Z" fill="var(--linen)" />
    <path
      class="flat"
      d="M24 8c2 7 5.5 12 9.5 15L35 45h-5l-2-21c-2-4-3-9-4-16ZM24 8c-2 7-5.5 12-9.5 15L13 45h5l2-21c2-4 3-9 4-16Z"
      fill="var(--roof-hi)"
      opacity=".55"
    />
    <path class="line" d="M24 8c3 8 10 13 18 16l-2 21H8L6 24C14 21 21 16 24 8Z" />
    <path
      d="M5 23.5c5 2.6 8.5 2.6 12.5.5 4.5 2.6 8.5 2.6 13 0 4 2.1 7.5 2.1 12.5-.5l-1 5.5c-4 2-8 1.5-11.5-1-4 2.5-9 2.5-13 0-3.5 2.5-7.5 3-11.5 1Z"
      fill="var(--gold)"
    />
    <path d="M19.5 45c0-6 1.5-10 4.5-13 3 3 4.5 7 4.5 13Z" fill="#33241a" />
  </g>
);

/** The trading post: a sack for a coin, a coin for a sack. */
export const tradingPost: Drawing = () => (
  <g>
    <path class="line" d="M9 17C11 8 20 3 29 5" stroke-width="5" />
    <path class="line" d="M9 17C11 8 20 3 29 5" stroke="var(--leaf)" stroke-width="2.2" />
    <path d="m27 0 9 6.5-9.5 4.5Z" fill="var(--leaf)" />
    <path class="line" d="M39 31c-2 9-11 14-20 12" stroke-width="5" />
    <path class="line" d="M39 31c-2 9-11 14-20 12" stroke="var(--gold)" stroke-width="2.2" />
    <path d="m21 48-9-6.5 9.5-4.5Z" fill="var(--gold)" />
    <path
      d="M9 18h9l-2 4.5c5.5 2.5 7.5 7 7.5 11 0 4-3 6-6.5 6h-7c-3.5 0-6.5-2-6.5-6 0-4 2-8.5 7.5-11Z"
      fill="var(--wood-hi)"
    />
    <path class="line" d="M10.5 22.5h6" />
    <circle cx="35" cy="20" r="9.5" fill="var(--gold)" />
    <circle class="line thin" cx="35" cy="20" r="6.5" stroke="var(--gold-lo)" />
  </g>
);

/** The calendar: a leaf of the year. */
export const calendar: Drawing = () => (
  <g>
    <path d="M5 9h38v36H5Z" fill="var(--linen)" />
    <path d="M5 9h38v10H5Z" fill="var(--roof)" />
    <path class="line" d="M14 4v9M34 4v9" stroke-width="4.6" />
    <path class="line" d="M14 4v9M34 4v9" stroke="var(--metal-hi)" stroke-width="2" />
    <g class="flat" fill="var(--ink-soft)">
      <path d="M10 23h6v5h-6ZM21 23h6v5h-6ZM32 23h6v5h-6ZM10 32h6v5h-6ZM21 32h6v5h-6Z" opacity=".45" />
    </g>
    <path class="line" d="m32 34 2.5 3 5-7" stroke="var(--bad)" stroke-width="2.6" />
  </g>
);

// Caveborn: where dice go.

export const tavern: Drawing = () => (
  <g>
    <path d="M3 45C3 20 10 6 24 6s21 14 21 39Z" fill="var(--stone-lo)" />
    <path class="shade" d="M30 7.5C40 12 45 26 45 45h-9c0-16-2-28-6-37.5Z" />
    <path d="M11 45V27a13 13 0 0 1 26 0v18Z" fill="#4a2f1b" />
    <path d="M14 45V28a10 10 0 0 1 20 0v17Z" fill="var(--window)" />
    <path class="line" d="M24 18v27M14 31h20" />
    <path d="M31.5 11h13v10h-13Z" fill="var(--wood-hi)" />
    <path class="flat" d="M34.5 13.5h5v5.5h-5ZM39.5 14.5h2v3h-2Z" fill="var(--wood-lo)" />
    <path class="line" d="M33 11V8.5M43 11V8.5" />
  </g>
);

export const yard: Drawing = () => (
  <g>
    <path class="line" d="M14 45V5M14 8h25" stroke-width="4.6" />
    <path class="line" d="M14 45V5M14 8h25" stroke="var(--wood-hi)" stroke-width="2" />
    <path class="line" d="M14 18 24 8" stroke-width="3.2" />
    <path class="line" d="M36 9v10" />
    <path d="M30 19h12v8H30Z" fill="var(--stone-hi)" />
    <path d="M20 37h10v8H20ZM31 37h12v8H31Z" fill="var(--stone)" />
    <path d="M6 41h16v4H6Z" fill="var(--wood)" />
  </g>
);

export const hall: Drawing = () => (
  <g>
    <path d="M6 23h36v22H6Z" fill="var(--plaster)" />
    <path class="line" d="M13 24v21M35 24v21M6 33h36M6 33l7-9M42 33l-7-9" stroke="var(--wood-lo)" stroke-width="2.2" />
    <path d="M2 24 24 5l22 19-3 3.5L24 11 5 27.5Z" fill="var(--roof)" />
    <path d="M24 11 38 23H10Z" fill="var(--plaster-lo)" />
    <circle cx="24" cy="19" r="3.4" fill="var(--gold)" />
    <path d="M18 45v-7a6 6 0 0 1 12 0v7Z" fill="var(--wood)" />
    <path class="line hair" d="M24 32v13" />
  </g>
);

export const office: Drawing = () => (
  <g>
    <path d="M4 35c10-3 30-3 40 0v10H4Z" fill="var(--wood)" />
    <path d="M8 12c10-2 19-1 27 2l-2 22c-8-3-17-4-27-2Z" fill="var(--linen)" />
    <path
      class="line thin"
      d="M12.5 18c6-.8 11-.4 16 .8M12 23.5c6-.8 11-.4 16 .8M11.5 29c4-.6 7-.4 10 0"
      stroke="var(--ink-soft)"
    />
    <path class="line" d="M28 33C31 20 36 11 44 4" />
    <path d="M31 24c0-9 5-17 14-21 1 10-4 18-14 21Z" fill="var(--slate)" />
    <path class="line thin" d="M33 22C36 15 39 10 43 5.5" stroke="var(--linen)" />
    <circle cx="13" cy="37" r="4.6" fill="var(--roof)" />
  </g>
);

export const port = ship;

export const castle: Drawing = () => (
  <g>
    <path class="line" d="M11 13V7M37 13V7M24 6V1.5" />
    <path d="M4 24 11 11l7 13ZM30 24l7-13 7 13Z" fill="var(--slate)" />
    <path d="M6 24h10v21H6ZM32 24h10v21H32Z" fill="var(--linen)" />
    <path d="M16 18 24 4l8 14Z" fill="var(--slate)" />
    <path d="M17 18h14v27H17Z" fill="var(--linen)" />
    <path class="shade" d="M28 18h3v27h-3ZM39 24h3v21h-3ZM13 24h3v21h-3Z" />
    <path d="M12 33h24v12H12Z" fill="var(--linen)" />
    <path d="M12 33h4v-3h4v3h8v-3h4v3h4" class="line" />
    <path d="M20.5 45v-5a3.5 3.5 0 0 1 7 0v5Z" fill="var(--wood-lo)" />
    <path
      d="M22.3 23.5a1.7 1.7 0 0 1 3.4 0V28h-3.4ZM9.5 29a1.5 1.5 0 0 1 3 0v4h-3ZM35.5 29a1.5 1.5 0 0 1 3 0v4h-3Z"
      fill="var(--window)"
    />
    <path class="fine" d="M24 1.5h6l-1.5 2L30 5.5h-6Z" fill="var(--roof-hi)" />
  </g>
);

export const chancery: Drawing = () => (
  <g>
    <path d="M3 19 24 5l21 14v4H3Z" fill="var(--slate)" />
    <path d="M6 23h36v17H6Z" fill="var(--plaster)" />
    <Both>
      <path d="M9 23h5v17H9Z" fill="var(--stone-hi)" />
    </Both>
    <path d="M17.5 27h13v13h-13Z" fill="var(--window)" />
    <path d="M3 40h42v5H3Z" fill="var(--stone)" />
    <path d="M20 29.5h8v11h-8Z" fill="var(--linen)" />
    <path class="line thin" d="M22 33h4M22 36h4" />
    <circle cx="24" cy="15.5" r="3.6" fill="var(--roof)" />
  </g>
);
