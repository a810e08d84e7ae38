import { Art, caveborn, characterOf, figures, Icon, Marker, names, seatClass } from "../../art";
import { Count, Roam, usePlay } from "../../board";
import { Provenance } from "../../board/provenance";
import { useScene } from "./context";
import { Estate, Hand } from "./estate";
import { DiceOf } from "./own_dice";
import { Amount, GOOD, LargeCard, Num, Sign, telling, thing } from "./signs";
import { Spot } from "./spot";
import { Nobility, Reputation } from "./tracks";
import { GOODS, type SeatView } from "./view";

/** A player's board: who they are, what they have, whom they house, and what they can still do this round. */
export function PlayerBoard({ of, dice = true }: { of: SeatView; dice?: boolean }) {
  const { words } = usePlay();
  return (
    <Roam label={words.t("board-of", { seat: of.seat })} class={names("n-player", seatClass(of.seat))}>
      <Person of={of} />
      <div class="n-means">
        {dice && <DiceOf of={of} />}
        <Store of={of} />
        <Reputation of={of} />
        <Nobility of={of} />
      </div>
      <Estate of={of} />
      <Hand of={of} />
    </Roam>
  );
}

function Person({ of }: { of: SeatView }) {
  const { words } = usePlay();
  const { character } = of;
  const gains = Object.entries(character?.gain ?? {});
  const bust = character && characterOf(character.card);
  const about = gains.map(([what, amount]) => words.t(`gain-${what.replaceAll("_", "-")}`, { amount: amount ?? 0 }));
  return (
    <div class="n-person">
      <div class="n-who" data-place={`player-${of.seat}`}>
        <Marker seat={of.seat} size={18} />
        <b>{words.nameOf(of.seat)}</b>
        {of.passed && (
          <span class="n-passed" title={words.t("has-passed")}>
            <Icon name="check" size={15} label={words.t("has-passed")} />
          </span>
        )}
      </div>
      {character && bust && (
        <Spot
          class="n-character"
          place={`character-${of.seat}`}
          label={words.t("character-label", {
            character: character.card,
            good: character.extra_good,
            gain: about.join(", "),
            lord: of.lord ? "yes" : "no",
          })}
          title={words.piece(character.card)}
          rule="Nobility: characters"
          card={
            <>
              <LargeCard class="n-character-card">
                <Art of={bust} size={104} />
                <span class="n-gains">
                  <Amount of={GOOD[character.extra_good]} count="+1" />
                  <Num of="♛:" />
                  {gains.map(([what, amount]) => (
                    <Amount key={what} of={thing(what)} count={amount ?? 0} />
                  ))}
                </span>
              </LargeCard>
              <p>{words.t("character-good", { good: character.extra_good })}</p>
              <p>{words.t("character-gain", { gain: about.join(", "), lord: of.lord ? "yes" : "no" })}</p>
              <Provenance game="nobility" piece={`characters.${character.card}`} />
            </>
          }
        >
          <Art of={bust} size={34} class="n-bust" />
          <span class="n-character-words">
            <span class="n-character-name">{words.piece(character.card)}</span>
            <span class={names("n-gains", of.lord && "had")}>
              <Amount of={GOOD[character.extra_good]} count="+1" />
              <Num of="♛:" />
              {gains.map(([what, amount]) => (
                <Amount key={what} of={thing(what)} count={amount ?? 0} />
              ))}
            </span>
          </span>
        </Spot>
      )}
      <div class="n-purse">
        <span
          class="n-big"
          {...telling(words, "coins", words.t("coins-of", { count: of.coins, income: of.income.coins }))}
          data-place={`coins-${of.seat}`}
        >
          <Sign of={thing("coins")} />
          <Count value={of.coins} label={words.t("coins-of", { count: of.coins, income: of.income.coins })} />
          <small>+{of.income.coins}</small>
        </span>
        <span class="n-big" {...telling(words, "modifiers", words.t("modifiers-of", { count: of.modifiers }))}>
          <Sign of={caveborn.modifier} />
          <Count value={of.modifiers} label={words.t("modifiers-of", { count: of.modifiers })} />
        </span>
      </div>
      <Workers of={of} />
    </div>
  );
}

/** The workers lot: one of them can be sent to a guild when that is asked. */
function Workers({ of }: { of: SeatView }) {
  const { seat, pieces } = useScene();
  const { words } = usePlay();
  const { workers, supply } = of.figures;
  const label = words.t("workers-lot", { count: workers, supply });
  const look = names("n-lot", workers === 0 && "none");
  const men = (
    <span class="n-men">
      {workers === 0 && <Sign of={figures.worker} seat={null} />}
      {Array.from({ length: workers }, (_, k) => (
        <Art
          key={k}
          of={figures.worker}
          seat={of.seat}
          size={24}
          class="n-man"
          piece={pieces.at(`man${of.seat}`, `lot-${of.seat}`)[k]}
          from={`seat-${of.seat}`}
        />
      ))}
    </span>
  );
  if (of.seat !== seat)
    return (
      <span class={look} role="img" aria-label={label} title={label}>
        {men}
      </span>
    );
  return (
    <Spot
      act={{ do: "apprentice" }}
      ask={{ do: "apprentice" }}
      class={look}
      place={`lot-${of.seat}`}
      label={label}
      title={words.t("workers")}
      rule="Guilds: placing workers"
      card={<p>{label}</p>}
    >
      {men}
    </Spot>
  );
}

/** Goods; when one is asked for, they are chosen here. */
function Store({ of }: { of: SeatView }) {
  const { seat, question } = useScene();
  const { words } = usePlay();
  const verb = { gain: "gain", sell: "sell", activate: "purchase" }[question];
  return (
    <div
      class="n-store"
      role="group"
      aria-label={words.t("goods-of", { seat: of.seat })}
      data-place={`goods-${of.seat}`}
    >
      {GOODS.map((good) => {
        const more = of.income.goods[good] ?? 0;
        const label = words.t("good-of", { good, count: of.goods[good], income: more });
        const inside = (
          <>
            <Sign of={GOOD[good]} />
            <Count value={of.goods[good]} />
            {more > 0 && <Num class="n-more" of={`+${more}`} />}
          </>
        );
        const look = names("n-good", of.goods[good] === 0 && "none");
        return of.seat === seat && verb ? (
          <Spot
            key={good}
            act={{ do: verb, good }}
            ask={{ do: verb, good }}
            class={look}
            label={label}
            title={words.piece(good)}
          >
            {inside}
          </Spot>
        ) : (
          <span key={good} class={look} role="img" aria-label={label} {...telling(words, "goods", label)}>
            {inside}
          </span>
        );
      })}
    </div>
  );
}
