import type { ComponentChildren } from "preact";
import { Art, type ArtProps, type Drawing, names } from "./art";
import { gnome } from "./figures";

/** A lock without a gnome: nobody works here yet. */
export const lockClosed: Drawing = () => (
  <g>
    <path class="line" d="M15 24v-8a9 9 0 0 1 18 0v8" stroke-width="7" />
    <path class="line" d="M15 24v-8a9 9 0 0 1 18 0v8" stroke="var(--metal)" stroke-width="3.4" />
    <path d="M9 22h30v19a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4Z" fill="var(--wood)" />
    <path class="shade" d="M33 22h6v19a4 4 0 0 1-4 4h-4c1.5-6 2-15 2-23Z" />
    <path d="M9 22h30v5H9Z" fill="var(--gold)" />
    <path class="flat" d="M24 29.5c-2 3.5-3.5 6.5-6 8.5h3v3h6v-3h3c-2.5-2-4-5-6-8.5Z" fill="var(--outline)" />
  </g>
);

/** A lock that a gnome has opened. */
export const lockOpen: Drawing = () => (
  <g>
    <path class="line" d="M35 25v-9a8 8 0 0 0-4.5-7.2" stroke-width="6.6" transform="rotate(24 35 25)" />
    <path
      class="line"
      d="M35 25v-9a8 8 0 0 0-4.5-7.2"
      stroke="var(--metal)"
      stroke-width="3"
      transform="rotate(24 35 25)"
    />
    <path d="M9 22h30v19a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4Z" fill="var(--wood-hi)" />
    <g transform="translate(1.8 0) scale(.93)">{gnome({})}</g>
  </g>
);

/** A plank: where a worker may stand. */
export const plank: Drawing = () => (
  <g>
    <path d="M3 16.5c14-1 28 .6 42-.3V33c-14 .9-28-.7-42 .3Z" fill="var(--wood)" />
    <path class="light" d="M4 17.5c13-.9 27 .6 40-.2v2.5c-13 .8-27-.7-40 .2Z" />
    <path class="line hair" d="M6 23c6-1 9 .6 15 0s12-.3 20 0M8 28c8-.6 14 .6 20 0s9-.5 13-.3" />
    <g class="flat" fill="var(--outline)">
      <circle cx="7.5" cy="20" r="1.3" />
      <circle cx="7.5" cy="29.5" r="1.3" />
      <circle cx="40.5" cy="20" r="1.3" />
      <circle cx="40.5" cy="29.5" r="1.3" />
    </g>
  </g>
);

/** Turn order: a crest with a number; face down when it is protected. */
export function turnCrest(number: number | null): Drawing {
  return () => (
    <g>
      <path
        d="M4 5c7 1 13 .3 20-2.5C31 5.3 37 6 44 5v20c0 11-8.5 17.5-20 20.5C12.5 42.5 4 36 4 25Z"
        fill="var(--gold)"
      />
      <path
        d="M8 9c6 .6 11 0 16-2.3C29 9 34 9.6 40 9v16c0 8.5-6.5 13.5-16 16.3C14.5 38.5 8 33.5 8 25Z"
        fill="#29486d"
        stroke-width="1.4"
      />
      <path class="flat" d="M24 7c5 2.3 10 2.7 16 2v15H24ZM8 24h16v17.3C14.5 38.5 8 33.5 8 25Z" fill="#a23a2c" />
      <path class="line thin" d="M24 7v34M8 24h32" stroke="var(--gold)" />
      {number === null ? (
        <path
          d="M16 21v-4a8 8 0 0 1 16 0v4h2v12H14V21Zm4 0h8v-4a4 4 0 0 0-8 0Z"
          fill="var(--linen)"
          stroke-width="1.4"
          fill-rule="evenodd"
        />
      ) : (
        <g class="on-light">
          <circle cx="24" cy="24" r="15.5" fill="var(--linen)" stroke-width="1.4" />
          <text x="24" y="34" font-size="29">
            {number}
          </text>
        </g>
      )}
    </g>
  );
}

const TURN_CRESTS = [null, 1, 2, 3, 4, 5, 6].map((number) => [number, turnCrest(number)] as const);

export function TurnCrest({ number, ...rest }: Omit<ArtProps, "of"> & { number: number | null }) {
  const of = TURN_CRESTS.find(([known]) => known === number)?.[1];
  return of ? <Art of={of} {...rest} /> : null;
}

export const CARD = { width: 100, height: 140 } as const;

export interface CardProps {
  x?: number;
  y?: number;
  /** The width; the height follows. */
  width?: number;
  class?: string;
  label?: string;
  children?: ComponentChildren;
}

function CardFrame({ x, y, width = 100, class: extra, label, children }: CardProps) {
  const place = x === undefined && y === undefined ? {} : { x: x ?? 0, y: y ?? 0 };
  return (
    <svg
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      width={width}
      height={(width * CARD.height) / CARD.width}
      {...place}
      class={names("art", "card", extra)}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {children}
    </svg>
  );
}

/** The face of a card: a picture in an arched window, the rest is for the game to fill (below y = 84). */
export function CardFront({ picture, children, ...frame }: CardProps & { picture: Drawing }) {
  return (
    <CardFrame {...frame}>
      <rect x="1.5" y="1.5" width="97" height="137" rx="9" fill="var(--plaster)" />
      <rect class="line thin" x="5" y="5" width="90" height="130" rx="6" stroke="var(--wood-lo)" />
      <path d="M11 80V38C11 21 28 11 50 11s39 10 39 27v42Z" fill="var(--sky)" stroke-width="1.5" />
      <path class="flat" d="M12 66c10-7 20-4 28-1 9 3 22-6 48-1v15.2H12Z" fill="var(--grass)" />
      <path class="light" d="M18 34c3-9 13-16 26-18-9 4-15 9-18 17-2.5-1-5.5-.8-8 1Z" />
      <Art of={picture} x={21} y={18} size={58} />
      <path class="line" d="M11 80V38C11 21 28 11 50 11s39 10 39 27v42Z" stroke-width="1.5" />
      {children}
    </CardFrame>
  );
}

/** The back of a card, with the city's gate woven over and over. */
export function CardBack(frame: CardProps) {
  const rows = [0, 1, 2, 3, 4, 5, 6];
  return (
    <CardFrame {...frame}>
      <rect x="1.5" y="1.5" width="97" height="137" rx="9" fill="var(--plaster)" />
      <rect x="6" y="6" width="88" height="128" rx="5" fill="var(--roof-lo)" stroke-width="1.4" />
      <g class="line" stroke="var(--gold)" stroke-width="1" opacity=".75">
        {rows.map((row) => (
          <path key={row} d={weave(row)} />
        ))}
      </g>
      <path d="M50 38 74 52v36L50 102 26 88V52Z" fill="var(--plaster)" />
      <path class="line thin" d="M50 43 70 54.5v31L50 97 30 85.5v-31Z" stroke="var(--wood-lo)" />
      <path d="M36 84V62h5v4h5v-4h8v4h5v-4h5v22Z" fill="var(--roof)" stroke-width="1.5" />
      <path class="flat" d="M45 84v-6a5 5 0 0 1 10 0v6Z" fill="var(--outline)" />
    </CardFrame>
  );
}

function weave(row: number): string {
  const y = 12 + row * 18;
  let d = "";
  for (let x = 8; x < 92; x += 14) d += `M${x} ${y}l7-5 7 5-7 5Z`;
  return d;
}
