import type { SymbolName } from "./view";

/*
 * The city is a regular pentagon, a district on each side. A district has coordinates of its own: `v` goes from the
 * middle of the city outwards, `u` along the outer side, clockwise seen from above. What stands in a district is drawn
 * upright wherever the district lies.
 */

export interface Point {
  x: number;
  y: number;
}

export const DISTRICTS = [1, 2, 3, 4, 5] as const;
const SPREAD = Math.tan(Math.PI / 5);

/** How far from the middle (along `v`) things begin and end. */
export const RING = { keep: 68, town: 199, wall: 219, track: 246 } as const;
export const TRACK_SPACES = 50;
const SPACES_PER_SIDE = 10;

/** Which way a district lies, in radians; with the tip of the pentagon up, the first is at the upper right. */
export function directionOf(district: number): number {
  return ((-54 + 72 * (district - 1)) * Math.PI) / 180;
}

/** A district that is looked at alone has the city wall in front. */
export const ALONE = Math.PI / 2;

export function at(direction: number, u: number, v: number): Point {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  return { x: v * cos - u * sin, y: v * sin + u * cos };
}

/** Half of a district's width, so far out. */
export function half(v: number): number {
  return v * SPREAD;
}

export function next(district: number): number {
  return (district % DISTRICTS.length) + 1;
}

export interface Plot {
  u: number;
  v: number;
  /** Half of its size. */
  r: number;
}

/** Where the fifteen symbols of a district are. */
export const PLOTS: Readonly<Record<SymbolName, Plot>> = {
  keep_left: { u: -15.5, v: 48, r: 14 },
  keep_right: { u: 15.5, v: 48, r: 14 },
  library: { u: -17.5, v: 93, r: 17 },
  bank: { u: 17.5, v: 93, r: 17 },
  gate_before: { u: -59, v: 108, r: 15 },
  gate_after: { u: 59, v: 108, r: 15 },
  inn: { u: -56, v: 142, r: 17 },
  pub: { u: -18.5, v: 134, r: 17 },
  gardens: { u: 18.5, v: 134, r: 17 },
  tower: { u: 56, v: 142, r: 17 },
  blacksmith: { u: -82, v: 177, r: 17 },
  guild: { u: 0, v: 175, r: 25 },
  market: { u: 82, v: 177, r: 17 },
  wall_left: { u: -78, v: 209, r: 12 },
  wall_right: { u: 78, v: 209, r: 12 },
};

/** Where a worker is called back from a guild unused: beside it, on the side where the worker stands (at the lower right),
 *  and on none of the symbols. */
export function besideGuild(direction: number): Point & { r: number } {
  const [one, other] = [at(direction, 46, 178), at(direction, -46, 178)];
  return { ...(one.x + one.y > other.x + other.y ? one : other), r: 12 };
}

/** Half of the length of a wall that can be built. */
export const WALL_HALF = 46;

/** The corners of a district's stripe between two distances from the middle. */
export function stripe(direction: number, from: number, to: number): Point[] {
  return [
    at(direction, -half(from), from),
    at(direction, -half(to), to),
    at(direction, half(to), to),
    at(direction, half(from), from),
  ];
}

/** The points of a regular pentagon whose sides are so far from the middle, one of them in this direction. */
export function pentagon(v: number, direction = directionOf(1)): Point[] {
  return DISTRICTS.map((district) => at(direction + directionOf(district) - directionOf(1), -half(v), v));
}

export function path(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

// the score track

/** The space on the track for a score: it goes on from the beginning after the last. Zero is beside the track. */
export function spaceOf(score: number): number {
  return score <= 0 ? 0 : ((score - 1) % TRACK_SPACES) + 1;
}

function along(space: number): { direction: number; k: number } {
  const side = Math.floor((space - 1) / SPACES_PER_SIDE);
  return { direction: directionOf(side + 1), k: (space - 1) % SPACES_PER_SIDE };
}

/** The corners of spaces `from` to `to` of the track; both on one side. */
export function spacesOutline(from: number, to: number): Point[] {
  const { direction, k } = along(from);
  const first = (2 * k) / SPACES_PER_SIDE - 1;
  const last = (2 * (k + to - from + 1)) / SPACES_PER_SIDE - 1;
  const corner = (share: number, v: number) => at(direction, share * half(v), v);
  return [corner(first, RING.wall), corner(first, RING.track), corner(last, RING.track), corner(last, RING.wall)];
}

/** The middle of a space; `out` moves it outwards. Space 0 is beside the tip, before the first. */
export function spaceMiddle(space: number, out = 0): Point {
  const v = (RING.wall + RING.track) / 2 + out;
  if (space === 0) return { x: 38, y: 4 - RING.track / Math.cos(Math.PI / 5) };
  const { direction, k } = along(space);
  return at(direction, ((2 * k + 1) / SPACES_PER_SIDE - 1) * half(v), v);
}

/** Where the sign of a tax band is, whose spaces are these. */
export function bandMiddle(first: number, last: number): Point {
  return spaceMiddle(Math.floor((first + last) / 2), 18);
}
export const BAND_SIGN = 10;

/** Whether something that stands upright beside the city leaves the track free, and the signs of its tax bands. */
export function isClear(box: { x: number; y: number; width: number; height: number }, band: number): boolean {
  const xs = [box.x, box.x + box.width];
  const ys = [box.y, box.y + box.height];
  const beside = DISTRICTS.some((district) => {
    const { x, y } = at(directionOf(district), 0, 1);
    return Math.min(...xs.map((one) => x * one)) + Math.min(...ys.map((one) => y * one)) > RING.track + 1;
  });
  return (
    beside &&
    !bandsOf(band).some(([first, last]) => {
      const { x, y } = bandMiddle(first, last);
      const [dx, dy] = [Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)];
      return Math.hypot(dx, dy) < BAND_SIGN + 0.5;
    })
  );
}

/** The first and the last space of each tax band, so many spaces wide; one for all is none. */
export function bandsOf(wide: number): [number, number][] {
  const bands = Array.from({ length: Math.ceil(TRACK_SPACES / wide) }, (_, k) => k * wide + 1);
  return wide < TRACK_SPACES ? bands.map((first) => [first, Math.min(TRACK_SPACES, first + wide - 1)]) : [];
}

/** Markers that share a space stand in a small heap: where the one of so many goes, from the middle. */
export function heap(index: number, count: number): Point {
  if (count <= 1) return { x: 0, y: 0 };
  if (count === 2) return { x: index === 0 ? -6 : 6, y: 0 };
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: 8 * Math.cos(angle), y: 8 * Math.sin(angle) };
}

/** The battlements of the wall of one district, as a path. */
export function battlements(direction: number): string {
  const teeth = 21;
  const deep = 5;
  const points: Point[] = [];
  const outer = RING.wall - 1;
  const edge = half(outer - deep);
  for (let k = 0; k < teeth; k++) {
    const [left, right] = [edge * ((2 * k) / teeth - 1), edge * ((2 * k + 2) / teeth - 1)];
    const v = k % 2 === 0 ? outer : outer - deep;
    points.push(at(direction, left, v), at(direction, right, v));
  }
  points.push(at(direction, half(RING.town), RING.town), at(direction, -half(RING.town), RING.town));
  return path(points);
}
