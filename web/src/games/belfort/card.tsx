import { Art, belfortDrawing, CardFront, type Drawing, lockClosed, names, plank, resources } from "../../art";
import { usePlay } from "../../board";
import { useScene } from "./context";
import type { Property } from "./view";

const ORDER = ["wood", "stone", "ws", "metal", "gold"] as const;
const SMALL = 12;
/** Letters of a word that fit the frame of a small card. */
const FITS = 11;

/** The face of a property card: the building, its name, what it costs, and what it brings. */
export function PropertyFront({
  property,
  width,
  piece,
  from,
}: {
  property: Property;
  width: number;
  piece?: string | undefined;
  from?: string | undefined;
}) {
  const { words } = usePlay();
  const { view, facts } = useScene();
  const own = facts?.properties[property];
  const cost = view.city.costs[property] ?? {};
  const signs: Drawing[] = [
    ...Array<Drawing>(own?.income ?? 0).fill(resources.coin),
    ...Array<Drawing>(own?.locks ?? 0).fill(lockClosed),
    ...(own?.plank ? [plank] : []),
  ];
  const name = words.piece(property);
  const long = name.split(/\s/).some((word) => word.length > FITS);
  return (
    <span class="property-card" style={{ "--card": `${width}px` }} data-piece={piece} data-from={from}>
      <CardFront picture={belfortDrawing(property) as Drawing} width={width} />
      <span class="card-foot" aria-hidden="true">
        <span class={names("card-name", long && "long")}>{name}</span>
        <span class="card-cost">
          {ORDER.filter((what) => (cost[what] ?? 0) > 0).map((what) => (
            <span key={what} data-count={cost[what]}>
              <Art of={what === "gold" ? resources.coin : (belfortDrawing(what) as Drawing)} size={SMALL} />
            </span>
          ))}
        </span>
        <span class="card-signs">
          {signs.map((of, k) => (
            <Art key={k} of={of} size={SMALL} />
          ))}
        </span>
      </span>
    </span>
  );
}
