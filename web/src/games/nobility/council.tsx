import { names } from "../../art";
import { usePlay } from "../../board";
import { Provenance } from "../../board/provenance";
import type { Words } from "../../words";
import { forViewer, ownOf, useScene } from "./context";
import { PlacedDie } from "./dice";
import { Place } from "./places";
import { Amount, GOOD, LargeCard, Num, RACE, range, Sign, thing } from "./signs";
import { DieTarget } from "./spot";
import { useDemand } from "./targets";
import { type CouncilSpace, type Demand, GOODS, type Race } from "./view";

/** The Stone Council: a demand for each member and each pair of values. */
export function Council() {
  const scene = useScene();
  const { view } = scene;
  const { words } = usePlay();
  const own = ownOf(scene);
  const loss = forViewer(view.council.loss, scene);
  return (
    <Place
      name="council"
      aside={
        <small class="n-aside" title={words.t("council-loss", { loss })}>
          −{loss} <Sign of={thing("reputation")} />
        </small>
      }
    >
      <div class="n-council-grid">
        <span class="n-corner" />
        {view.council.members.map((race) => (
          <span key={race} class={names("n-member", (own?.settled[race] ?? 0) > 0 && "settled")}>
            <Sign of={RACE[race]} label={words.piece(race, "many")} />
          </span>
        ))}
        {view.council.rows.map(({ values, spaces }, row) => [
          <span key={row} class="n-council-values">
            {range(values)}
          </span>,
          ...spaces.map((space) => (
            <DemandTile key={`${row}-${space.member}`} row={row + 1} values={values} of={space} />
          )),
        ])}
      </div>
    </Place>
  );
}

function DemandTile({ row, values, of }: { row: number; values: readonly number[]; of: CouncilSpace }) {
  const { view, seat } = useScene();
  const { member, demand, die } = of;
  const { coins, ...target } = useDemand(row, values, of);
  const column = view.council.members.indexOf(member) + 1;
  const could = seat !== null && of.could.includes(seat);
  return (
    <DieTarget {...target} class={names("n-demand", could && "could", !demand && "empty")}>
      {die ? (
        <PlacedDie die={die} place={`council-${row}-${column}`} />
      ) : (
        demand && <DemandFront of={demand} coins={coins} />
      )}
    </DieTarget>
  );
}

/** The face of a demand: how noble one must be, what it brings, and what it costs. */
function DemandFront({ of, coins }: { of: Demand; coins: number }) {
  return (
    <>
      <span class="n-demand-top">
        <Num class="n-nobility" of={of.nobility} />
        <Num class="n-points" of={of.points} />
      </span>
      <span class={names("n-demand-cost", Object.keys(of.goods).length + Number(coins > 0) > 3 && "many")}>
        {coins > 0 && <Amount of={thing("coins")} count={several(coins)} />}
        {GOODS.filter((good) => of.goods[good]).map((good) => (
          <Amount key={good} of={GOOD[good]} count={several(of.goods[good])} />
        ))}
      </span>
    </>
  );
}

/** There is little room on a tile: one thing is drawn without its number. */
export function several(count: number | undefined): number | null {
  return count === undefined || count < 2 ? null : count;
}

/** What a demand costs, as one list: coins and goods. */
export function demandCost(words: Words, { goods }: Demand, coins: number): string {
  const parts = [...(coins > 0 ? ["coin", coins] : []), ...Object.entries(goods).flat()] as (string | number)[];
  return words.t("amounts", { amounts: parts });
}

export function DemandFacts({ of, member, coins, loss }: { of: Demand; member: Race; coins: number; loss: number }) {
  const { words } = usePlay();
  return (
    <>
      <LargeCard class="n-demand-card">
        <Sign of={RACE[member]} big />
        <DemandFront of={of} coins={coins} />
      </LargeCard>
      <p>{words.t("demand-costs", { nobility: of.nobility, cost: demandCost(words, of, coins) })}</p>
      <p>{words.t("demand-brings", { points: of.points, loss })}</p>
      <Provenance game="nobility" piece={`council.tiles.${of.tile}`} />
    </>
  );
}
