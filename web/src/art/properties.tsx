import { Both, type Drawing } from "./art";

/** A tankard of ale. */
export const pub: Drawing = () => (
  <g>
    <path class="line" d="M34 20h5.5a4 4 0 0 1 4 4v9a6 6 0 0 1-6 6H34" stroke-width="5.6" />
    <path class="line" d="M34 20h5.5a4 4 0 0 1 4 4v9a6 6 0 0 1-6 6H34" stroke="var(--wood-hi)" stroke-width="2.4" />
    <path d="M9 16h26l-1.5 27a2 2 0 0 1-2 2h-19a2 2 0 0 1-2-2Z" fill="var(--wood)" />
    <path class="line hair" d="M16 18l.8 26M22 18v26M28 18l-.8 26" />
    <path class="shade" d="M29 16h6l-1.5 27a2 2 0 0 1-2 2H28Z" />
    <path d="M8.8 24.5c9 1.8 17.4 1.8 26.4 0l-.3 4.5c-9 1.7-17 1.7-25.8 0Z" fill="var(--metal)" />
    <path d="M9.9 36.5c8 1.6 16.2 1.6 24.2 0l-.3 4.5c-8 1.5-15.6 1.5-23.6 0Z" fill="var(--metal)" />
    <path
      d="M7 17.5C3.5 14 6 8.5 10.5 9 11.5 4.5 17 2.5 20.5 5.5 24 1.5 31 3 32 7.5c5-.5 7.5 5 4.5 9-1 4.5-5.5 4.5-7 1.5-2 3-6 3-7.5 0-1 5.5-6 6-7 .5-2 2-6 2-8-1Z"
      fill="var(--linen)"
    />
    <path class="line hair" d="M12.5 13c.5-2 2.5-3 4.5-2M24.5 9.5c1.5-1.5 4-1 4.8.8" />
  </g>
);

/** A clipped tree in a tub, between flowering hedges. */
export const gardens: Drawing = () => (
  <g>
    <path d="M22 30h4v9h-4Z" fill="var(--wood)" />
    <path
      d="M24 3c5.5 0 8 3.5 8.5 6 4.5.5 7.5 4.5 6.5 9 2 4-.5 9-5 9.5-2 3.5-7 4.5-10 2-3 2.5-8 1.5-10-2-4.5-.5-7-5.5-5-9.5-1-4.5 2-8.5 6.5-9C16 6.5 18.5 3 24 3Z"
      fill="var(--leaf)"
    />
    <path class="shade" d="M32.5 9c4.5.5 7.5 4.5 6.5 9 2 4-.5 9-5 9.5-2 3.5-7 4.5-10 2 7-2 10.5-12 8.5-20.5Z" />
    <path class="light" d="M16 9.5C17 6.5 19.5 5 23 5c-3 2-4.5 4-5 7-3 .5-5 2.5-5.5 5.5-1.5-4 .5-7.3 3.5-8Z" />
    <path d="M3 45V36c0-4 3.5-6 7-5 3.5-1 7 1 7 5v9Z" fill="var(--leaf-lo)" />
    <path d="M31 45V36c0-4 3.5-6 7-5 3.5-1 7 1 7 5v9Z" fill="var(--leaf-lo)" />
    <path d="M16 36h16l-2 9H18Z" fill="var(--roof)" />
    <path class="shade" d="M27 36h5l-2 9h-4Z" />
    <g class="flat">
      <circle cx="7.5" cy="36.5" r="2" fill="var(--roof-hi)" />
      <circle cx="12.5" cy="40" r="2" fill="var(--gold-hi)" />
      <circle cx="36" cy="40" r="2" fill="var(--gold-hi)" />
      <circle cx="40.5" cy="36.5" r="2" fill="var(--roof-hi)" />
      <circle class="fine" cx="18" cy="20" r="1.6" fill="var(--gold-hi)" />
      <circle class="fine" cx="27" cy="14" r="1.6" fill="var(--gold-hi)" />
      <circle class="fine" cx="31" cy="22" r="1.6" fill="var(--gold-hi)" />
    </g>
  </g>
);

/** A round tower with a pointed roof. */
export const tower: Drawing = () => (
  <g>
    <path class="line" d="M24 8V2" />
    <path class="fine" d="M24 2c3-1 5 1.5 9 .5l-1.5 2.6L33 7.5c-4 1-6-1.5-9-.5Z" fill="var(--roof-hi)" />
    <path d="M16 20h16l2 25H14Z" fill="var(--stone)" />
    <path class="shade" d="M27 20h5l2 25h-6Z" />
    <path d="M24 7c2 5 6.5 9 11.5 12.5-7 2.2-16 2.2-23 0C17.5 16 22 12 24 7Z" fill="var(--slate)" />
    <path class="shade" d="M24 7c2 5 6.5 9 11.5 12.5-3 1-6 1.4-9 1.6C28 16 27 11 24 7Z" />
    <path d="M21.5 26.5a2.5 2.5 0 0 1 5 0V31h-5Z" fill="var(--window)" />
    <path d="M20.5 45v-6a3.5 3.5 0 0 1 7 0v6Z" fill="var(--wood-lo)" />
    <path class="line hair" d="M17 25h3M16.5 34h4M30 29.5h2.5M30.5 37h3M16 40.5h2" />
  </g>
);

/** A bed under a warm roof, and the moon over it. */
export const inn: Drawing = () => (
  <g>
    <path d="M5 24 24 6l19 18v21H5Z" fill="var(--plaster)" />
    <path class="shade" d="M43 24v21H8v-2.5h30V19.5Z" />
    <path d="M2 26 24 4.5 46 26l-3.5 3.5L24 11.5 5.5 29.5Z" fill="var(--roof)" />
    <path class="line hair" d="M10 19.5l4 3.5M16 13.5l4 3.5M38 19.5 34 23M32 13.5 28 17" />
    <path d="M26.5 17.5a5.5 5.5 0 1 0 3 8.5 6.5 6.5 0 0 1-3-8.5Z" fill="var(--gold-hi)" />
    <path d="M9.5 43.5V30.5h3V36h23v-1.5h3v9h-3V41h-23v2.5Z" fill="var(--wood)" />
    <path d="M21.5 31.5H33c1.5 0 2.5 1.5 2.5 4.5H20c0-2.7.5-4.5 1.5-4.5Z" fill="var(--roof-hi)" />
    <path d="M12.5 36c0-3 1.3-4 3.7-4S20 33 20 36Z" fill="var(--linen)" />
  </g>
);

/** An anvil on its block, struck by a hammer. */
export const blacksmith: Drawing = () => (
  <g>
    <path d="M14.5 38h19l2 7h-23Z" fill="var(--wood)" />
    <path class="line hair" d="M20 39l-.6 5M28 39l.6 5" />
    <path
      d="M2.5 20.5C9 19.5 12 19 15 19h28v4.5c-5.5.5-9 3-10 7.5l2 7H15l2-7c-1-4-3-5.5-6-6-4.5-.7-7-1.5-8.5-4.5Z"
      fill="var(--metal)"
    />
    <path d="M2.5 20.5C9 19.5 12 19 15 19h28v3.2H14c-4 .2-8.5.5-11.5-1.7Z" fill="var(--metal-hi)" />
    <path class="shade" d="M43 22v1.5c-5.5.5-9 3-10 7.5l2 7h-6l-1-7c.5-4.5 4-8 15-9Z" />
    <path d="m21.8 15.2 13-10.5 2.7 3-13 10.7Z" fill="var(--wood-hi)" />
    <path d="m14.5 11 7-6.5 8 8.5-7 6.3Z" fill="var(--metal-lo)" />
    <g class="fine">
      <path class="line thin" d="M7 12.5 4.5 10M10 8.5 9.5 5M5 16.5l-3 .2" stroke="var(--glow)" />
    </g>
  </g>
);

/** A temple of money: columns under a gable with a coin. */
export const bank: Drawing = () => (
  <g>
    <path d="M4 40.5h40V45H4Z" fill="var(--stone-lo)" />
    <path d="M8 21h32v19.5H8Z" fill="var(--window)" />
    <g fill="var(--stone-hi)">
      <path d="M7.5 20h6.5v20.5H7.5Z" />
      <path d="M20.8 20h6.5v20.5h-6.5Z" />
      <path d="M34 20h6.5v20.5H34Z" />
    </g>
    <path class="shade" d="M12 20h2v20.5h-2ZM25.3 20h2v20.5h-2ZM38.5 20h2v20.5h-2Z" />
    <path d="M4.5 18h39v4h-39Z" fill="var(--stone)" />
    <path d="M3 18 24 3.5 45 18Z" fill="var(--stone-hi)" />
    <path class="shade" d="M24 3.5 45 18H33Z" />
    <circle cx="24" cy="13" r="4" fill="var(--gold)" />
  </g>
);

/** A stall with a striped awning. */
export const market: Drawing = () => (
  <g>
    <path class="line" d="M8 19v26M40 19v26" stroke-width="4.2" />
    <path class="line" d="M8 19v26M40 19v26" stroke="var(--wood-hi)" stroke-width="1.6" />
    <circle cx="15" cy="29" r="3.6" fill="var(--roof-hi)" />
    <circle cx="21.5" cy="28.5" r="3.6" fill="var(--leaf-hi)" />
    <circle cx="28" cy="29" r="3.6" fill="var(--gold)" />
    <path d="M31.5 31.5c0-4 1-6 3-6s3 2 3 6Z" fill="var(--cloth)" />
    <path d="M5 31h38v5H5Z" fill="var(--wood-hi)" />
    <path d="M7.5 36h33v9h-33Z" fill="var(--wood)" />
    <path class="line hair" d="M15.5 36v9M24 36v9M32.5 36v9" />
    <path d="M9 4h30l5 14H4Z" fill="var(--linen)" />
    <path d="M15 4h6l-1.6 14h-7.6ZM27 4h6l3.2 14h-7.6Z" fill="var(--roof)" class="flat" />
    <path class="line" d="M9 4h30l5 14H4Z" />
    <path d="M4 18h8a4 4 0 0 1-8 0Z" fill="var(--linen)" />
    <path d="M12 18h8a4 4 0 0 1-8 0Z" fill="var(--roof)" />
    <path d="M20 18h8a4 4 0 0 1-8 0Z" fill="var(--linen)" />
    <path d="M28 18h8a4 4 0 0 1-8 0Z" fill="var(--roof)" />
    <path d="M36 18h8a4 4 0 0 1-8 0Z" fill="var(--linen)" />
  </g>
);

/** Two towers and a portcullis between them. */
export const gatehouse: Drawing = () => (
  <g>
    <path d="M14 17h20v28H14Z" fill="var(--stone)" />
    <path d="M17.5 45V31a6.5 6.5 0 0 1 13 0v14Z" fill="var(--window)" />
    <path
      class="line thin"
      d="M21 27v18M24 25v20M27 27v18M17.5 33h13M17.5 38.5h13"
      stroke="var(--wood-lo)"
      stroke-width="1.6"
    />
    <path class="line" d="M17.5 45V31a6.5 6.5 0 0 1 13 0v14" />
    <Both>
      <path d="M3 11h3.5v3h3v-3h3v3h3v-3H19v8H3Z" fill="var(--stone-hi)" />
      <path d="M4.5 19h13v26h-13Z" fill="var(--stone-hi)" />
      <path d="M9.5 25.5a1.7 1.7 0 0 1 3.4 0v5H9.5Z" fill="var(--window)" />
      <path class="line hair" d="M6 23h2.5M13.5 35H16M6.5 39H9" />
    </Both>
    <path class="shade" d="M13.5 19h4v26h-4ZM39.5 19h4v26h-4ZM16 14v5h3v-8h-3ZM42 14v5h3v-8h-3Z" />
    <path class="line fine" d="M11 11V3M37 11V3" />
    <path class="fine" d="M11 3h7l-2 2.3 2 2.2h-7ZM37 3h7l-2 2.3 2 2.2h-7Z" fill="var(--roof-hi)" />
  </g>
);

/** An open book. */
export const library: Drawing = () => (
  <g>
    <path
      d="M2.5 12c8-2 16-2 21.5 1.5C29.5 10 37.5 10 45.5 12v29c-8-1.5-15-1.5-19.5 1.5h-4C17.5 39.5 10.5 39.5 2.5 41Z"
      fill="var(--roof)"
    />
    <path d="M5.5 7.5C13 6 20 7 24 11.5v29C20 36.5 13 35.5 5.5 37Z" fill="var(--linen)" />
    <path d="M42.5 7.5C35 6 28 7 24 11.5v29c4-4 11-5 18.5-3.5Z" fill="var(--linen)" />
    <path class="shade" d="M24 11.5c-1.5-1.6-3.3-2.7-5.3-3.4 1.5 9 1.8 19 1.3 29.2 1.5.8 2.9 1.8 4 3.2Z" />
    <path
      class="line thin"
      d="M9 14c3.5-.3 7 .2 10.5 1.7M9 20c3.5-.3 7 .2 10.5 1.7M9 26c3.5-.3 7 .2 10.5 1.7M39 20c-3.5-.3-7 .2-10.5 1.7M39 26c-3.5-.3-7 .2-10.5 1.7"
      stroke="var(--ink-soft)"
    />
    <path d="M31 7.6c1.6-.3 3.3-.5 5-.5v11l-2.5-2.2L31 18.5Z" fill="var(--gold)" />
  </g>
);

/** The keep in the middle of the city. */
export const keep: Drawing = () => (
  <g>
    <path class="line" d="M24 8V1.5" />
    <path d="M24 1.5c3-1 5 1.2 8.5.3L31 4.4l1.5 2.4C29 7.8 27 5.6 24 6.6Z" fill="var(--roof-hi)" />
    <path d="M15 9h4v3h3V9h4v3h3V9h4v12H15Z" fill="var(--stone-hi)" />
    <path d="M16 17h16v28H16Z" fill="var(--stone-hi)" />
    <path d="M2.5 21H6v3h3v-3h3.5v3h3v-3H19v24H2.5Z" fill="var(--stone)" />
    <path d="M29 21h3.5v3h3v-3H39v3h3v-3h3.5v24H29Z" fill="var(--stone)" />
    <path class="shade" d="M41 24h1v-3h3.5v24H41ZM14.5 24h1v-3H19v24h-4.5ZM28 21h5V9h-3v3h-2Z" />
    <path d="M19 45v-9.5a5 5 0 0 1 10 0V45Z" fill="var(--wood-lo)" />
    <path class="line hair" d="M24 31v14M21 36h6M21 40.5h6" />
    <path
      d="M21.8 19.5a2.2 2.2 0 0 1 4.4 0V25h-4.4ZM7.5 30.5a1.8 1.8 0 0 1 3.6 0v4.5H7.5ZM36.9 30.5a1.8 1.8 0 0 1 3.6 0v4.5h-3.6Z"
      fill="var(--window)"
    />
  </g>
);

/** A stretch of the city wall. */
export const wall: Drawing = () => (
  <g>
    <path d="M2.5 14h8v6h5.5v-6h8v6h5.5v-6h8v6h8v25h-43Z" fill="var(--stone)" transform="matrix(1 0 0 1 0 0)" />
    <path class="shade" d="M2.5 38h43v7h-43Z" />
    <path class="light" d="M3.4 15h6.3v2.4H3.4ZM17 15h6.3v2.4H17ZM30.5 15h6.3v2.4h-6.3Z" />
    <path
      class="line thin"
      d="M2.5 27h43M2.5 35.5h43M13 20v7M30 20v7M8 27v8.5M22 27v8.5M37 27v8.5M14.5 35.5V45M30 35.5V45"
      stroke="var(--stone-lo)"
    />
    <path class="line" d="M2.5 14h8v6h5.5v-6h8v6h5.5v-6h8v6h8v25h-43Z" />
  </g>
);
