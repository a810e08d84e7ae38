import { Art, names } from "../../../art";
import { usePlay } from "../../../board";
import { useScene } from "../context";
import { GOOD, thing } from "../signs";
import { DieTarget, Spot } from "../spot";
import { useQuay, useTrade } from "../targets";
import { type DieOn, GOODS, type Good, type Trade } from "../view";
import { area, HEIGHT, SignBoard, Site, Slab, Tally } from "./kit";
import { SHORE } from "./scenery";

const SHIP = { y: SHORE + 24, sail: 84, column: 32.5 } as const;
const PIER = 32;

/** The port: the ship with what it takes on its sail, its holds below, and the pier for dice. */
export function Harbour({ width }: { width: number }) {
  const { view } = useScene();
  const { words } = usePlay();
  const { ship, dice } = view.port;
  const left = (width - GOODS.length * SHIP.column) / 2 - 4;
  const quay = HEIGHT - PIER + 2;
  return (
    <Site name="port">
      <rect class="t-nowhere" data-place="sea" x={-260} y={SHIP.y + 40} width={20} height={20} />
      {ship && (
        <g key={ship} data-piece={ship} data-from="sea" data-to="sea">
          <Vessel x={left} width={GOODS.length * SHIP.column} name={words.piece(ship)} />
          {GOODS.map((good, k) => {
            const trade = view.port.goods[good];
            return trade && <Hold key={good} good={good} of={trade} x={left + k * SHIP.column} />;
          })}
        </g>
      )}
      <SignBoard x={48} y={SHORE + 2} width={88} name={words.piece("port")} picture={thing("port")} />
      <g class="untouched">
        <path d={`M-420 ${quay - 2}H${width + 2}v${PIER + 60}H-420Z`} fill="url(#planks)" />
        <path class="line" d={`M-420 ${quay - 2}H${width + 2}`} />
        {[2, width - 6].map((x) => (
          <path key={x} d={`M${x} ${quay - 9}h6v12h-6Z`} fill="var(--wood-hi)" />
        ))}
      </g>
      {dice.map((die, k) => (
        <QuaySpot key={k} value={k + 1} die={die} x={left + (k + 0.5) * SHIP.column} y={quay + 1} />
      ))}
    </Site>
  );
}

/** Hull, mast, sail and flag. */
function Vessel({ x, width, name }: { x: number; width: number; name: string }) {
  const { y, sail } = SHIP;
  const deck = y + sail + 12;
  const right = x + width;
  const middle = x + width / 2;
  return (
    <g class="untouched">
      <path class="line" d={`M${middle} ${y - 2}v${sail + 14}`} stroke-width="5" />
      <path
        d={`M${x - 4} ${y + 2}q${width / 2 + 4} 10 ${width + 8} 0 7 ${sail / 2} 0 ${sail}-${width / 2 + 4} 8-${width + 8} 0-7-${sail / 2} 0-${sail}Z`}
        fill="var(--linen)"
      />
      <path
        class="t-stripe"
        d={`M${x - 4} ${y + 2}q${width / 2 + 4} 10 ${width + 8} 0l3 18q-${width / 2 + 7} 9-${width + 14} 0Z`}
      />
      <text class="t-on-sail" x={middle} y={y + 20}>
        {name}
      </text>
      <path
        d={`M${x - 12} ${deck - 10}h18l4 8h${width - 20}l4-8h18q-2 30-24 42H${x + 12}Q${x - 8} ${deck + 20} ${x - 12} ${deck - 10}Z`}
        fill="var(--wood)"
      />
      <path class="shade" d={`M${x - 8} ${deck + 10}h${width + 16}q-6 14-20 22H${x + 12}q-14-8-20-22Z`} />
      <path class="line hair" d={`M${x - 6} ${deck + 4}h${width + 12}M${x + 2} ${deck + 20}h${width - 4}`} />
      <path
        class="flat"
        d={`M${x - 20} ${deck + 32}q8-7 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0v8H${x - 20}Z`}
        fill="var(--sea)"
      />
      <path class="line t-foam" d={`M${x - 18} ${deck + 33}q8-6 14 0M${right - 6} ${deck + 33}q8-6 14 0`} />
    </g>
  );
}

/** What the ship takes of a good: its price on the sail, a hatch for each that can be sold. */
function Hold({ good, of, x }: { good: Good; of: Trade; x: number }) {
  const { price, ...target } = useTrade(good, of);
  const { y, sail, column } = SHIP;
  const middle = x + column / 2;
  const size = 7;
  const first = middle - (of.spaces * (size + 0.6)) / 2;
  return (
    <Spot
      {...target}
      class={names("n-trade", of.free === 0 && "full")}
      shape={area(x + 0.5, y + 25, column - 1, sail + 1, 6)}
    >
      <Art of={GOOD[good]} x={middle - 13} y={y + 27} size={27} />
      <Tally x={middle} y={y + 66} items={[{ count: price, of: thing("coins") }]} size={16} font={13.5} gap={0} />
      {Array.from({ length: of.spaces }, (_, k) => (
        <rect
          key={k}
          class={names("t-hatch", k < of.sold && "sold")}
          x={first + k * (size + 0.6)}
          y={y + sail + 12}
          width={size}
          height={9}
          rx={1.5}
        />
      ))}
    </Spot>
  );
}

function QuaySpot({ value, die, x, y }: { value: number; die: DieOn | null; x: number; y: number }) {
  return (
    <DieTarget {...useQuay(value)} class="n-space" shape={area(x - 14, y - 1, 28, 28)}>
      <Slab x={x - 13} y={y} size={26} die={die} place={`port-${value}`} values={[value]} />
    </DieTarget>
  );
}
