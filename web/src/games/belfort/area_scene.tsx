import { Art, belfortDrawing, type Drawing } from "../../art";
import type { Area } from "./view";

/** A drawing in a landscape: what, where its upper left corner is, and how large it is. */
type Piece = readonly [name: string, x: number, y: number, size: number];

/** The landscape of each area, with what it is known by in the middle: a narrow field shows no more than that. */
const PIECES: Record<Area, readonly Piece[]> = {
  forest: [
    ["forest", -6, 48, 44],
    ["forest", 62, 44, 42],
    ["forest", 138, 42, 44],
    ["forest", 204, 48, 44],
    ["forest", 22, 56, 56],
    ["forest", 164, 54, 58],
    ["forest", 88, 48, 66],
  ],
  quarry: [
    ["quarry", -4, 62, 44],
    ["quarry", 196, 60, 46],
    ["quarry", 36, 56, 56],
    ["quarry", 150, 54, 58],
    ["quarry", 86, 44, 70],
    ["stone", 66, 92, 24],
    ["stone", 148, 94, 22],
  ],
  mine: [
    ["forest", 2, 60, 38],
    ["forest", 204, 58, 38],
    ["quarry", 42, 66, 46],
    ["quarry", 156, 66, 46],
    ["mine", 84, 42, 74],
    ["metal", 64, 92, 24],
    ["metal", 152, 93, 24],
  ],
  gold_mine: [
    ["quarry", 0, 66, 42],
    ["quarry", 200, 64, 44],
    ["forest", 44, 56, 44],
    ["forest", 154, 56, 44],
    ["gold_mine", 84, 42, 74],
    ["gold", 60, 92, 24],
    ["gold", 156, 92, 24],
  ],
};

/** What an area looks like, behind those who work there. */
export function AreaScene({ area }: { area: Area }) {
  return (
    <svg class="area-scene art" viewBox="0 0 240 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="area-far" d="M0 82q60-28 120-12t120-12v62H0Z" />
      {PIECES[area].map(([name, x, y, size]) => (
        <Art key={`${name}${x}`} of={belfortDrawing(name) as Drawing} x={x} y={y} size={size} small={size < 30} />
      ))}
      <path class="area-near" d="M0 108q70-9 130-3t110-4v19H0Z" />
    </svg>
  );
}
