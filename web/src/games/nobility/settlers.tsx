import { names } from "../../art";
import { usePlay } from "../../board";
import { useShownFacts } from "../../board/facts";
import { Provenance } from "../../board/provenance";
import type { Words } from "../../words";
import type { Facts } from "./facts";
import { GOOD, LargeCard, Num, RACE, Sign, thing } from "./signs";
import { Spot } from "./spot";
import { useDisplayCard } from "./targets";
import type { Good, Settlers } from "./view";

/** What a settlers card is, in one sentence. */
export function settlersLabel(words: Words, { card, race, goods, least, most, workers, stars }: Settlers): string {
  return words.t("settlers-card", { card, race, goods: [...goods], least, most, workers, stars });
}

/** The face of a settlers card: who they are, what they want, and whom they bring. */
export function SettlersFront({ of, picture = false }: { of: Settlers; picture?: boolean }) {
  // A picture of the card is not the card: nothing moves when it comes and goes.
  const piece = picture ? {} : { "data-piece": of.card, "data-from": "tavern", "data-to": "tavern" };
  return (
    <span class={names("n-settlers", `race-${of.race}`)} {...piece}>
      <span class="n-settlers-top">
        <Sign of={RACE[of.race]} big />
        <span class="n-settlers-gain">
          {of.workers > 0 && (
            <span>
              <Num of={of.workers} />
              <Sign of={thing("worker")} seat={null} />
            </span>
          )}
          {of.stars > 0 && (
            <span>
              <Num of={of.stars} />
              <Sign of={thing("star")} />
            </span>
          )}
        </span>
      </span>
      <span class={names("n-settlers-goods", of.goods.length > 3 && "four")}>
        {of.goods.map((good) => (
          <Sign key={good} of={GOOD[good]} />
        ))}
      </span>
      <Num class="n-settlers-demand" of={`${of.least}–${of.most}`} />
    </span>
  );
}

/** What a settlers card says, for the card beside it. `extra` is the good of which whoever looks may give one more. */
export function SettlersFacts({ of, extra }: { of: Settlers; extra?: Good | undefined }) {
  const { words } = usePlay();
  const limit = (useShownFacts() as Facts | undefined)?.limits.of_a_good;
  const good = extra && of.goods.includes(extra) ? extra : null;
  return (
    <>
      <LargeCard>
        <SettlersFront of={of} picture />
      </LargeCard>
      <p>{words.t("settlers-wants", { goods: [...of.goods], least: of.least, most: of.most })}</p>
      {limit !== undefined && <p>{words.t("settlers-limit", { limit, good })}</p>}
      <p>{words.t("settlers-brings", { race: of.race, workers: of.workers, stars: of.stars })}</p>
      <Provenance game="nobility" piece={`settlers.${of.card}`} />
    </>
  );
}

/** A settlers card on show: it can be taken when that is asked. */
export function DisplayCard({ of }: { of: Settlers | null }) {
  return of ? <CardSpot of={of} /> : <span class="n-card-gap" />;
}

function CardSpot({ of }: { of: Settlers }) {
  return (
    <Spot {...useDisplayCard(of)} class="n-card">
      <SettlersFront of={of} />
    </Spot>
  );
}
