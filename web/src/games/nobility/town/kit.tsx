import type { ComponentChildren } from "preact";
import { Art, Die, type Drawing, names } from "../../../art";
import { usePlay } from "../../../board";
import { useScene } from "../context";
import { range } from "../signs";
import type { DieOn } from "../view";
import { Written } from "./letters";

/** The picture's own measure: this much is always seen; around it there is more sky, sea and meadow. */
export const WIDTH = 920;
export const HEIGHT = 512;
export const SLOT = 27;

/** How wide a number is, in its bold letters. */
function wide(text: string, size: number): number {
  return text.length * size * 0.67;
}

export interface Item {
  count?: number | string | null;
  of?: Drawing;
  seat?: number | null;
}

/** Numbers beside what they count, in a row around x; y is the middle of the row. */
export function Tally({
  x,
  y,
  items,
  size = 16,
  font = 12.5,
  gap = 3,
}: {
  x: number;
  y: number;
  items: readonly Item[];
  size?: number;
  font?: number;
  gap?: number;
}) {
  let at = x - tallyWidth(items, size, font, gap) / 2;
  return (
    <g class="t-tally">
      {items.map(({ count = null, of, seat }, k) => {
        const text = count === null ? "" : String(count);
        const here = at;
        const lettering = wide(text, font);
        at += lettering + (of ? size : 0) + gap;
        return (
          <g key={k}>
            {text && <Written class="t-number" of={text} x={here + lettering / 2} y={y + font * 0.35} size={font} />}
            {of && <Art of={of} seat={seat} x={here + lettering} y={y - size / 2} size={size} />}
          </g>
        );
      })}
    </g>
  );
}

export function tallyWidth(items: readonly Item[], size = 16, font = 12.5, gap = 3): number {
  return items.reduce(
    (sum, { count = null, of }) => sum + wide(String(count ?? ""), font) + (of ? size : 0) + gap,
    -gap,
  );
}

/** A space for a die, a slab in the paving: what lies there, or what may. */
export function Slab({
  x,
  y,
  die,
  place,
  values,
  closed = false,
  automa = "",
  size = SLOT,
}: {
  x: number;
  y: number;
  die: DieOn | null;
  place: string;
  values: readonly number[] | string;
  closed?: boolean;
  automa?: string;
  size?: number;
}) {
  const { pieces } = useScene();
  const text = typeof values === "string" ? values : range(values);
  const owner = die?.seat ?? "automa";
  return (
    <g class={names("t-slab", closed && "closed")}>
      <rect x={x} y={y} width={size} height={size} rx={6} />
      {die ? (
        <Die
          value={die.value}
          seat={die.seat}
          size={size + 1}
          x={x - 0.5}
          y={y - 0.5}
          piece={pieces.at(`die${owner}`, place)[0]}
          from={`seat-${owner}`}
          class={names("n-die", die.seat === null && `automa ${automa}`)}
        />
      ) : (
        text && <Written of={text} x={x + size / 2} y={y + size / 2 + 4.6} size={13} />
      )}
    </g>
  );
}

/** The sign of a place: a board with its picture and its name, hung up in the middle of x. */
export function SignBoard({
  x,
  y,
  width,
  name,
  picture,
  children,
}: {
  x: number;
  y: number;
  width: number;
  name: string;
  picture?: Drawing;
  children?: ComponentChildren;
}) {
  const left = x - width / 2;
  const from = picture ? left + 22 : left;
  return (
    <g class="t-sign">
      <rect x={left} y={y} width={width} height={20} rx={5} />
      {picture && <Art of={picture} x={left + 2} y={y - 1} size={22} small />}
      <text x={children ? from + 5 : (from + left + width) / 2} y={y + 14.6} class={children ? "first" : undefined}>
        {name}
      </text>
      {children}
    </g>
  );
}

/** A step below spaces for dice, on which stands what each of them gives. */
export function Ledge({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect class="t-ledge untouched" x={x} y={y} width={width} height={17} rx={5} />;
}

/** A place of the town, with all that is there. */
export function Site({
  name,
  title,
  class: extra,
  children,
}: {
  name: string;
  title?: string;
  class?: string;
  children: ComponentChildren;
}) {
  const { words } = usePlay();
  const group = { role: "group" as const, "aria-label": title ?? words.piece(name) };
  return (
    <g {...group} class={names("t-site", `n-${name}`, extra)} data-place={name}>
      {children}
    </g>
  );
}

/** Says what a part of the picture is, to those who hover over it and those who cannot see it. */
export function Told({ label, children }: { label: string; children: ComponentChildren }) {
  const image = { role: "img" as const, "aria-label": label };
  return (
    <g {...image}>
      <title>{label}</title>
      {children}
    </g>
  );
}

/** The outline of a target: where it can be hit, and where it glows. */
export function area(x: number, y: number, width: number, height: number, r = 7) {
  return <rect x={x} y={y} width={width} height={height} rx={r} />;
}
