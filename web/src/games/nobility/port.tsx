import { names } from "../../art";
import { usePlay } from "../../board";
import { forViewer, ownOf, useScene } from "./context";
import { Slot } from "./dice";
import { Place } from "./places";
import { GOOD, Num, Sign, thing } from "./signs";
import { DieTarget, Spot } from "./spot";
import { GOODS } from "./view";

/** The ship in the port: what it takes, at what price, and a space for each value of a die. */
export function Port() {
  const scene = useScene();
  const { view } = scene;
  const { words } = usePlay();
  const own = ownOf(scene);
  const { ship, dice } = view.port;
  return (
    <Place name="port" aside={ship && <small class="n-aside">{words.piece(ship)}</small>}>
      <div class="n-ship">
        {GOODS.map((good) => {
          const trade = view.port.goods[good];
          if (!trade) return null;
          const price = forViewer(trade.price, scene);
          const act = { do: "sell", good };
          return (
            <Spot
              key={good}
              act={act}
              ask={act}
              class={names("n-trade", trade.free === 0 && "full")}
              place={`port-${good}`}
              label={words.t("ship-good", { good, price, free: trade.free, have: own?.goods[good] ?? 0 })}
              title={words.piece(good)}
              rule="Port"
              card={<p>{words.t("about-ship-good", { price, free: trade.free, spaces: trade.spaces })}</p>}
            >
              <Sign of={GOOD[good]} />
              <span class="n-price">
                <Num of={price} />
                <Sign of={thing("coins")} />
              </span>
              <span class="n-holds">
                {Array.from({ length: trade.spaces }, (_, k) => (
                  <span key={k} class={names("n-hold", k < trade.sold && "sold")} />
                ))}
              </span>
            </Spot>
          );
        })}
      </div>
      <div class="n-quay">
        {dice.map((die, k) => (
          <DieTarget
            key={k}
            visit={{ do: "visit", at: "port" }}
            values={[k + 1]}
            class="n-space bare"
            label={words.t("port-space", { value: k + 1, holder: die?.seat ?? "none" })}
            title={words.piece("port")}
            rule="Port"
            card={<p>{words.t("about-port", { value: k + 1 })}</p>}
          >
            <Slot die={die} place={`port-${k + 1}`} values={[k + 1]} />
          </DieTarget>
        ))}
      </div>
    </Place>
  );
}
