import { Both, type Drawing } from "./art";
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

/** Points that an income or a reward brings: a purse. */
export const purse: Drawing = () => (
  <g>
    <path d="M17 14c-8 4-13 12-13 20 0 7 5 11 12 11h16c7 0 12-4 12-11 0-8-5-16-13-20Z" fill="var(--wood)" />
    <path class="shade" d="M31 14c8 4 13 12 13 20 0 7-5 11-12 11h-4c8-6 10-20 3-31Z" />
    <path d="M13 5c3 1.5 5 1.5 7 0 2.5 1.7 5.5 1.7 8 0 2 1.5 4 1.5 7 0l-4.5 8h-13Z" fill="var(--wood-hi)" />
    <path d="M15.5 12.5h17v4h-17Z" fill="var(--gold)" stroke-width="1.4" />
    <circle cx="24" cy="30" r="7" fill="var(--gold)" />
    <circle class="line thin fine" cx="24" cy="30" r="4.4" stroke="var(--gold-lo)" />
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

const COATS = ["#8c2f2a", "#2c5f86", "#4f7a3a", "#7a4a86", "#b0762a", "#37676b", "#6a4a32"] as const;
const SKINS = ["var(--skin)", "#c98f5f", "#8a5a3a", "#9cc06b", "#b7a6c4", "var(--skin-lo)"] as const;
const HAIRS = ["#5a3a22", "#2c2420", "#c9a04a", "#8d8d90", "#a04e22"] as const;

/** A bust for each character card: cloak, face and hair differ from one to the next. */
export function bust(number: number): Drawing {
  const pick = (list: readonly string[], step: number) => list[(number * step) % list.length];
  return () => (
    <g>
      <path d="M6 45c1-11 7-16 18-16s17 5 18 16Z" fill={pick(COATS, 1)} />
      <path class="shade" d="M32 30.5c6 2.5 9.3 7 10 14.5H32c2-5 2-10 0-14.5Z" />
      <path d="M18 29c1.5 6 10.5 6 12 0l3 1.5c-1 9-17 9-18 0Z" fill="var(--gold)" stroke-width="1.3" />
      <path d="M12.5 26C9 13 14 3.5 24 3.5S39 13 35.5 26c-2 2-3-1-3-4h-17c0 3-1 6-3 4Z" fill={pick(HAIRS, 2)} />
      <path
        d="M15.5 18c0-6 3.5-9.5 8.5-9.5s8.5 3.5 8.5 9.5c0 7-4 12.5-8.5 12.5S15.5 25 15.5 18Z"
        fill={pick(SKINS, 5)}
      />
      <path class="line" d="M20.5 18.5v1.2M27.5 18.5v1.2" stroke-width="2.2" />
      <path class="line thin fine" d="M21.5 25.5c1.600 1 3.400 1 5 0" />
      {number % 3 === 0 ? (
        <path d="M14 13 13 4l6 3.5L24 1l5 6.5L35 4l-1 9c-6-2-14-2-20 0Z" fill="var(--gold)" />
      ) : number % 3 === 1 ? (
        <path d="M12 14.5c2-8 7-11.5 13-11.5 5.5 0 9.5 3 11.5 8l-2 3.5c-7-2.5-15-2.5-22.5 0Z" fill={pick(COATS, 3)} />
      ) : (
        <Both>
          <path d="M15.5 17c-2-7 2-12 8.5-12v5c-4 .5-7 3-8.5 7Z" fill={pick(HAIRS, 2)} />
        </Both>
      )}
    </g>
  );
}

const BUSTS = Array.from({ length: 13 }, (_, k) => bust(k + 1));

/** The bust of a character card by its id (`k07`). */
export function character(card: string): Drawing | null {
  return BUSTS[Number(card.slice(1)) - 1] ?? null;
}
