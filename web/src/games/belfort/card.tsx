import { Art, belfortDrawing, CardFront, type Drawing, lockClosed, plank, resources } from "../../art";
import { usePlay } from "../../board";
import { useScene } from "./context";
import type { Property } from "./view";

const ORDER = ["wood", "stone", "ws", "metal", "gold"] as const;
const SMALL = 12;

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
  return (
    <span class="property-card" style={{ "--card": `${width}px` }} data-piece={piece} data-from={from}>
      <CardFront picture={belfortDrawing(property) as Drawing} width={width} />
      <span class="card-foot" aria-hidden="true">
        <span class="card-name">{words.piece(property)}</span>
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
