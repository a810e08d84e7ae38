import { Both, type Drawing } from "./art";
import { Badge } from "./players";

export const house: Drawing = ({ seat }) => (
  <g>
    <path d="M31 8h5v10h-5Z" fill="var(--stone)" />
    <path d="M8 22h32v23H8Z" fill="var(--plaster)" />
    <path class="shade" d="M33 22h7v23h-7Z" />
    <path d="M3 25 24 5l21 20-3 3.5H6Z" fill="var(--p)" />
    <path class="shade" d="M24 5l21 20-3 3.5H30C31 19 29 11 24 5Z" />
    <path d="M20 45V34.5a4 4 0 0 1 8 0V45Z" fill="var(--wood-lo)" />
    <path d="M11.5 32h5v6h-5ZM31.5 32h5v6h-5Z" fill="var(--window)" />
    <Badge seat={seat} x={24} y={19.5} size={9} />
  </g>
);

/** A guild's workshop: a shed with a hammer over its gate. */
export const workshop: Drawing = () => (
  <g>
    <path d="M5 20h38v25H5Z" fill="var(--plaster)" />
    <path d="M2.5 21 9 8h30l6.5 13Z" fill="var(--slate)" />
    <path class="line hair" d="M13 9l-3 11M20 9l-1.5 11M28 9l1.5 11M35 9l3 11" />
    <path d="M14 45V32a10 10 0 0 1 20 0v13Z" fill="var(--wood)" />
    <path class="line hair" d="M24 23v22M19 27v18M29 27v18" />
    <path class="line" d="M17.5 42 29 28" stroke-width="4.4" />
    <path class="line" d="M17.5 42 29 28" stroke="var(--wood-hi)" stroke-width="1.8" />
    <path d="m24.5 24.5 4-3.5 8 7-3.5 4.5Z" fill="var(--metal)" />
    <path d="M7.5 28h4v8h-4ZM36.5 34h4v5h-4Z" fill="var(--window)" />
  </g>
);

/** A community building: the meeting house with its bell. */
export const community: Drawing = () => (
  <g>
    <path d="M18.5 16V8L24 2.5 29.5 8v8Z" fill="var(--plaster)" />
    <path d="M16 10 24 1.5 32 10l-2 2-6-6.3L18 12Z" fill="var(--roof)" />
    <path d="M22 13.5c0-5 4-5 4 0l1.2 2h-6.4Z" fill="var(--gold)" />
    <path d="M6 25h36v20H6Z" fill="var(--plaster)" />
    <path class="shade" d="M35 25h7v20h-7Z" />
    <path d="M2.5 27 12 15.5h24L45.5 27Z" fill="var(--roof)" />
    <path class="line hair" d="M12 20h24M9 23.5h30" />
    <path d="M19.5 45V36a4.5 4.5 0 0 1 9 0v9Z" fill="var(--wood-lo)" />
    <path d="M9.5 33a3 3 0 0 1 6 0v6h-6ZM32.5 33a3 3 0 0 1 6 0v6h-6Z" fill="var(--window)" />
  </g>
);

/** Changes a die by one, up or down. */
export const modifier: Drawing = () => (
  <g>
    <path d="M24 3.5 41.5 13.7v20.6L24 44.5 6.5 34.3V13.7Z" fill="var(--slate-lo)" transform="translate(0 1.5)" />
    <path d="M24 2.5 41.5 12.7v20.6L24 43.5 6.5 33.3V12.7Z" fill="var(--slate)" />
    <path class="light" d="M24 4.5 9 13.3v12C14 16 21 9 32 9.2Z" />
    <path class="line" d="M14.5 17.5h10M19.5 12.5v10M23.5 32h10M31 14 17 33" stroke="var(--linen)" stroke-width="3" />
  </g>
);

/** A laurel, for whatever it crowns. */
export const laurel: Drawing = () => (
  <g>
    <Both>
      <path class="line" d="M23 43C11 41 5 31 8 15" stroke-width="2.4" />
      <path
        d="M8.5 20C4.5 18 3.5 13.5 5 10c4 2 5.5 6 3.5 10ZM8.5 28.5C4 28 1.5 24 2 20c4 .5 7 4 6.5 8.5ZM12 36c-4.5.8-8-2-9-6 4-1 8 1.5 9 6ZM18 41.5c-4 2.3-8.5.8-10.5-2.7 3.5-2 8.3-1 10.5 2.7ZM10.5 21.5c-1-4 1-7.5 4.5-9 1.5 3.5 0 7.5-4.5 9ZM11.5 29.5c0-4 3-7 6.5-7.5 0 4-2.5 7-6.5 7.5ZM15.5 36.5c1.5-3.7 5-5.5 8-5-.5 4-4 6-8 5Z"
        fill="var(--laurel)"
        stroke-width="1.4"
      />
    </Both>
  </g>
);

/** Reputation: a laurel around a heart. A star is nobility. */
export const reputation: Drawing = () => (
  <g>
    {laurel({})}
    <path
      d="M24 32.5C15.5 26 11 20.5 11.5 14.5 12 8 20.5 6.5 24 13c3.5-6.5 12-5 12.5 1.5.5 6-4 11.5-12.5 18Z"
      fill="#c0483c"
    />
    <path class="light" d="M24 13c-3.5-6.5-12-5-12.5 1.5-.2 2.5.5 4.8 1.8 7 2.2-5 5.7-7.5 10.7-8.5Z" />
  </g>
);

/** Nobility: a crowned shield, with the star that stands for it on cards and spaces. */
export const nobility: Drawing = () => (
  <g>
    <path d="M9 17h30v12c0 8-6 13-15 16.5C15 42 9 37 9 29Z" fill="#7d2d45" />
    <path d="M24 17h15v12c0 8-6 13-15 16.5Z" fill="#5d1e33" class="flat" />
    <path class="line" d="M9 17h30v12c0 8-6 13-15 16.5C15 42 9 37 9 29Z" />
    <path
      d="m24 18.5 3 6.3 7 .8-5.2 4.8 1.4 6.9-6.2-3.5-6.2 3.5 1.4-6.9-5.2-4.8 7-.8Z"
      fill="var(--gold)"
      stroke-width="1.3"
    />
    <path d="M8.5 16.5 7 5.5l8 4.5 9-8 9 8 8-4.5-1.5 11c-9-2.5-22-2.5-31 0Z" fill="var(--gold)" />
    <g class="fine" stroke-width="1">
      <circle cx="24" cy="10.5" r="1.8" fill="#b23a30" />
      <circle cx="14.5" cy="12.5" r="1.4" fill="#3c6fb5" />
      <circle cx="33.5" cy="12.5" r="1.4" fill="#3c6fb5" />
    </g>
  </g>
);

/** A victory point. */
export const point: Drawing = () => (
  <g>
    <path
      d="M24 2.5 29.5 7l7-.5 1.6 6.8 6 3.7-2.6 6.5 2.6 6.5-6 3.7-1.6 6.8-7-.5L24 44.5 18.5 40l-7 .5-1.6-6.8-6-3.7 2.6-6.5-2.6-6.5 6-3.7 1.6-6.8 7 .5Z"
      fill="var(--gold)"
    />
    <circle cx="24" cy="23.5" r="13" fill="var(--roof)" />
    <path class="light" d="M13 25a11 11 0 0 1 14-12.5C20 14 15.5 18.5 15 28.5a11 11 0 0 1-2-3.5Z" />
    <path class="flat" d="M16.5 31.5v-15h3.5v3h2.5v-3h3v3H28v-3h3.5v15H27V27a3 3 0 0 0-6 0v4.5Z" fill="var(--linen)" />
  </g>
);

export const ship: Drawing = () => (
  <g>
    <path class="line" d="M24 3v30" stroke-width="3" />
    <path d="M24 3h8l-2 2.2 2 2.3h-8Z" fill="var(--roof-hi)" />
    <path d="M9 9.5c10 2.5 20 2.5 30 0 3 6 3 12 0 18-10-2.5-20-2.5-30 0 3-6 3-12 0-18Z" fill="var(--linen)" />
    <path
      d="M19 11.1c3.4.3 6.6.3 10 0 1.6 5 1.6 9.5 0 14.8-3.4-.3-6.6-.3-10 0 1.6-5.3 1.6-9.8 0-14.8Z"
      fill="var(--roof)"
      class="flat"
    />
    <path class="shade" d="M34 10.5c1.7-.3 3.4-.6 5-1 3 6 3 12 0 18-1.6-.4-3.3-.7-5-1 3-5.5 3-11 0-16Z" />
    <path class="line" d="M9 9.5c10 2.5 20 2.5 30 0 3 6 3 12 0 18-10-2.5-20-2.5-30 0 3-6 3-12 0-18Z" />
    <path d="M3 27.5h7V32h28v-4.5h7c0 9-4 14-10 14.5H14C7 41.5 3 36.5 3 27.5Z" fill="var(--wood)" />
    <path class="shade" d="M3.6 33h40.8c-1.2 5.7-4.7 8.7-9.4 9H14c-5.5-.4-9.3-3.5-10.4-9Z" />
    <g class="fine flat" fill="var(--window)">
      <circle cx="17" cy="36.5" r="1.6" />
      <circle cx="24" cy="36.5" r="1.6" />
      <circle cx="31" cy="36.5" r="1.6" />
    </g>
    <path
      class="flat"
      d="M2 41.5c3-2.5 5.5-2.5 8.5 0s5.5 2.5 8.5 0 5.5-2.5 8.5 0 5.5 2.5 8.5 0 6.5-2.5 10 0v4H2Z"
      fill="var(--sea)"
    />
  </g>
);

/** A demand of the stone council: a slab with a seat of judgement carved in it. */
export const council: Drawing = () => (
  <g>
    <path d="M8 45V16C8 7 14 2.5 24 2.5S40 7 40 16v29Z" fill="var(--stone)" />
    <path class="shade" d="M33 5c4.5 2 7 5.7 7 11v29h-6V16c0-4.5-.3-8-1-11Z" />
    <path class="line thin" d="M12.5 41V17C12.5 10 17 7 24 7s11.5 3 11.5 10v24Z" stroke="var(--stone-lo)" />
    <path
      d="M17 15.5h14v3H17ZM18.5 18.5h3V30h-3ZM26.5 18.5h3V30h-3ZM16 30h16v4H16Z"
      fill="var(--stone-hi)"
      stroke-width="1.3"
    />
    <path class="line hair" d="M16 38h7M27 38h5" />
  </g>
);

const Scroll = () => (
  <g>
    <path d="M9 8h28v32H9Z" fill="var(--plaster)" />
    <path d="M5 6.5A3.5 3.5 0 0 1 8.5 3h29a3.5 3.5 0 0 1 0 7h-29A3.5 3.5 0 0 1 5 6.5Z" fill="var(--linen)" />
    <path d="M5 41.5A3.5 3.5 0 0 1 8.5 38h29a3.5 3.5 0 0 1 0 7h-29A3.5 3.5 0 0 1 5 41.5Z" fill="var(--linen)" />
    <path class="shade" d="M33 10h4v28h-4ZM35 3h2.5a3.5 3.5 0 0 1 0 7H35ZM35 38h2.5a3.5 3.5 0 0 1 0 7H35Z" />
  </g>
);

/** News of the round: a proclamation with a bell. */
export const event: Drawing = () => (
  <g>
    <Scroll />
    <path d="M23 13.5c5.5 0 7.5 4 7.5 9l2 5.5h-19l2-5.5c0-5 2-9 7.5-9Z" fill="var(--gold)" />
    <path class="shade" d="M26 14c3.2 1.3 4.5 4.5 4.5 8.5l2 5.5h-5c.5-5 0-10-1.5-14Z" />
    <path d="M20 29.5a3 3 0 0 0 6 0Z" fill="var(--gold-lo)" />
    <path class="line" d="M23 13v-1.5" />
    <path class="line hair fine" d="M15 34.5h16" />
  </g>
);

/** A commission: a letter under seal. */
export const commission: Drawing = () => (
  <g>
    <path d="M3.5 10.5h41v29h-41Z" fill="var(--plaster)" />
    <path class="line" d="m3.5 39.5 16-15M44.5 39.5l-16-15" />
    <path d="m3.5 10.5 20.5 19 20.5-19Z" fill="var(--linen)" />
    <path class="fine" d="m21 27 -5 13 5-2 3 4 3-4 5 2-5-13Z" fill="var(--roof-lo)" />
    <circle cx="24" cy="27.5" r="7.6" fill="var(--roof)" />
    <path class="flat" d="m24 22.8 1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.4Z" fill="var(--roof-hi)" />
  </g>
);

/** Settlers on their way: a covered cart. */
export const settlers: Drawing = () => (
  <g>
    <path d="M4 27C4 13 10 6 22 6s19 7 19 21Z" fill="var(--linen)" />
    <path class="shade" d="M29 7.2C37 9.5 41 16 41 27h-8c.5-8-.5-15-4-19.8Z" />
    <path class="line hair" d="M13 8.5C10 13 9 19 9 27M22 6v21M31 8.5c3 4.5 4.5 10 4.5 18.5" />
    <path d="M2.5 26h41v8.5h-41Z" fill="var(--wood)" />
    <path class="line hair" d="M4 30h38" />
    <path class="line" d="M43.5 31H47" />
    <g fill="var(--wood-hi)">
      <circle cx="12.5" cy="37.5" r="7.5" />
      <circle cx="33.5" cy="37.5" r="7.5" />
    </g>
    <path
      class="line thin"
      d="M12.5 30v15M5 37.5h15M7.2 32.2l10.6 10.6M17.8 32.2 7.2 42.8M33.5 30v15M26 37.5h15M28.2 32.2l10.6 10.6M38.8 32.2 28.2 42.8"
    />
    <g fill="var(--wood-lo)">
      <circle cx="12.5" cy="37.5" r="2" />
      <circle cx="33.5" cy="37.5" r="2" />
    </g>
  </g>
);
