import { Art, type ArtProps, type Drawing } from "./art";
import { COLOURS, type Colour, lookOf } from "./colours";

/** Each seat has a colour and a shape, so that nobody has to tell seats apart by colour alone. */
export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "cross"] as const;
export type Shape = (typeof SHAPES)[number];

/** Outlines in a box of 48, of about the same weight to the eye. */
const OUTLINES: Record<Shape, string> = {
  circle: "M24 6a18 18 0 1 1 0 36a18 18 0 1 1 0-36Z",
  square: "M9.5 8h29a1.5 1.5 0 0 1 1.5 1.5v29a1.5 1.5 0 0 1-1.5 1.5h-29A1.5 1.5 0 0 1 8 38.5v-29A1.5 1.5 0 0 1 9.5 8Z",
  triangle: "M22.3 5.5a2 2 0 0 1 3.4 0L44.5 38a2 2 0 0 1-1.7 3H5.2a2 2 0 0 1-1.7-3Z",
  diamond: "M22.6 3.3a2 2 0 0 1 2.8 0L43.7 22.6a2 2 0 0 1 0 2.8L25.4 44.7a2 2 0 0 1-2.8 0L4.3 25.4a2 2 0 0 1 0-2.8Z",
  star: "M24 3.5l6 13 14.3 1.7-10.5 9.8 2.8 14.1L24 35.1 11.4 42.1l2.8-14.1L3.7 18.2 18 16.5Z",
  cross: "M17 5.5h14V17h11.5v14H31v11.5H17V31H5.5V17H17Z",
};

export function shapeOf(seat: number | null | undefined): Shape | null {
  return seat === null || seat === undefined ? null : (SHAPES[lookOf(seat)] ?? null);
}

export function outlineOf(seat: number | null | undefined): string {
  const shape = shapeOf(seat);
  return shape ? OUTLINES[shape] : "M14 7h20l10 17-10 17H14L4 24Z";
}

/** A seat's shape, in one colour, as part of another drawing: its middle at x and y. */
export function Badge({
  seat,
  x,
  y,
  size,
  fill = "var(--p-ink)",
}: {
  seat: number | null | undefined;
  x: number;
  y: number;
  size: number;
  fill?: string;
}) {
  const scale = size / 48;
  return (
    <path
      class="flat"
      d={outlineOf(seat)}
      fill={fill}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}

/** The wooden marker of a seat: its shape in its colour, with a bevelled edge. */
export const marker: Drawing = ({ seat }) => <Wooden d={outlineOf(seat)} />;

function Wooden({ d }: { d: string }) {
  return (
    <g>
      <path d={d} fill="var(--p-lo)" transform="translate(0 2.4)" />
      <path d={d} fill="var(--p)" />
      <path
        class="line"
        d={d}
        stroke="var(--p-hi)"
        stroke-width="2.4"
        opacity=".8"
        transform="translate(24 24) scale(.72) translate(-24 -24)"
      />
    </g>
  );
}

/** A marker in a colour, whoever may have it. */
export function ColourMarker({ colour, size = 24 }: { colour: Colour; size?: number }) {
  const look = COLOURS.indexOf(colour);
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} class={`art seat-${look}`} aria-hidden="true">
      <Wooden d={OUTLINES[SHAPES[look] ?? "circle"]} />
    </svg>
  );
}

/** Whose it is, as a shape in a colour. */
export function Marker(props: Omit<ArtProps, "of">) {
  return <Art of={marker} {...props} />;
}
