import { Art, belfortDrawing, CardBack, type Drawing, figures, names, places, resources } from "../../art";
import { Count, Roam, usePlay } from "../../board";
import { Provenance } from "../../board/provenance";
import { PropertyCard } from "./about";
import { amountsInWords } from "./amounts";
import { PropertyFront } from "./card";
import { useScene } from "./context";
import { spread, sum } from "./counts";
import { SpotButton } from "./spot";
import type { Property } from "./view";

/** What is for sale: goods at the trading post, cards, and gnomes for hire. */
export function Market() {
  const { words } = usePlay();
  return (
    <Roam label={words.t("market-board")} class="market">
      <TradingPost />
      <Cards />
    </Roam>
  );
}

export function TradingPost() {
  const { view } = useScene();
  const { words } = usePlay();
  const { buy, sell } = view.trading_post;
  const turn = view.this_turn;
  return (
    <section class="place post" data-place="post">
      <h2>
        <Art of={places.tradingPost} size={28} />
        <span>{words.t("trading-post")}</span>
        {turn && <Visits />}
      </h2>
      <div class="trades">
        {Object.entries(buy).map(([what, price]) => (
          <Trade key={what} verb="buy" what={what} gold={price} />
        ))}
        <span class="trades-split" aria-hidden="true" />
        {Object.entries(sell).map(([what, price]) => (
          <Trade key={what} verb="sell" what={what} gold={price} />
        ))}
      </div>
      {turn !== null && turn.conversions > 0 && <Conversions left={turn.conversions} />}
    </section>
  );
}

/** What merchants exchange: in the head of the place where there is room, so that nothing moves when it comes or goes. */
function Conversions({ left }: { left: number }) {
  const { words } = usePlay();
  const count = words.t("conversions-left", { count: left });
  return (
    <span class="conversions" role="group" aria-label={count} title={count}>
      <b aria-hidden="true">{left}×</b>
      {["wood", "stone"].map((what) => {
        const act = { do: "convert", what };
        return (
          <SpotButton key={what} act={[act]} ask={act} class="trade" label={words.action(act)} card={<p>{count}</p>}>
            <Art of={belfortDrawing(what) as Drawing} size={20} />
            <span class="arrow" aria-hidden="true">
              →
            </span>
            <Art of={resources.metal} size={20} />
          </SpotButton>
        );
      })}
    </span>
  );
}

/**
 * How many visits are left to whoever has the turn; in others' turns that is nothing to whoever plays, nor is it where
 * they could neither buy nor sell anything.
 */
function Visits() {
  const { view, seat, question } = useScene();
  const { words, legal } = usePlay();
  const turn = view.this_turn;
  if (!turn || (seat !== null && view.turn !== seat)) return null;
  const begun = turn.may_buy || turn.may_sell;
  const over = question === "turn" && turn.visits_left === 0 && !begun;
  const trades = legal.some((one) => one.do === "buy" || one.do === "sell");
  if (seat !== null && !trades && !over) return null;
  return (
    <span class="visits" title={words.t("visits-hint")}>
      {words.t("visits-left", { count: turn.visits_left, begun: begun ? "yes" : "no" })}
    </span>
  );
}

/** A line of the price list. */
function Trade({ verb, what, gold }: { verb: "buy" | "sell"; what: string; gold: number }) {
  const { words } = usePlay();
  const act = { do: verb, what };
  const goods = what.split("+").map((name, k) => <Art key={k} of={belfortDrawing(name) as Drawing} size={20} />);
  const price = (
    <span class="price">
      <b>{gold}</b>
      <Art of={resources.coin} size={17} />
    </span>
  );
  return (
    <SpotButton
      act={[act]}
      ask={act}
      class={names("trade", verb)}
      label={words.t(`trade-${verb}`, { what, gold })}
      rule="Actions: visit the trading post"
      card={
        <>
          <p>{words.t("about-post")}</p>
          <Provenance game="belfort" piece="trading_post" field={verb} />
        </>
      }
    >
      {verb === "buy" ? price : goods}
      <span class="arrow" aria-hidden="true">
        →
      </span>
      {verb === "buy" ? goods : price}
    </SpotButton>
  );
}

export function Cards() {
  const scene = useScene();
  const { view, pieces } = scene;
  const { words } = usePlay();
  const { pool, deck, discards } = view.cards;
  const seen = new Map<Property, number>();
  const unseen = { do: "take", card: "deck" };
  // A non-player's card costs nothing, and ends nothing.
  const free = scene.question === "np_card";
  const aboutDeck = free ? words.t("deck-for-non-player", { count: deck }) : null;
  return (
    <section class="place cards" data-place="cards">
      <div class="pool" data-place="pool">
        {spread(pool).map((card) => {
          const k = seen.get(card) ?? 0;
          seen.set(card, k + 1);
          const act = { do: "take", card };
          const piece = pieces.at(`c-${card}`, "pool")[k];
          return (
            <SpotButton
              key={piece ?? `${card}-${k}`}
              act={[act]}
              ask={act}
              class="card-spot"
              label={
                free
                  ? words.t("card-for-non-player", { card })
                  : words.t("card-in-pool", {
                      card,
                      cost: amountsInWords(words, view.city.costs[card] ?? {}),
                      price: view.fees.card,
                    })
              }
              title={words.piece(card)}
              rule={`Properties: ${card}`}
              card={<PropertyCard property={card} scene={scene} />}
            >
              <PropertyFront property={card} width={64} piece={piece} from="deck" />
            </SpotButton>
          );
        })}
      </div>
      <SpotButton
        act={[unseen]}
        ask={unseen}
        class="card-spot deck"
        place="deck"
        label={aboutDeck ?? words.t("deck", { count: deck, price: view.fees.card })}
        rule={free ? "Two-player game: gameplay" : "Actions: buy a property card"}
        card={<p>{aboutDeck ?? words.t("about-cards", { price: view.fees.card })}</p>}
      >
        <CardBack width={64} />
        <span class="pile-count">
          <Count value={deck} />
        </span>
      </SpotButton>
      <div class="piles">
        <Discards cards={discards} />
        <Gnomes />
      </div>
    </section>
  );
}

function Discards({ cards }: { cards: Parameters<typeof spread<Property>>[0] }) {
  const { words } = usePlay();
  const list = Object.entries(cards) as [Property, number][];
  const said = list.length ? words.t("amounts", { amounts: list.flat() }) : words.t("nothing");
  return (
    <SpotButton
      class="pile"
      place="discards"
      label={words.t("discards", { count: sum(cards), cards: said })}
      title={words.t("discard-pile")}
      rule="Actions: buy a property card"
      card={<p>{said}</p>}
    >
      <span class="pile-cards" aria-hidden="true" />
      <span class="pile-name" aria-hidden="true">
        {words.t("discard-pile")}
      </span>{" "}
      <b aria-hidden="true">
        <Count value={sum(cards)} />
      </b>
    </SpotButton>
  );
}

/** The gnomes for hire: one is picked up here and put on a lock. */
function Gnomes() {
  const { view } = useScene();
  const { words, legal } = usePlay();
  const fee = view.fees.gnome;
  const some = legal.find((act) => act.do === "staff");
  return (
    <SpotButton
      hold={{ do: "staff" }}
      ask={some ?? { do: "staff", property: "pub" }}
      class="pile gnomes"
      place="gnomes"
      label={words.t("gnomes-for-hire", { count: view.gnomes, fee })}
      title={words.t("gnomes-title")}
      holds={words.t("one-gnome")}
      rule="Actions: hire a gnome"
      card={<p>{words.t("about-gnomes", { fee })}</p>}
    >
      <Art of={figures.gnome} size={26} />
      <span class="pile-name" aria-hidden="true">
        {words.t("gnomes-title")}
      </span>{" "}
      <b aria-hidden="true">
        <Count value={view.gnomes} />
      </b>
      <span class="price" data-count={fee}>
        <Art of={resources.coin} size={15} />
      </span>
    </SpotButton>
  );
}
