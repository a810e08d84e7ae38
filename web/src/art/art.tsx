import type { ComponentChildren, JSX } from "preact";
import { lookOf } from "./colours";
import { kept } from "./kept";
import "./palette.css";
import "./art.css";

/** A drawing in a box of 48 by 48. It stands on the line y = 45 where it stands at all. */
export type Drawing = (props: { seat?: number | null | undefined }) => JSX.Element;

export interface ArtProps {
  of: Drawing;
  /** Width and height, in pixels or in the units of the board around it. */
  size?: number | undefined;
  x?: number | undefined;
  y?: number | undefined;
  /** Whose colours it wears; null: nobody's. */
  seat?: number | null | undefined;
  /** What it is, for those who cannot see it; without a label it is an ornament. */
  label?: string | undefined;
  class?: string | undefined;
  /** The name of a piece that moves (see board/motion.tsx), and the places it comes from and goes to. */
  piece?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The name of the place that it is itself, where something flies to it. */
  place?: string | undefined;
  /** Leaves fine detail out (by default under 28). */
  small?: boolean | undefined;
}

/** Puts a drawing somewhere: into the page, or at x and y into a larger SVG. */
export const Art = kept(function Art({
  of: Of,
  size = 24,
  x,
  y,
  seat,
  label,
  class: extra,
  piece,
  from,
  to,
  place: name,
  small = size < 28,
}: ArtProps) {
  const place = x === undefined && y === undefined ? {} : { x: x ?? 0, y: y ?? 0 };
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      {...place}
      data-piece={piece}
      data-from={from}
      data-to={to}
      data-place={name}
      class={names("art", small && "small", seatClass(seat), extra)}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <Of seat={seat} />
    </svg>
  );
});

export function seatClass(seat: number | null | undefined): string | undefined {
  if (seat === undefined) return undefined;
  return seat === null || seat < 0 ? "seat-none" : `seat-${lookOf(seat)}`;
}

/** Class names, those that are there. */
export function names(...some: (string | false | null | undefined)[]): string {
  return some.filter(Boolean).join(" ");
}

/** The same thing on the other side: a group mirrored at the middle of the box. */
export function Mirrored({ children }: { children: ComponentChildren }) {
  return <g transform="matrix(-1 0 0 1 48 0)">{children}</g>;
}

/** Draws a thing and its mirror image. */
export function Both({ children }: { children: ComponentChildren }) {
  return (
    <>
      <g>{children}</g>
      <Mirrored>{children}</Mirrored>
    </>
  );
}
