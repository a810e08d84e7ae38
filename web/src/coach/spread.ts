/** Where something is drawn. */
export interface Spot {
  x: number;
  y: number;
}

/** How far from its own place one is moved, at most so many half steps, and which way: above and below first. */
const STEPS = 12;
const WAYS = [-90, 90, -45, 135, 45, -135, 0, 180].map((degrees) => (degrees * Math.PI) / 180);

/**
 * Places for things that would lie over each other: each as near as it can be to where it belongs, none nearer to another than
 * `room`, all within these bounds. Those that come first stay where they are.
 */
export function spread(
  spots: readonly Spot[],
  room: number,
  bounds: { left: number; right: number; top: number; bottom: number },
): Spot[] {
  const placed: Spot[] = [];
  const isFree = ({ x, y }: Spot) => placed.every((one) => Math.hypot(one.x - x, one.y - y) >= room);
  const within = ({ x, y }: Spot): Spot => ({
    x: Math.min(bounds.right, Math.max(bounds.left, x)),
    y: Math.min(bounds.bottom, Math.max(bounds.top, y)),
  });
  for (const spot of spots) placed.push(around(spot, room).map(within).find(isFree) ?? within(spot));
  return placed;
}

/** The spot itself and those around it, the nearest first. */
function around({ x, y }: Spot, room: number): Spot[] {
  const found: Spot[] = [{ x, y }];
  for (let step = 1; step <= STEPS; step++) {
    const far = (room * step) / 2;
    for (const way of WAYS) found.push({ x: x + Math.cos(way) * far, y: y + Math.sin(way) * far });
  }
  return found;
}
