import { Art, belfortDrawing, type Drawing, figures, names, resources } from "../../art";
import { usePlay } from "../../board";
import { RESOURCES, type SeatView, type View } from "./view";

/** About a seat, for the strip: what it has, whom it employs, what it has built. */
export function SeatLine({ view, seat }: { view: View; seat: number }) {
  const { words } = usePlay();
  const of = view.seats[seat];
  if (!of) return null;
  return (
    <span class="belfort-line">
      <span class="line-stock">
        {RESOURCES.map((what) => (
          <Item
            key={what}
            of={what === "gold" ? resources.coin : (belfortDrawing(what) as Drawing)}
            count={of.stock[what]}
            name={words.piece(what)}
          />
        ))}
        <span class="line-item" title={words.t("hand-of", { seat, count: of.hand_size })}>
          <span class="line-cards" aria-hidden="true" />
          {of.hand_size}
        </span>
      </span>
      <span class="line-more">
        <Team of={of} race="elf" />
        <Team of={of} race="dwarf" />
        <Item of={figures.gnome} count={of.gnomes} name={words.t("majority-gnomes")} />
      </span>
      <span class="line-more line-buildings">
        {of.built.map(({ property, cards, gnomes }) => (
          <span
            key={property}
            class={names("line-built", gnomes > 0 && "staffed")}
            title={words.t("built-short", { property, cards, gnomes })}
          >
            <Art
              of={belfortDrawing(property) as Drawing}
              size={20}
              label={words.t("built-short", { property, cards, gnomes })}
            />
            {cards > 1 && <b>{cards}</b>}
          </span>
        ))}
      </span>
    </span>
  );
}

function Item({ of, count, name }: { of: Drawing; count: number; name: string }) {
  return (
    <span class={names("line-item", count === 0 && "none")} title={`${name}: ${count}`}>
      <Art of={of} size={17} label={name} />
      {count}
    </span>
  );
}

/** How many workers of a race somebody has, and how many of them are masters. */
function Team({ of, race }: { of: SeatView; race: "elf" | "dwarf" }) {
  const { words } = usePlay();
  const masters = of.workers.owned[`master_${race}`] ?? 0;
  const count = (of.workers.owned[race] ?? 0) + masters;
  const name = words.t("team", { race, count, masters });
  return (
    <span class="line-item" title={name}>
      <Art of={belfortDrawing(race) as Drawing} seat={of.seat} size={19} label={name} small />
      {count}
      {masters > 0 && <sup class="line-masters">★{masters}</sup>}
    </span>
  );
}
