import { names } from "../../art";
import { usePlay } from "../../board";
import { Provenance } from "../../board/provenance";
import { useScene } from "./context";
import { Slot } from "./dice";
import { Place } from "./places";
import { Amount, Effects, GUILD, LargeCard, Sign, thing } from "./signs";
import { DieTarget } from "./spot";
import { inWords, nextSpace, useOffer } from "./targets";
import type { Building, HallSpace, View } from "./view";

export function Hall() {
  const { view } = useScene();
  const { words } = usePlay();
  const left = Object.values(view.hall.bag).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return (
    <Place name="hall" aside={<small class="n-aside">{words.t("bag", { count: left })}</small>}>
      <div class="n-offers">
        {view.hall.spaces.map((space) => (
          <Offer key={space.value} of={space} />
        ))}
      </div>
    </Place>
  );
}

function Offer({ of }: { of: HallSpace }) {
  const { price, ...target } = useOffer(of);
  const { value, building, die } = of;
  return (
    <DieTarget {...target} class="n-hall-offer">
      <Slot die={die} place={`hall-${value}`} values={[value]} automa="yellow" />
      {building && <Tile of={building} />}
      <Amount of={thing("coins")} count={price} />
    </DieTarget>
  );
}

/** A building tile: the sign of its guild and what it gives, or the meeting house. */
function Tile({ of }: { of: Building }) {
  const { view } = useScene();
  const { kind } = of;
  return (
    <span
      class={names("n-tile", kind)}
      {...(kind === "workshop" ? { "data-piece": of.tile } : {})}
      data-from="hall"
      data-to="hall"
    >
      <TileFront of={of} view={view} />
    </span>
  );
}

function TileFront({ of, view }: { of: Building; view: View }) {
  const { guild } = of;
  return (
    <>
      <Sign of={guild ? GUILD[guild] : thing("community")} big />
      {guild && (
        <span class="n-effects">
          <Effects of={of.effects} good={view.guilds[guild].good} />
        </span>
      )}
    </>
  );
}

/** What a building is and costs, for the card beside it. */
export function BuildingFacts({ of, price, value, view }: { of: Building; price: number; value: number; view: View }) {
  const { words } = usePlay();
  const { hall } = view;
  const next = of.guild && nextSpace(view, of.guild);
  return (
    <>
      <LargeCard class="n-building-card">
        <TileFront of={of} view={view} />
        <Amount of={thing("coins")} count={price} />
      </LargeCard>
      <p>{words.t("building-costs", { price, value })}</p>
      {of.guild ? (
        <>
          <p>
            {words.t("building-workshop", { guild: of.guild })} {inWords(words, of.effects)}
          </p>
          {next && <p>{words.t("building-goes", { space: next.space, points: next.points, stars: next.stars })}</p>}
          <p>{words.t("building-apprentice", { guild: of.guild })}</p>
        </>
      ) : (
        <p>{words.t("building-community", { points: hall.community.points, stars: hall.community.stars })}</p>
      )}
      <Provenance game="nobility" piece={of.guild ? `workshops.${of.tile}` : "community.tiles"} />
    </>
  );
}
