import { Art, caveborn, figures, kept, places } from "../../../art";
import { HEIGHT, WIDTH } from "./kit";

/*
 * The land around the places: castle hill and mountain behind, the upper terrace, the street of the guilds, the meadow of
 * the council, and the sea. It is larger than what is always seen, for windows of other proportions.
 */

const LEFT = -420;
const RIGHT = WIDTH + 420;
const TOP = -420;
const BOTTOM = HEIGHT + 60;
/** Where the upper terrace ends, and where the street of the guilds does. */
export const TERRACE = 168;
export const SHORE = 330;

export const Scenery = kept(function Scenery({ harbour }: { harbour: number }) {
  return (
    <g class="untouched">
      <Sky />
      <Hills />
      <Terrace />
      <Meadow harbour={harbour} />
      <Street />
      <Sea harbour={harbour} />
      <Trees harbour={harbour} />
    </g>
  );
});

function Sky() {
  return (
    <g class="flat">
      <rect x={LEFT} y={TOP} width={RIGHT - LEFT} height={TERRACE - TOP} fill="url(#t-sky)" />
      <g class="t-day">
        <circle cx="552" cy="20" r="24" fill="var(--gold-hi)" />
        <g fill="var(--linen)" opacity=".8">
          <path d="M-130 36c0-10 14-13 19-5 5-11 24-9 25 3 9-2 14 8 7 13h-47c-9 0-11-8-4-11Z" />
          <path d="M168 22c0-10 14-13 19-5 5-11 24-9 25 3 9-2 14 8 7 13h-47c-9 0-11-8-4-11Z" />
          <path d="M960 40c0-10 14-13 19-5 5-11 24-9 25 3 9-2 14 8 7 13h-47c-9 0-11-8-4-11Z" />
        </g>
      </g>
      <g class="t-night">
        {/* As low as is in sight in the lowest window; left of the castle there is nothing before it. */}
        <path d="M34 6a22 22 0 1 0 17 39 19 19 0 0 1-17-39Z" fill="var(--gold-hi)" />
        <g fill="var(--linen)">
          {[
            [-220, 30],
            [-150, -10],
            [-60, 26],
            [100, 12],
            [132, 16],
            [190, 6],
            [240, -14],
            [488, -24],
            [620, -6],
            [980, 24],
            [1050, -8],
            [1120, 40],
          ].map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r={(x ?? 0) % 3 ? 1.1 : 1.6} />
          ))}
        </g>
      </g>
    </g>
  );
}

/** The sea at the horizon, the hill of the castle, and the mountain that the tavern is hewn into. */
function Hills() {
  return (
    <g>
      <rect class="flat" x={LEFT} y={96} width={520} height={100} fill="var(--sea)" />
      <path class="flat" d={`M${LEFT} 96h520`} stroke="var(--sea-lo)" />
      <Art of={caveborn.ship} x={-206} y={66} size={40} />
      <path class="line t-gulls" d="M-118 64q6-7 11 0q6-7 11 0M-80 44q5-6 9 0q5-6 9 0M-40 70q4-5 8 0q4-5 8 0" />
      <path
        class="flat"
        d={`M440 ${TERRACE}C560 60 700 30 820 44s200 40 ${RIGHT - 820} 20v${TERRACE}H440Z`}
        fill="var(--far-hill)"
      />
      <path class="flat" d={`M860 ${TERRACE}c60-70 150-90 ${RIGHT - 860}-96v130Z`} fill="var(--near-hill)" />
      <path
        d={`M${LEFT} ${TERRACE + 20}C-220 ${TERRACE}-60 140-30 96 0 56 40 40 82 42c50 2 82 34 100 ${TERRACE - 30}v20Z`}
        fill="var(--grass)"
      />
      <path class="shade" d={`M112 46c36 10 56 42 70 ${TERRACE - 34}v20h-40c4-60-4-110-30-${TERRACE - 14}Z`} />
      <path class="line hair" d="M18 100c6-5 10-5 15 0M-20 128c6-5 10-5 15 0M-80 150c6-5 10-5 15 0" />
      <Mountain />
    </g>
  );
}

function Mountain() {
  return (
    <g>
      <path
        d={`M146 ${TERRACE + 4}C150 96 166 54 196 36l22-22 26 12 34-34 40 26 30-16 36 22 34-28 30 20 34 4 30 26c22 26 34 70 38 ${TERRACE - 42}Z`}
        fill="var(--stone-lo)"
      />
      <path
        class="flat"
        d="m196 36 22-22 26 12-14 14-16 2-8 12ZM278-8l40 26-10 16-14-6-12 12-10-20ZM384 24l34-28 30 20-12 16-16-6-14 8Z"
        fill="var(--stone-hi)"
      />
      <path
        class="shade"
        d={`M448 16l34 4 30 26c22 26 34 70 38 ${TERRACE - 42}h-40c4-60-10-110-62-${TERRACE - 16}ZM318 18l30-16 16 10c-10 8-20 20-24 34-8-8-16-16-22-28Z`}
      />
    </g>
  );
}

/** The ground of the upper town ends in a wall; stairs lead down to the street. */
function Terrace() {
  const y = TERRACE;
  return (
    <g>
      <path class="t-earth" d={`M${LEFT} ${y - 14}c260-6 700-6 1000 0s600 0 ${RIGHT - LEFT - 1000}-2v30H${LEFT}Z`} />
      <rect x={LEFT} y={y - 2} width={RIGHT - LEFT} height={11} fill="url(#ashlar)" />
      {[153, 540].map((x) => (
        <g key={x}>
          <path d={`M${x - 9} ${y + 13}v-14h18v14Z`} fill="var(--stone-hi)" />
          <path class="line hair" d={`M${x - 9} ${y + 2}h18M${x - 9} ${y + 5.5}h18M${x - 9} ${y + 9}h18`} />
        </g>
      ))}
    </g>
  );
}

function Street() {
  const [y, height] = [TERRACE + 9, SHORE - TERRACE - 9];
  return (
    <g>
      <rect class="flat" x={LEFT} y={y} width={RIGHT - LEFT} height={height} fill="url(#cobbles)" />
      <path class="line hair" d={`M${LEFT} ${SHORE}H${RIGHT}`} />
      <Beyond x={-10} side={-1} />
      <Beyond x={WIDTH + 10} side={1} />
    </g>
  );
}

/** What a wide window shows of the street beyond the guilds: cottages, a tree, somebody on the way. */
function Beyond({ x, side }: { x: number; side: 1 | -1 }) {
  const at = (far: number, size: number) => x + side * far - size / 2;
  return (
    <g>
      <Art of={caveborn.house} seat={null} x={at(52, 62)} y={TERRACE + 18} size={62} small={false} />
      <Art of={caveborn.house} seat={null} x={at(124, 66)} y={TERRACE + 30} size={66} small={false} />
      <Art of={caveborn.house} seat={null} x={at(206, 62)} y={TERRACE + 16} size={62} small={false} />
      <Tree x={x + side * 92} y={SHORE - 14} size={54} />
      <Tree x={x + side * 178} y={SHORE - 26} size={50} />
      <Art of={figures.worker} seat={null} x={at(40, 28)} y={SHORE - 44} size={28} />
    </g>
  );
}

function Meadow({ harbour }: { harbour: number }) {
  return (
    <rect
      class="flat"
      x={harbour - 40}
      y={SHORE - 2}
      width={RIGHT - harbour + 40}
      height={BOTTOM - SHORE + 2}
      fill="url(#meadow)"
    />
  );
}

/** The harbour: a quay wall along the street and the meadow, and waves to the left of it. */
function Sea({ harbour }: { harbour: number }) {
  return (
    <g>
      <path
        d={`M${LEFT} ${SHORE + 5}H${harbour - 16}q14 2 12 20c-4 34 8 60 2 94-4 26 2 46 0 ${BOTTOM - SHORE - 119}H${LEFT}Z`}
        fill="url(#waves)"
      />
      <path
        class="line t-foam"
        d={`M${harbour - 16} ${SHORE + 11}q8 2 6 15c-4 34 8 60 2 94-4 26 2 46 0 ${BOTTOM - SHORE - 125}`}
      />
      <rect x={LEFT} y={SHORE - 2} width={harbour - 8 - LEFT} height={8} fill="url(#ashlar)" />
    </g>
  );
}

export function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  const unit = size / 48;
  return (
    <g transform={`translate(${x - size / 2} ${y - size}) scale(${unit})`}>
      <path d="M21 30h6l1.5 15h-9Z" fill="var(--wood-lo)" />
      <path
        d="M24 3c6 0 9 4 9.5 8 6 1 9 6 7.5 11 3 6-2 12-8 11-4 4-13 4-17 0-7 1-11-5-8-11-1.5-5 1.5-10 7-11C15.5 7 18 3 24 3Z"
        fill="var(--leaf)"
      />
      <path class="shade" d="M33 11c6 1 9.5 6 8 11 3 6-2 12-8 11-2 2-5 3-8.5 3C33 30 36 20 33 11Z" />
      <path class="line hair" d="M15 17c2-2 4-2 6 0M24 25c2-2 4-2 6 0" />
    </g>
  );
}

/** Trees stand where nothing else does. */
function Trees({ harbour }: { harbour: number }) {
  return (
    <g>
      <Tree x={160} y={TERRACE - 2} size={28} />
      <Lamp x={544} y={TERRACE} />
      <Lamp x={harbour + 1} y={SHORE + 44} />
      <Tree x={harbour + 14} y={SHORE + 24} size={26} />
      {/* Beyond the edge of the usual windows, where no more than a twig of them would be seen. */}
      <Art of={places.forest} x={WIDTH + 24} y={SHORE + 6} size={90} />
      <Art of={places.forest} x={WIDTH + 84} y={SHORE + 70} size={110} />
      <Art of={places.forest} x={WIDTH + 176} y={SHORE - 10} size={100} />
      <Art of={places.forest} x={WIDTH + 210} y={SHORE + 84} size={100} />
    </g>
  );
}

/** Colours that change from here to there. */
export const Shades = kept(function Shades() {
  return (
    <defs>
      <linearGradient id="t-sky" gradientUnits="userSpaceOnUse" x1="0" y1="-160" x2="0" y2="130">
        <stop offset="0" stop-color="var(--t-zenith)" />
        <stop offset="1" stop-color="var(--t-horizon)" />
      </linearGradient>
      <radialGradient id="t-lamp">
        <stop offset="0" stop-color="#ffd98a" stop-opacity=".75" />
        <stop offset="1" stop-color="#ffd98a" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="t-cave" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#3a2415" />
        <stop offset="1" stop-color="#6b4423" />
      </linearGradient>
    </defs>
  );
});

/** A lamp beside the street; it shines at night. */
export function Lamp({ x, y }: { x: number; y: number }) {
  return (
    <g class="untouched">
      <circle class="flat t-night" cx={x} cy={y - 30} r={26} fill="url(#t-lamp)" />
      <path class="line" d={`M${x} ${y}v-24`} stroke-width="3.4" />
      <path class="line" d={`M${x} ${y}v-24`} stroke="var(--metal-lo)" stroke-width="1.4" />
      <path d={`M${x - 4} ${y - 24}l1.5-8h5l1.5 8Z`} fill="var(--window)" stroke-width="1.2" />
      <path d={`M${x - 4.5} ${y - 32}L${x} ${y - 36}l4.5 4Z`} fill="var(--metal)" stroke-width="1.2" />
    </g>
  );
}
