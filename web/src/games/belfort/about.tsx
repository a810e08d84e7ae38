import { usePlay } from "../../board";
import { Provenance } from "../../board/provenance";
import type { Arguments, Words } from "../../words";
import { Amounts } from "./amounts";
import { PropertyFront } from "./card";
import { type Scene, SceneProvider } from "./context";
import type { Facts, GuildFacts, PropertyFacts } from "./facts";
import type { Cost, Guild, Property } from "./view";

/** What something is good for, in words, with the numbers of the table's component file. */
export function aboutProperty(words: Words, facts: Facts | null, property: Property): string[] {
  const own = facts?.properties[property];
  if (!own) return [];
  const text = words.t(`about-${property}`, propertyArguments(own));
  return own.income > 0 ? [words.t("about-income", { gold: own.income }), text] : [text];
}

function propertyArguments({ plank, gnome }: PropertyFacts): Arguments {
  return {
    fee: plank?.fee ?? 0,
    metal: plank?.gain?.metal ?? 0,
    gold: plank?.gain?.gold ?? gnome?.gold ?? 0,
    draw: plank?.draw ?? 0,
    discard: plank?.discard ?? 0,
    price: gnome?.fee ?? 0,
    visits: gnome?.visits ?? 0,
    cards: gnome?.draw ?? 0,
  };
}

export function aboutGuild(words: Words, facts: Facts | null, guild: Guild): string {
  const own = facts?.guilds[guild];
  return own && facts ? words.t(`about-${guild}`, guildArguments(own, facts)) : "";
}

function guildArguments(own: GuildFacts, facts: Facts): Arguments {
  return {
    amounts: Object.entries(own.gain ?? {}).flat(),
    draw: own.draw ?? 0,
    discard: own.discard ?? 0,
    conversions: own.conversions ?? 0,
    visits: own.visits ?? 0,
    metal: own.from_one?.metal ?? 0,
    pieces: own.from_one?.wood_or_stone ?? 0,
    victims: facts.stealing.victims,
  };
}

/** The line of a card that says what building costs, and how sure that is. */
export function CostLine({ of, piece }: { of: Cost | undefined; piece: string }) {
  const { words } = usePlay();
  if (!of) return null;
  return (
    <p class="cost-line">
      {words.t("to-build")} <Amounts of={of} /> <Provenance game="belfort" piece={piece} field="cost" />
    </p>
  );
}

// Cards are shown above the table, where the scene of the boards does not reach: it is handed to them.

/** The card for a property: cost, income and what it does. */
export function PropertyCard({ property, scene }: { property: Property; scene: Scene }) {
  const { words } = usePlay();
  const { view, facts } = scene;
  return (
    <>
      <SceneProvider value={scene}>
        <span class="tip-card" aria-hidden="true">
          <PropertyFront property={property} width={132} />
        </span>
      </SceneProvider>
      <CostLine of={view.city.costs[property]} piece={`properties.${property}`} />
      {aboutProperty(words, facts, property).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

export function GuildCard({ guild, scene: { view, facts } }: { guild: Guild; scene: Scene }) {
  const { words } = usePlay();
  return (
    <>
      <p>{aboutGuild(words, facts, guild)}</p>
      {facts?.guilds[guild] && <p>{words.t(`guild-kind-${facts.guilds[guild].kind}`)}</p>}
      <p>{words.t("guild-fee", { fee: view.fees.guild })}</p>
      <CostLine of={view.city.costs[guild]} piece={`guilds.${guild}`} />
    </>
  );
}
