import { Art, CardFront, type Drawing, drawingOf, lockClosed, names, plank, resources } from "../../art";
import { usePlay } from "../../board";
import { useScene } from "./context";
import type { Cost, Property } from "./view";

const ORDER = ["wood", "stone", "ws", "metal", "gold"] as const;

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
  const name = words.piece(property);
  const signs = [
    ...Array<"coin">(own?.income ?? 0).fill("coin"),
    ...Array<"lock">(own?.locks ?? 0).fill("lock"),
    ...(own?.plank ? ["plank" as const] : []),
  ];
  return (
    <span class="property-card" data-piece={piece} data-from={from}>
      <CardFront picture={drawingOf(property) as Drawing} width={width}>
        <text class={names("card-name", name.length > 11 && "long")} x="50" y="95">
          {name}
        </text>
        <CardCost cost={view.city.costs[property] ?? {}} />
        {signs.map((sign, k) => (
          <Art
            key={k}
            of={sign === "coin" ? resources.coin : sign === "lock" ? lockClosed : plank}
            x={50 + (k - (signs.length - 1) / 2) * 19 - 8}
            y={118}
            size={16}
            small
          />
        ))}
      </CardFront>
    </span>
  );
}

function CardCost({ cost }: { cost: Cost }) {
  const parts = ORDER.filter((name) => (cost[name] ?? 0) > 0);
  return (
    <g>
      {parts.map((name, k) => {
        const x = 50 + (k - (parts.length - 1) / 2) * 28;
        return (
          <g key={name}>
            <text class="card-cost" x={x - 7} y={113}>
              {cost[name]}
            </text>
            <Art
              of={name === "gold" ? resources.coin : (drawingOf(name) as Drawing)}
              x={x - 3}
              y={100}
              size={16}
              small
            />
          </g>
        );
      })}
    </g>
  );
}
