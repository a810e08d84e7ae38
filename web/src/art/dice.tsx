import { Art, type ArtProps, type Drawing } from "./art";
import { outlineOf } from "./players";

/** Where the pips of each face lie, in thirds from the middle. */
const FACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The pips of a die that is nobody's: no player's shape. */
const CROSS = "M13 6 24 17 35 6l7 7-11 11 11 11-7 7-11-11-11 11-7-7 11-11L6 13Z";

/** A die in a seat's colour. Its pips are the seat's shape, so that whose it is can be seen without colour. */
export function dieOf(value: number): Drawing {
  const pips = FACES[value] ?? [];
  return ({ seat }) => (
    <g>
      <rect x="4" y="5.5" width="40" height="40" rx="8.5" fill="var(--p-lo)" />
      <rect x="4" y="3" width="40" height="40" rx="8.5" fill="var(--p)" />
      <path
        class="light"
        d="M12.5 5.5h23c3 0 5 1.5 6 3.5C30 6 14 9 8.5 34c-1.3-1-2-2.5-2-5V11.5c0-3.5 2.5-6 6-6Z"
        opacity=".6"
      />
      {pips.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          class="flat"
          d={seat === null || seat === undefined ? CROSS : outlineOf(seat)}
          fill="var(--p-ink)"
          transform={`translate(${24 + x * 11.5} ${23 + y * 11.5}) scale(.2) translate(-24 -24)`}
        />
      ))}
    </g>
  );
}

const DICE = [0, 1, 2, 3, 4, 5, 6].map(dieOf);

/** A die by its value; 0 is a die not yet rolled. */
export function Die({ value, ...rest }: Omit<ArtProps, "of"> & { value: number }) {
  const of = DICE[value] ?? DICE[0];
  return of ? <Art of={of} {...rest} /> : null;
}
