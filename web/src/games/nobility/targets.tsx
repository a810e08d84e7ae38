import type { TargetProps } from "../../board";
import { usePlay } from "../../board";
import { Provenance } from "../../board/provenance";
import type { Act, Words } from "../../words";
import { benefit } from "./chancery";
import { forViewer, ownOf, useScene } from "./context";
import { DemandFacts, demandCost } from "./council";
import { BuildingFacts } from "./hall";
import { SettlersFacts, settlersLabel } from "./settlers";
import { range } from "./signs";
import type {
  CastleSpace,
  ClerkSpace,
  CouncilSpace,
  Desk,
  Good,
  Guild,
  GuildSpace,
  HallSpace,
  Row,
  Settlers,
  Trade,
  View,
  WorkshopSpace,
} from "./view";

/*
 * What can be chosen in the town: what each thing stands for, what it is called, what its card says. The clear board and
 * the picture of the town draw the same targets.
 */

export type Choosable = Omit<TargetProps, "shape" | "class" | "children">;
export interface ForDie extends Omit<Choosable, "act" | "ask" | "hold"> {
  visit: Act;
  values: readonly number[] | null;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** The row of dice in the tavern or the yard; `bound` is what its next space takes. */
export function useDiceRow(at: "tavern" | "yard"): ForDie & { bound: string } {
  const scene = useScene();
  const { view } = scene;
  const { words } = usePlay();
  const there = view[at].dice.flatMap((die) => (die ? [die.value] : []));
  const bound = at === "tavern" ? `≥${view.tavern.at_least}` : `≤${view.yard.at_most}`;
  return {
    visit: { do: "visit", at },
    values: FACES.filter((face) => (at === "tavern" ? face >= view.tavern.at_least : face <= view.yard.at_most)),
    bound,
    label: words.t("dice-row", { place: at, bound, dice: there.join(", ") || "none" }),
    title: words.piece(at),
    rule: at === "tavern" ? "Cavern Tavern" : "Construction Yard",
    card: (
      <p>
        {at === "tavern"
          ? words.t("about-tavern", { least: view.tavern.at_least, takes: forViewer(view.tavern.takes, scene) })
          : words.t("about-yard", { most: view.yard.at_most, price: forViewer(view.yard.price, scene) })}
      </p>
    ),
  };
}

export function useCastleSpace({ values, reputation, die }: CastleSpace, k: number): ForDie {
  const { words } = usePlay();
  const at = k === 3 ? "castle_extra" : "castle";
  return {
    visit: { do: "visit", at },
    values,
    label: words.t("castle-space", { values: range(values), reputation, holder: die?.seat ?? "none" }),
    title: words.piece(at),
    rule: "White Castle",
    card: (
      <>
        <p>{words.t("about-castle", { reputation })}</p>
        <Provenance game="nobility" piece={`castle.die_spaces.${k + 1}`} />
      </>
    ),
  };
}

export function useClerkSpace({ values, modifiers, buy, commissions, loss, die }: ClerkSpace): ForDie {
  const { view } = useScene();
  const { words } = usePlay();
  return {
    visit: { do: "visit", at: "clerk" },
    values,
    label: words.t("clerk-space", { values: range(values), modifiers, buy, holder: die?.seat ?? "none" }),
    title: words.piece("clerk"),
    rule: "Berk the clerk",
    card: (
      <>
        <p>{words.t("about-clerk", { modifiers, buy, price: view.clerk.price })}</p>
        <p>{words.t("about-clerk-renew")}</p>
        {commissions > 0 && <p>{words.t("about-clerk-commission", { commissions, loss })}</p>}
      </>
    ),
  };
}

export function useGuildSpace(name: Guild, space: GuildSpace): ForDie {
  const { view } = useScene();
  const { words } = usePlay();
  const { good, price, dice_left } = view.guilds[name];
  const { buy, apprentices, activates, die } = space;
  const values = range(space.values);
  return {
    visit: { do: "visit", at: name },
    values: space.values,
    label: words.t("guild-space", {
      guild: name,
      values,
      buy,
      apprentices,
      activates,
      holder: die ? (die.seat ?? "automa") : "none",
    }),
    title: words.piece(name),
    rule: "Guilds",
    card: (
      <>
        <p>{words.t("about-guild-space", { good, values, buy, price, apprentices, activates })}</p>
        <p>{words.t("about-guild-dice", { left: dice_left })}</p>
        <Provenance game="nobility" piece={`guilds.die_spaces.${view.guilds[name].die_spaces.indexOf(space) + 1}`} />
      </>
    ),
  };
}

/** A workshop space: what building there brings; or the workshop, its owner, and what it gives. */
export function useWorkshop(guild: Guild, of: WorkshopSpace): Choosable {
  const { view, seat } = useScene();
  const isNext = nextSpace(view, guild) === of;
  const { words } = usePlay();
  const { space, points, stars, reward, workshop, owner } = of;
  const act = { do: "sell workshop", guild, space };
  const mine = owner !== null && owner === seat;
  const effects = inWords(words, workshop?.effects ?? []);
  return {
    act: mine ? act : [],
    ...(mine ? { ask: act } : {}),
    place: `${guild}-w${space}`,
    label: words.t("workshop-space", {
      space,
      effects,
      built: workshop ? "yes" : "no",
      owner: owner ?? "none",
      points,
      stars,
    }),
    title: words.t(workshop ? "workshop" : "workshop-free", { space }),
    rule: workshop ? "Guilds: activating workshops" : "Guild Hall: workshops",
    card: (
      <>
        {workshop && (
          <p>
            {words.t("workshop-gives")} {effects}
          </p>
        )}
        {!workshop && <p>{words.t("workshop-worth", { points, stars })}</p>}
        {isNext && <p>{words.t("workshop-next")}</p>}
        <p>{words.t("workshop-reward", { coins: reward.coins, points: reward.points })}</p>
        {mine && <p>{words.t("workshop-sale", { coins: view.hall.sale, points })}</p>}
        <Provenance
          game="nobility"
          piece={workshop ? `workshops.${workshop.tile}` : `guilds.workshop_spaces.${space}`}
        />
      </>
    ),
  };
}

/** Where the next workshop of a guild is built. */
export function nextSpace(view: View, guild: Guild): WorkshopSpace | undefined {
  return view.guilds[guild].workshops.find(({ workshop }) => workshop === null);
}

/** What a workshop gives, in words: of two effects one. */
export function inWords(words: Words, effects: readonly string[]): string {
  return words.either(effects.map((effect) => words.t(`effect-${effect.replaceAll("_", "-")}`)));
}

/** While an apprentice is placed: whether it joins this guild, or would leave it for the other. */
export function useComings(name: Guild): "joins" | "leaves" | null {
  const { view, question } = useScene();
  if (question !== "apprentice") return null;
  return view.this_turn?.visit?.place === name ? "joins" : "leaves";
}

/** Everybody's apprentices in a guild; one's own can be moved or called back when that is asked. */
export function useApprentices(name: Guild): Choosable {
  const { view, seat } = useScene();
  const { words } = usePlay();
  const guild = view.guilds[name];
  const mine = seat === null ? 0 : (guild.apprentices[seat] ?? 0);
  // Whoever is made an apprentice comes here: here is where one presses.
  const joins = useComings(name) === "joins";
  const own = mine > 0 ? { ask: { do: "recall", from: name } } : {};
  return {
    act: joins
      ? [{ do: "apprentice" }, { do: "move" }]
      : [
          { do: "move", from: name },
          { do: "recall", from: name },
        ],
    ...(joins ? { ask: { do: "apprentice" } } : own),
    label: words.t("apprentices-here", {
      guild: name,
      mine,
      others: guild.apprentices.reduce((sum, count) => sum + count, 0) - mine,
      room: guild.room,
      income: guild.income,
    }),
    title: words.t("apprentices"),
    rule: "Guilds: apprentices",
    card: (
      <>
        <p>
          {guild.income_with_one_more === null
            ? words.t("apprentice-income", { income: guild.income })
            : words.t("apprentice-income-more", { income: guild.income, next: guild.income_with_one_more })}
        </p>
        {guild.apprentices.map((count, who) =>
          count > 0 ? <p key={who}>{words.t("apprentices-of", { seat: who, count })}</p> : null,
        )}
      </>
    ),
  };
}

export function useOffer(of: HallSpace): ForDie & { price: number } {
  const scene = useScene();
  const { words } = usePlay();
  const { value, building, die } = of;
  const price = forViewer(of.price, scene);
  const what = building === null ? "none" : building.kind === "community" ? "community" : (building.guild ?? "none");
  return {
    visit: { do: "visit", at: "hall" },
    values: [value],
    price,
    place: `hall-${value}`,
    label: words.t("hall-space", { value, price, what, holder: die ? (die.seat ?? "automa") : "none" }),
    title: building?.kind === "workshop" ? words.t("workshop") : words.piece(building ? "community" : "hall"),
    rule: "Guild Hall",
    card: building && <BuildingFacts of={building} price={price} value={value} view={scene.view} />,
  };
}

export function useTrade(good: Good, trade: Trade): Choosable & { price: number } {
  const scene = useScene();
  const { words } = usePlay();
  const act = { do: "sell", good };
  const price = forViewer(trade.price, scene);
  const { ship } = scene.view.port;
  return {
    act,
    ask: act,
    price,
    place: `port-${good}`,
    label: words.t("ship-good", { good, price, free: trade.free, have: ownOf(scene)?.goods[good] ?? 0 }),
    title: words.piece(good),
    rule: "Port",
    card: (
      <>
        <p>{words.t("about-ship-good", { price, free: trade.free, spaces: trade.spaces })}</p>
        {ship && <Provenance game="nobility" piece={`ships.${ship}`} />}
      </>
    ),
  };
}

/** The space for dice of a value at the port. */
export function useQuay(value: number): ForDie {
  const { view } = useScene();
  const { words } = usePlay();
  return {
    visit: { do: "visit", at: "port" },
    values: [value],
    label: words.t("port-space", { value, holder: view.port.dice[value - 1]?.seat ?? "none" }),
    title: words.piece("port"),
    rule: "Port",
    card: <p>{words.t("about-port", { value })}</p>,
  };
}

export function useDemand(row: number, values: readonly number[], of: CouncilSpace): ForDie & { coins: number } {
  const scene = useScene();
  const { words } = usePlay();
  const { member, demand, die } = of;
  const coins = forViewer(of.coins, scene);
  return {
    visit: { do: "visit council", member },
    values,
    coins,
    place: `council-${row}-${member}`,
    label: demand
      ? words.t("demand", {
          member,
          values: range(values),
          nobility: demand.nobility,
          cost: demandCost(words, demand, coins),
          points: demand.points,
          holder: die?.seat ?? "none",
        })
      : words.t("demand-none", { member, values: range(values) }),
    title: words.t("demand-of", { member }),
    rule: "Stone Council",
    card: demand && (
      <DemandFacts of={demand} member={member} coins={coins} loss={forViewer(scene.view.council.loss, scene)} />
    ),
  };
}

export function useDesk(row: Row, of: Desk): ForDie {
  const { words } = usePlay();
  const { value, race } = of;
  return {
    visit: { do: "visit desk", row },
    values: [value],
    place: `desk-${row}-${value}`,
    label: words.t("desk-label", { value, race, holder: of.seat ?? "none", benefit: benefit(words, of) }),
    title: words.t("desk-of", { race }),
    rule: "Chancery: the board",
    card: (
      <>
        <p>{benefit(words, of)}</p>
        <p>{words.t("desk-needs", { value, race })}</p>
        <Provenance game="nobility" piece={`desks.${row}.${value}`} />
      </>
    ),
  };
}

/** A settlers card on show: it can be taken when that is asked. */
export function useDisplayCard(of: Settlers): Choosable {
  const { words } = usePlay();
  const extra = ownOf(useScene())?.character?.extra_good;
  const act = { do: "take", card: of.card };
  return {
    act,
    ask: act,
    label: settlersLabel(words, of),
    title: words.piece(of.card),
    rule: "Settlers cards",
    card: <SettlersFacts of={of} extra={extra} />,
  };
}
