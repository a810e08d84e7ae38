import type { Drawing } from "./art";
import { dieOf } from "./dice";
import * as goods from "./goods";

// What workshops, desks and people of Caveborn do for whoever comes to them.

/** Throw dice again. */
export const reroll: Drawing = () => (
  <g>
    <g class="seat-none" transform="translate(11.5 13) scale(.52)">
      {dieOf(5)({ seat: 0 })}
    </g>
    <path class="line" d="M8 31A18.5 18.5 0 0 1 34 8.5" stroke-width="6" />
    <path class="line" d="M8 31A18.5 18.5 0 0 1 34 8.5" stroke="var(--leaf-hi)" stroke-width="3" />
    <path d="m30.5 2 12 7.5-11 7Z" fill="var(--leaf-hi)" />
    <path class="line" d="M41 19A18.5 18.5 0 0 1 15 41.5" stroke-width="6" />
    <path class="line" d="M41 19A18.5 18.5 0 0 1 15 41.5" stroke="var(--leaf)" stroke-width="3" />
    <path d="m18.5 48-12-7.5 11-7Z" fill="var(--leaf)" />
  </g>
);

const Crate = () => (
  <g>
    <path d="M6 17h36v27H6Z" fill="var(--wood)" />
    <path d="M6 17 12 9h24l6 8Z" fill="var(--wood-hi)" />
    <path class="shade" d="M34 17h8v27h-8Z" />
    <path class="line thin" d="M6 26h36M6 35h36" stroke="var(--wood-lo)" />
    <path d="M6 17h5v27H6ZM37 17h5v27h-5Z" fill="var(--wood-hi)" stroke-width="1.3" />
  </g>
);

/** A good of any kind. */
export const anyGood: Drawing = () => (
  <g>
    <Crate />
    <circle cx="24" cy="30.5" r="11" fill="var(--linen)" />
    <path
      class="line"
      d="M19.8 27.2c.2-5.3 8.6-5.2 8.5-.2-.1 3.2-4.2 3.3-4.2 6.6M24.1 37v.2"
      stroke="var(--ink-on-light)"
      stroke-width="3"
    />
  </g>
);

/** Buy a good of any guild. */
export const buyAnyGood: Drawing = () => (
  <g>
    <Crate />
    <circle cx="34" cy="33" r="12.5" fill="var(--gold-lo)" />
    <circle cx="34" cy="31.5" r="12.5" fill="var(--gold)" />
    <path
      class="line thin"
      d="M27.5 36.5 27 27l4 3.3 3-4.8 3 4.8 4-3.3-.5 9.5Z"
      fill="var(--gold-hi)"
      stroke="var(--gold-lo)"
    />
  </g>
);

/** Give one good, take another. */
export const swapGood: Drawing = () => (
  <g>
    <g transform="translate(10 11.5) scale(.58)">
      <Crate />
    </g>
    <path class="line" d="M4 20C8 8 24 3 36 9" stroke-width="6" />
    <path class="line" d="M4 20C8 8 24 3 36 9" stroke="var(--slate)" stroke-width="3" />
    <path d="m34 2 10.5 9.5L31 16Z" fill="var(--slate)" />
    <path class="line" d="M44 29c-4 12-20 17-32 11" stroke-width="6" />
    <path class="line" d="M44 29c-4 12-20 17-32 11" stroke="var(--roof-hi)" stroke-width="3" />
    <path d="M14 47 3.5 37.5 17 33Z" fill="var(--roof-hi)" />
  </g>
);

/** A star: a step up in nobility. */
export const star: Drawing = () => (
  <g>
    <path d="m24 3 6.2 13.4L44.6 18 34 28l2.8 14.6L24 35.4l-12.8 7.2L14 28 3.4 18l14.4-1.6Z" fill="var(--gold)" />
    <path class="light" d="m24 6 4.6 11.6L24 33l-10.5 6 2.5-11.8L7 19l12-1.6Z" />
  </g>
);

/** A writing desk of the Chancery. */
export const desk: Drawing = () => (
  <g>
    <path d="M7 22 12 12h26l4 10Z" fill="var(--wood-hi)" />
    <path d="m14 20 2-6h12l1 6Z" fill="var(--linen)" stroke-width="1.3" />
    <path class="line thin" d="M18 16.5h8" />
    <path class="line" d="M34 19c0-6 2-11 6-14" />
    <path d="M35.5 13c.5-4.5 2.5-7.5 6-10 .8 4.5-1.5 8-6 10Z" fill="var(--linen)" stroke-width="1.3" />
    <path d="M5 22h38v5H5Z" fill="var(--wood)" />
    <path d="M8 27h5v18H8ZM35 27h5v18h-5Z" fill="var(--wood-lo)" />
    <path d="M13 27h22v7H13Z" fill="var(--wood)" />
    <circle class="flat" cx="24" cy="30.5" r="1.6" fill="var(--gold)" />
  </g>
);

/** The sign over a guild's door: a shield with what is made there. */
function sign(good: Drawing, field: string): Drawing {
  return () => (
    <g>
      <path d="M4 4h40v21c0 11-8.5 17-20 20.5C12.5 42 4 36 4 25Z" fill="var(--gold)" />
      <path d="M7.5 7.5h33V25c0 9-7 14-16.5 17C14.5 39 7.5 34 7.5 25Z" fill={field} stroke-width="1.3" />
      <g transform="translate(11.5 10) scale(.52)">{good({})}</g>
    </g>
  );
}

export const scholars = sign(goods.books, "#4b5d78");
export const artists = sign(goods.artwork, "#4d7a4a");
export const blacksmiths = sign(goods.weaponry, "#d9c7a8");
export const wizards = sign(goods.magic, "#2c3f70");
export const merchants = sign(goods.jewelry, "#6d4a78");
export const carpenters = sign(goods.furnishings, "#e2cfa6");
