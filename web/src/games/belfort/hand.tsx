import { useRef } from "preact/hooks";
import { CardBack } from "../../art";
import { usePlay } from "../../board";
import { PropertyCard } from "./about";
import { cardAsk, cardHold } from "./acts";
import { amountsInWords } from "./amounts";
import { PropertyFront } from "./card";
import { useScene } from "./context";
import { spread } from "./counts";
import { SpotButton } from "./spot";
import type { Property, SeatView, View } from "./view";

/** As many cards as may be kept have room beside all that is built. */
const KEPT = 5;
const THROWING: ReadonlySet<string> = new Set(["keep", "discard"]);

/** One's own cards. In a turn a card is picked up, to be built somewhere; when cards must go, a click says which. */
export function Hand({ of }: { of: SeatView }) {
  const { pieces } = useScene();
  const { words } = usePlay();
  const seen = new Map<Property, number>();
  const cards = spread(of.hand ?? {}).map((card) => {
    const k = seen.get(card) ?? 0;
    seen.set(card, k + 1);
    const piece = pieces.at(`c-${card}`, `hand-${of.seat}`)[k];
    return { key: piece ?? `${card}-${k}`, card, piece };
  });
  const places = usePlaces(
    of.seat,
    cards.map(({ key }) => key),
  );
  return (
    <div
      class="hand"
      data-place={`hand-${of.seat}`}
      data-many={places.length > KEPT || undefined}
      role="group"
      aria-label={words.t("your-hand", { count: of.hand_size })}
    >
      {places.map((place) => {
        const held = cards.find(({ key }) => key === place);
        return held ? (
          <HandCard key={place} card={held.card} piece={held.piece} />
        ) : (
          <span key={place} class="card-spot" data-gap />
        );
      })}
      {of.hand_size === 0 && <p class="built-none">{words.t("no-cards")}</p>}
    </div>
  );
}

/** While several cards must go one after the other, those left stay where they are: one has seen them there. */
function usePlaces(seat: number, held: readonly string[]): readonly string[] {
  const { question } = useScene();
  const before = useRef<{ seat: number; places: readonly string[] }>({ seat, places: held });
  const stay =
    THROWING.has(question) && before.current.seat === seat && held.every((key) => before.current.places.includes(key));
  if (!stay) before.current = { seat, places: held };
  return before.current.places;
}

function HandCard({ card, piece }: { card: Property; piece: string | undefined }) {
  const scene = useScene();
  const { words } = usePlay();
  const goes = scene.question === "show" ? "show" : "discard";
  const thrown = ["keep", "discard", "show"].includes(scene.question);
  const act = { do: goes, card };
  return (
    <SpotButton
      {...(thrown
        ? { act: [act], ask: act }
        : { hold: cardHold(card), ask: cardAsk(card, freeDistrict(scene.view, card)) })}
      class="card-spot"
      label={words.t("card-in-hand", { card, cost: amountsInWords(words, scene.view.city.costs[card] ?? {}) })}
      title={words.piece(card)}
      rule={`Properties: ${card}`}
      card={<PropertyCard property={card} scene={scene} />}
    >
      <PropertyFront property={card} width={84} piece={piece} from="deck" />
    </SpotButton>
  );
}

/** A district where a card could go, for asking why it cannot be built. */
function freeDistrict(view: View, card: Property): number {
  const symbol = card === "keep" ? "keep_left" : card === "gatehouse" ? "gate_after" : card;
  return view.city.districts.find(({ symbols }) => symbols[symbol] === null)?.district ?? 1;
}

/** What others hold: backs of cards, and those that were seen. */
export function HiddenHand({ of }: { of: SeatView }) {
  const { words } = usePlay();
  const known = spread(of.known);
  return (
    <div class="hand hidden-hand">
      {Array.from({ length: of.hand_size }, (_, k) => {
        const card = known[k];
        return card ? (
          <span key={k} class="known-card" title={words.t("card-was-seen", { card })}>
            <PropertyFront property={card} width={44} />
          </span>
        ) : (
          <CardBack key={k} width={44} />
        );
      })}
      <span class="unseen">{words.t("hand-of", { seat: of.seat, count: of.hand_size })}</span>
    </div>
  );
}
