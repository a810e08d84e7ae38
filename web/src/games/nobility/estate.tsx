import { Art, caveborn, names } from "../../art";
import { usePlay } from "../../board";
import type { Words } from "../../words";
import { Commissions } from "./commissions";
import { useScene } from "./context";
import { OwnSpace } from "./own_dice";
import { SettlersFacts, SettlersFront, settlersLabel } from "./settlers";
import { Amount, Num, RACE, Sign, thing } from "./signs";
import { Spot } from "./spot";
import type { CommunitySpace, SeatView } from "./view";

/** What a community building on this space brings each round, in words. */
export function incomeOf({ income }: Pick<CommunitySpace, "income">, words: Words): string {
  return Object.entries(income)
    .map(([what, amount]) => words.t(`gain-${what.replaceAll("_", "-")}`, { amount: amount ?? 0 }))
    .join(", ");
}

/** House lots with who lives there, houses still on the platform, and community buildings. */
export function Estate({ of }: { of: SeatView }) {
  const { seat, pieces, view } = useScene();
  const { words } = usePlay();
  return (
    <div class="n-estate">
      <div
        class="n-lots"
        role="group"
        aria-label={words.t("lots-of", { built: of.houses.built, platform: of.houses.platform })}
      >
        {of.lots.map((settlers, k) => (
          <span
            key={k}
            class={names("n-home", settlers && "lived")}
            title={settlers ? settlersLabel(words, settlers) : words.t("lot-free")}
            data-place={`home-${of.seat}-${k + 1}`}
          >
            {settlers ? (
              <>
                <Art
                  of={caveborn.house}
                  seat={of.seat}
                  size={30}
                  piece={pieces.at(`house${of.seat}`, `home-${of.seat}-${k + 1}`)[0]}
                />
                <Art
                  of={RACE[settlers.race]}
                  size={18}
                  class="n-face"
                  label={words.piece(settlers.race)}
                  piece={settlers.card}
                />
              </>
            ) : k < of.houses.built + of.houses.platform ? (
              <Art
                of={caveborn.house}
                seat={of.seat}
                size={30}
                class="n-on-platform"
                piece={pieces.at(`house${of.seat}`, `platform-${of.seat}`)[k - of.houses.built]}
                from="yard"
                label={words.t("house-ready")}
              />
            ) : null}
          </span>
        ))}
      </div>
      <div class="n-communities" role="group" aria-label={words.t("community-of", { count: of.figures.community })}>
        {of.community.map(({ space, built, income }) => {
          const brings = incomeOf({ income }, words);
          const label = words.t("community-space", { space, built: built ? "yes" : "no", income: brings });
          const inside = (
            <>
              <span class="n-brings">
                {Object.entries(income).map(([what, amount]) => (
                  <Amount key={what} of={thing(what)} count={`+${amount}`} />
                ))}
              </span>
              {built ? <Sign of={caveborn.community} big /> : <Num class="n-vacant" of={space} />}
            </>
          );
          const build = { do: "build", space };
          const sell = { do: "sell community", space };
          return of.seat === seat ? (
            <Spot
              key={space}
              act={[build, sell]}
              ask={built ? sell : build}
              class={names("n-community", built && "built")}
              place={`community-${of.seat}-${space}`}
              label={label}
              title={words.piece("community")}
              rule="Guild Hall: community buildings"
              card={
                <>
                  <p>{label}</p>
                  {built && (
                    <p>{words.t("workshop-sale", { coins: view.hall.sale, points: view.hall.community.points })}</p>
                  )}
                </>
              }
            >
              {inside}
            </Spot>
          ) : (
            <span
              key={space}
              class={names("n-community", built && "built")}
              role="img"
              aria-label={label}
              title={label}
            >
              {inside}
            </span>
          );
        })}
        <OwnSpace of={of} />
        <span class="n-fulfilled" title={words.t("council-fulfilled", { count: of.council.length })}>
          <Sign of={thing("council")} label={words.t("council-fulfilled", { count: of.council.length })} />
          <b>{of.council.length}</b>
        </span>
      </div>
      {of.commissions && <Commissions of={of} />}
    </div>
  );
}

/** Settlers that wait for a home. */
export function Hand({ of }: { of: SeatView }) {
  const { seat, facts } = useScene();
  const { words } = usePlay();
  const free = Math.max(0, (facts?.limits.open_settlers ?? 0) - of.settlers.length);
  return (
    <div
      class="n-hand"
      data-place={`hand-${of.seat}`}
      role="group"
      aria-label={words.t("settlers-of", { seat: of.seat, count: of.settlers.length })}
    >
      {of.settlers.map((one, k) => {
        if (one.card === null)
          return (
            <span
              key={k}
              class="n-settlers back"
              role="img"
              aria-label={words.t("hidden-settlers")}
              title={words.t("hidden-settlers")}
            >
              <Sign of={caveborn.settlers} big />
            </span>
          );
        if (of.seat !== seat)
          return (
            <Spot
              key={one.card}
              act={[]}
              class="n-card"
              label={settlersLabel(words, one)}
              title={words.piece(one.card)}
              rule="Settlers cards"
              card={<SettlersFacts of={one} />}
            >
              <SettlersFront of={one} />
            </Spot>
          );
        return (
          <Spot
            key={one.card}
            act={[
              { do: "complete", card: one.card },
              { do: "discard", card: one.card },
            ]}
            ask={{ do: "complete", card: one.card }}
            class={names("n-card", one.goods_suffice && "ready")}
            label={settlersLabel(words, one)}
            title={words.piece(one.card)}
            rule="Settlers cards: completing"
            card={
              <>
                <SettlersFacts of={one} extra={of.character?.extra_good} />
                {one.hidden && <p>{words.t("only-you-see")}</p>}
              </>
            }
          >
            <SettlersFront of={one} />
          </Spot>
        );
      })}
      {Array.from({ length: free }, (_, k) => (
        <span key={k} class="n-card-gap" />
      ))}
    </div>
  );
}
