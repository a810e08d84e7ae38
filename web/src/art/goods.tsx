import type { Drawing } from "./art";

// The six goods of Caveborn. Each has the colour of its cube, and an outline that no other has.

export const books: Drawing = () => (
  <g>
    <path d="M6 33.5h31a2 2 0 0 1 0 11.5H8.5A5.7 5.7 0 0 1 6 33.5Z" fill="var(--binding)" />
    <path d="M9 36.3h28.5v6H9a3 3 0 0 1 0-6Z" fill="var(--linen)" />
    <path d="M11 21.5h31a2 2 0 0 1 0 11.5H13.5A5.7 5.7 0 0 1 11 21.5Z" fill="var(--leather)" />
    <path d="M14 24.3h28.5v6H14a3 3 0 0 1 0-6Z" fill="var(--linen)" />
    <g transform="rotate(-9 22 14)">
      <path d="M7 8.5h30a2 2 0 0 1 0 11.5H9.5A5.7 5.7 0 0 1 7 8.5Z" fill="#e4d9bf" />
      <path d="M10 11.3h27.5v6H10a3 3 0 0 1 0-6Z" fill="var(--linen)" />
      <path d="M28 8.5h4v11.5h-4Z" fill="var(--gold)" />
    </g>
    <path class="line hair" d="M12 39.3h24M17 27.3h24" />
  </g>
);

export const artwork: Drawing = () => (
  <g>
    <path d="M4 8.5h40v33H4Z" fill="var(--gold)" />
    <path d="M9 13.5h30v23H9Z" fill="var(--sky)" />
    <circle class="flat" cx="31.5" cy="19.5" r="3.6" fill="var(--gold-hi)" />
    <path class="flat" d="M9 33 17 22l6.5 8.5 5-5.5L39 35v1.5H9Z" fill="#4f8a4f" />
    <path class="flat" d="M9 36.5V33l8-11 4 5.2-6 9.3Z" fill="#3c6f3f" />
    <path class="line" d="M9 13.5h30v23H9Z" />
    <path class="shade" d="M9 41.5l3-2h30l2-31v33Z" />
    <path class="line thin fine" d="m4 8.5 5 5M44 8.5l-5 5M4 41.5l5-5M44 41.5l-5-5" />
    <path class="line thin fine" d="m18 8.5 6-6 6 6" />
  </g>
);

export const weaponry: Drawing = () => (
  <g>
    <g transform="rotate(42 24 24) translate(0 3)">
      <path d="M21 33V2L24-4l3 6v31Z" fill="var(--metal-hi)" />
      <path class="shade" d="M24-4l3 6v31h-3Z" />
      <path d="M15.5 33h17v3.5h-17Z" fill="var(--gold)" />
      <path d="M22.3 36.5h3.4v6.5h-3.4Z" fill="var(--wood-lo)" />
      <circle cx="24" cy="45" r="2.3" fill="var(--gold)" />
    </g>
    <path
      d="M4 12c5 1 9-.5 12-3.5 3 3 7 4.5 12 3.5 1.5 14-3 23-12 29C7 35 2.5 26 4 12Z"
      fill="var(--heraldry)"
      transform="translate(1.5 1)"
    />
    <path
      d="M16 8.5c3 3 7 4.5 12 3.5 1.5 14-3 23-12 29Z"
      fill="var(--heraldry-lo)"
      class="flat"
      transform="translate(1.5 1)"
    />
    <path
      class="line"
      d="M4 12c5 1 9-.5 12-3.5 3 3 7 4.5 12 3.5 1.5 14-3 23-12 29C7 35 2.5 26 4 12Z"
      transform="translate(1.5 1)"
    />
    <path class="flat" d="M17.5 16v19M9.5 23.5h16" />
    <path
      d="M15.7 15.5h3.6V22h6v3.6h-6V35a23 23 0 0 1-1.8 1.8A23 23 0 0 1 15.7 35v-9.4h-6V22h6Z"
      fill="var(--linen)"
      class="flat"
    />
  </g>
);

export const magic: Drawing = () => (
  <g>
    <path
      d="M19 4h10v3l-1.5 1v8.5C35 19 40.5 25.5 40.5 32c0 8-6.5 13-16.5 13S7.5 40 7.5 32c0-6.5 5.5-13 13-15.5V8L19 7Z"
      fill="#cfe0ec"
    />
    <path d="M10 28.5c4 2.5 8 2.5 13 .5s10-1.5 15 .5c.4 8-5.5 13-14 13s-15-5.5-14-14Z" fill="#3c6fb5" />
    <path class="shade" d="M32 28.5c2 0 4 .4 6 1 .4 8-5.5 13-14 13 6-2 9-7.5 8-14Z" />
    <path class="light" d="M13.5 25.5c1.5-3 3.5-5 6-6.3-2 3-3 6-3.3 10Z" />
    <path d="M18 2.5h12v4.5H18Z" fill="var(--wood)" />
    <path class="flat" d="m24 31 1.4 3.2 3.5.3-2.7 2.3.9 3.4-3.1-1.8-3.1 1.8.9-3.4-2.7-2.3 3.5-.3Z" fill="#ffe9a8" />
    <g class="fine flat" fill="#ffe9a8">
      <circle cx="33" cy="34" r="1.2" />
      <circle cx="15.5" cy="34" r="1" />
    </g>
  </g>
);

export const jewelry: Drawing = () => (
  <g>
    <circle cx="24" cy="31" r="13.5" class="line" stroke-width="7.4" />
    <circle cx="24" cy="31" r="13.5" class="line" stroke="var(--gold)" stroke-width="4" />
    <path class="line fine" d="M12.6 27a12.5 12.5 0 0 0 1 11" stroke="var(--gold-hi)" stroke-width="1.6" />
    <path d="M17.5 3.5h13l6 6.5L24 23 11.5 10Z" fill="#58b6c9" />
    <path class="flat" d="M17.5 3.5 19 10h-7.5ZM19 10l5 13-12.5-13Z" fill="#8fd8e4" />
    <path class="flat" d="M30.5 3.5 29 10h7.5ZM29 10l-5 13 12.5-13Z" fill="#338ba0" />
    <path class="line thin" d="M11.5 10h25M17.5 3.5 19 10l5 13 5-13 1.5-6.5" />
    <path class="line" d="M17.5 3.5h13l6 6.5L24 23 11.5 10Z" />
  </g>
);

export const furnishings: Drawing = () => (
  <g>
    <path d="M10 4.5c0-2 4.5-2 4.5 0V27h19V4.5c0-2 4.5-2 4.5 0V45h-4.5v-8.5h-19V45H10Z" fill="var(--timber)" />
    <path d="M14.5 7.5c6-2.5 13-2.5 19 0v12c-6 2-13 2-19 0Z" fill="#a8713f" />
    <path class="line thin" d="M19 8.5v9M24 8v10M29 8.5v9" />
    <path
      d="M8.5 25.5h31a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-31A1.5 1.5 0 0 1 7 30v-3a1.5 1.5 0 0 1 1.5-1.5Z"
      fill="#c8935a"
    />
    <path d="M12 21.5h24l3 4H9Z" fill="var(--roof)" />
    <path class="shade" d="M34 31.5h4V45h-4.5ZM30 21.5h6l3 4h-7Z" />
  </g>
);
