import { caveborn, Die, type Drawing, names } from "../../art";
import { usePlay } from "../../board";
import { Sign, telling, thing } from "./signs";
import { GOODS, type SeatView, type View } from "./view";

/** About a seat, for the strip: reputation, nobility, coins, goods, and the dice still to place. */
export function SeatLine({ view, seat }: { view: View; seat: number }) {
  const { words } = usePlay();
  const of = view.seats[seat];
  if (!of) return null;
  const houses = of.houses.built + of.houses.platform;
  const goods = GOODS.reduce((sum, good) => sum + of.goods[good], 0);
  return (
    <span class="nobility-line">
      <span class="n-line-row">
        <Item
          of={thing("coins")}
          about="coins"
          count={of.coins}
          name={words.t("coins-of", { count: of.coins, income: of.income.coins })}
        />
        <Item
          of={thing("reputation")}
          about="reputation"
          count={of.reputation}
          name={words.t("reputation-track", { reputation: of.reputation, used: of.used, left: of.pips_left })}
        />
        <Item
          of={thing("nobility")}
          about="nobility"
          count={of.nobility}
          name={words.t("nobility-short", { nobility: of.nobility })}
        />
        <Item of={thing("any_good")} about="goods" count={goods} name={words.t("goods-short", { count: goods })} />
      </span>
      <span class="n-line-row n-line-more">
        <Item
          of={caveborn.house}
          count={houses}
          name={words.t("houses-short", { count: houses, free: of.houses.platform })}
          seat={seat}
        />
        <Item
          of={caveborn.settlers}
          count={of.settlers.length}
          name={words.t("settlers-of", { seat, count: of.settlers.length })}
        />
        {view.calendar.phase === "actions" && <DiceLeft of={of} />}
      </span>
    </span>
  );
}

/** The dice still to place, or that there will be no more. */
function DiceLeft({ of }: { of: SeatView }) {
  const { words } = usePlay();
  if (of.passed) return null;
  const label = words.t("dice-of", { seat: of.seat, dice: of.dice.join(", ") || "none" });
  return (
    <span class="n-line-dice" role="img" aria-label={label} title={label}>
      {of.dice.map((value, k) => (
        <Die key={k} value={value} seat={of.seat} size={17} small class={names(value > of.pips_left && "n-beyond")} />
      ))}
    </span>
  );
}

function Item({
  of,
  count,
  name,
  about,
  seat = null,
}: {
  of: Drawing;
  count: number;
  name: string;
  about?: Parameters<typeof telling>[1];
  seat?: number | null;
}) {
  const { words } = usePlay();
  const told = about === undefined ? { title: name } : telling(words, about, name);
  return (
    <span class={names("n-line-item", count === 0 && "none")} {...told}>
      <Sign of={of} label={name} seat={seat} />
      {count}
    </span>
  );
}
