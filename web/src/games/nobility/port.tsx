import { names } from "../../art";
import { usePlay } from "../../board";
import { useScene } from "./context";
import { Slot } from "./dice";
import { Place } from "./places";
import { GOOD, Num, Sign, thing } from "./signs";
import { DieTarget, Spot } from "./spot";
import { useQuay, useTrade } from "./targets";
import { type DieOn, GOODS, type Good, type Trade } from "./view";

/** The ship in the port: what it takes, at what price, and a space for each value of a die. */
export function Port() {
  const { view } = useScene();
  const { words } = usePlay();
  const { ship, dice } = view.port;
  return (
    <Place name="port" aside={ship && <small class="n-aside">{words.piece(ship)}</small>}>
      <div class="n-ship">
        {GOODS.map((good) => {
          const trade = view.port.goods[good];
          if (!trade) return null;
          return <TradeSpot key={good} good={good} of={trade} />;
        })}
      </div>
      <div class="n-quay">
        {dice.map((die, k) => (
          <QuaySpot key={k} value={k + 1} die={die} />
        ))}
      </div>
    </Place>
  );
}

function TradeSpot({ good, of }: { good: Good; of: Trade }) {
  const { price, ...target } = useTrade(good, of);
  return (
    <Spot {...target} class={names("n-trade", of.free === 0 && "full")}>
      <Sign of={GOOD[good]} />
      <span class="n-price">
        <Num of={price} />
        <Sign of={thing("coins")} />
      </span>
      <span class="n-holds">
        {Array.from({ length: of.spaces }, (_, k) => (
          <span key={k} class={names("n-hold", k < of.sold && "sold")} />
        ))}
      </span>
    </Spot>
  );
}

function QuaySpot({ value, die }: { value: number; die: DieOn | null }) {
  return (
    <DieTarget {...useQuay(value)} class="n-space bare">
      <Slot die={die} place={`port-${value}`} values={[value]} />
    </DieTarget>
  );
}
