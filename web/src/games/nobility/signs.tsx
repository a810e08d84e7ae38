import { type ComponentChildren, Fragment } from "preact";
import { Art, caveborn, type Drawing, figures, goods, names, places, races, resources, workings } from "../../art";
import type { Titled } from "../../board";
import type { Words } from "../../words";
import type { Effect, Good, Guild, Race } from "./view";

/** A drawing as large as the text around it. */
export function Sign({ of, seat, label, big }: { of: Drawing; seat?: number | null; label?: string; big?: boolean }) {
  return <Art of={of} seat={seat} label={label} class={names("n-sign", big && "big")} size={big ? 40 : 22} />;
}

export const RACE: Readonly<Record<Race, Drawing>> = {
  halfling: races.halfling,
  human: races.human,
  elf: races.elfFace,
  dwarf: races.dwarfFace,
  green_elf: races.greenElf,
  trobit: races.trobit,
};

export const GUILD: Readonly<Record<Guild, Drawing>> = {
  scholars: workings.scholars,
  artists: workings.artists,
  blacksmiths: workings.blacksmiths,
  wizards: workings.wizards,
  merchants: workings.merchants,
  carpenters: workings.carpenters,
};

export const GOOD: Readonly<Record<Good, Drawing>> = goods;

/** What places, gains and benefits are drawn as, by the names that the rules give them. */
export const THING: Readonly<Record<string, Drawing>> = {
  tavern: places.tavern,
  yard: places.yard,
  hall: places.hall,
  port: caveborn.ship,
  clerk: places.office,
  castle: places.castle,
  castle_extra: places.castle,
  board: caveborn.house,
  council: caveborn.council,
  desk: workings.desk,
  commission: caveborn.commission,
  coin: resources.coin,
  coins: resources.coin,
  reputation: caveborn.reputation,
  nobility: caveborn.nobility,
  modifiers: caveborn.modifier,
  goods: workings.anyGood,
  any_good: workings.anyGood,
  settlers: caveborn.settlers,
  worker: figures.worker,
  point: caveborn.point,
  star: workings.star,
  reroll: workings.reroll,
  buy_any_good: workings.buyAnyGood,
  swap_good: workings.swapGood,
  workshop: caveborn.workshop,
  community: caveborn.community,
  council_coins: caveborn.council,
  council_loss: caveborn.council,
  port_coins: caveborn.ship,
  tavern_cards: caveborn.settlers,
  house_discount: caveborn.house,
  building_discount: caveborn.workshop,
};

/** What a workshop gives; a good of the guild is drawn as that good. */
export function effectOf(effect: Effect, good: Good): Drawing {
  return effect === "guild_good" ? GOOD[good] : (THING[effect] as Drawing);
}

/** What a workshop gives, as signs: of two effects one, so a stroke stands between them. */
export function Effects({ of, good }: { of: readonly Effect[]; good: Good }) {
  return (
    <>
      {of.map((effect, k) => (
        <Fragment key={effect}>
          {k > 0 && <Num of="/" class="n-or" />}
          <Sign of={effectOf(effect, good)} />
        </Fragment>
      ))}
    </>
  );
}

/** What something that is only drawn says of itself: how much of it there is, what it is for, where the rules tell more. */
export function telling(words: Words, about: keyof typeof RULES, title: string): Titled {
  return { title, "data-about": words.t(`tells-${about}`), "data-rule": RULES[about] };
}
const RULES = {
  coins: "Course of a round: income",
  modifiers: "Reputation: modifiers",
  goods: "Guilds: buying goods",
  reputation: "Reputation",
  nobility: "Nobility",
} as const;

/** What is given or got, by its name: goods, too. */
export function thing(name: string): Drawing {
  return THING[name] ?? (GOOD as Partial<Record<string, Drawing>>)[name] ?? resources.coin;
}

/** The same as on the board, large, beside what is told of it. */
export function LargeCard({ class: kind, children }: { class?: string; children: ComponentChildren }) {
  return (
    <span class={names("tip-card", "n-large", kind)} aria-hidden="true">
      {children}
    </span>
  );
}

/** A number that is drawn, as the signs beside it are: what it means is said by the label of what it stands on. */
export function Num({ of, class: extra }: { of: number | string; class?: string }) {
  return <b class={names("n-num", extra)} data-n={of} />;
}

/** A number beside what it counts; null: there is one. */
export function Amount({ of, count, title }: { of: Drawing; count: number | string | null; title?: string }) {
  return (
    <span class="n-amount" {...(title === undefined ? {} : { title, role: "img", "aria-label": title })}>
      {count !== null && <Num of={count} />}
      <Sign of={of} />
    </span>
  );
}

/** "1–2", "4", "1–6": the values that a space takes. */
export function range(values: readonly number[]): string {
  const [low, high] = [values[0], values.at(-1)];
  return low === high ? String(low ?? "") : `${low}–${high}`;
}
