import type { Drawing } from "./art";

const LogEnd = ({ x, y, r = 8 }: { x: number; y: number; r?: number }) => (
  <g>
    <circle cx={x} cy={y} r={r} fill="var(--wood-hi)" />
    <circle class="line thin" cx={x} cy={y} r={r * 0.56} stroke="var(--wood-lo)" />
    <circle class="flat" cx={x} cy={y} r={r * 0.2} fill="var(--wood-lo)" />
  </g>
);

export const wood: Drawing = () => (
  <g>
    <path d="M13 25 33.5 20.5a8 8 0 0 1 8 8v6.5a6 6 0 0 1-5 6L15 45Z" fill="var(--wood)" />
    <path d="M15.5 8.5 33 5a8.5 8.5 0 0 1 4.5 15.8L21 26Z" fill="var(--wood)" />
    <path class="shade" d="M17 24.5l20.5-4c2.4-1 4-3 4.4-5.5C42 17.5 39 21 36 22l-14 4Z" />
    <path class="shade" d="M15 45l21.5-4c3-.5 5-3 5-6v-2.5c-1 3-3 4.5-6 5.2L16 41.5Z" />
    <path class="line hair" d="M24 11.5l10-2M27 31l10-2M26 36.5l7-1.4" />
    <path class="line thin" d="M33 5.4c1-2.4 3.4-3.6 6.5-3.2-.4 3-2.8 4.6-5 4.8Z" fill="var(--leaf)" />
    <LogEnd x={16} y={17} r={8.8} />
    <LogEnd x={14} y={35.5} r={9.2} />
  </g>
);

const Block = ({ x, y, w = 18, h = 11, d = 5 }: { x: number; y: number; w?: number; h?: number; d?: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M0 ${d}h${w}v${h}H0Z`} fill="var(--stone)" />
    <path d={`M0 ${d} ${d * 1.1} 0H${w + d * 1.1}L${w} ${d}Z`} fill="var(--stone-hi)" />
    <path d={`M${w} ${d}l${d * 1.1}-${d}v${h}l-${d * 1.1} ${d}Z`} fill="var(--stone-lo)" />
    <path class="line hair" d={`M3 ${d + 3.5}h4M${w - 7} ${d + h - 3}h4M${w * 0.45} ${d + 6}h3`} />
  </g>
);

export const stone: Drawing = () => (
  <g>
    <Block x={3} y={27} w={18} h={12.5} />
    <Block x={23} y={27} w={17} h={12.5} />
    <Block x={11} y={9} w={20} h={13} d={5.5} />
  </g>
);

const Ingot = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M4 6 7.5 1h11L22 6l2.5 9h-23Z" fill="var(--metal)" />
    <path d="M4 6 7.5 1h11L22 6Z" fill="var(--metal-hi)" />
    <path class="shade" d="M22 6l2.5 9h-8L16 6Z" />
    <path class="line hair" d="M9 10.5h7" stroke="var(--metal-hi)" />
  </g>
);

export const metal: Drawing = () => (
  <g>
    <Ingot x={-1} y={27} />
    <Ingot x={23} y={27} />
    <Ingot x={11} y={10} />
  </g>
);

/** The crown struck on coins. */
const STRUCK = "M0 5.5-1-5 4-1 7.5-6.5 11-1l5-4-1 10.5Z";

export const coin: Drawing = () => (
  <g>
    <circle cx="24" cy="26" r="19" fill="var(--gold-lo)" />
    <circle cx="24" cy="23.5" r="19" fill="var(--gold)" />
    <circle class="line thin" cx="24" cy="23.5" r="14.8" stroke="var(--gold-lo)" />
    <path class="light" d="M9 26A15.5 15.5 0 0 1 30 9.5 17 17 0 0 0 12.5 32 15 15 0 0 1 9 26Z" />
    <path
      d={STRUCK}
      transform="translate(14 23.5) scale(1.33)"
      fill="var(--gold-hi)"
      stroke="var(--gold-lo)"
      stroke-width="1.3"
    />
  </g>
);

const Disc = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-11 0v5c0 6.5 22 6.5 22 0V0" fill="var(--gold-lo)" />
    <ellipse rx="11" ry="4.8" fill="var(--gold)" />
    <ellipse class="line thin fine" rx="7" ry="2.7" stroke="var(--gold-lo)" />
  </g>
);

/** Gold as a heap: for supplies, banks and mines. */
export const gold: Drawing = () => (
  <g>
    <Disc x={15} y={38} />
    <Disc x={15} y={32.5} />
    <Disc x={34} y={38} />
    <Disc x={34} y={32.5} />
    <Disc x={34} y={27} />
    <circle cx="21" cy="17.5" r="12" fill="var(--gold)" />
    <circle class="line thin fine" cx="21" cy="17.5" r="8.7" stroke="var(--gold-lo)" />
    <path
      class="fine"
      d={STRUCK}
      transform="translate(15.2 17.5) scale(.77)"
      fill="var(--gold-hi)"
      stroke="var(--gold-lo)"
      stroke-width="1.4"
    />
  </g>
);

/** Wood or stone, whichever one likes. */
export const woodOrStone: Drawing = () => (
  <g>
    <g transform="translate(-1 -1) scale(.56)">{wood({})}</g>
    <g transform="translate(21 21) scale(.56)">{stone({})}</g>
    <path d="M38 8 10 40" stroke-width="2.5" />
  </g>
);
