import { Art, figures, names } from "../../art";
import { usePlay } from "../../board";
import { useScene } from "./context";
import { Slot } from "./dice";
import { Amount, Effects, GOOD, GUILD, Sign, thing } from "./signs";
import { DieTarget, Spot } from "./spot";
import { useApprentices, useComings, useGuildSpace, useWorkshop } from "./targets";
import { GUILDS, type Guild, type GuildSpace, type WorkshopSpace } from "./view";

/** The six guilds. */
export function Guilds() {
  return (
    <div class="n-guilds">
      {GUILDS.map((guild) => (
        <GuildHouse key={guild} name={guild} />
      ))}
    </div>
  );
}

/** A guild: die spaces over workshops, and the apprentices below. */
export function GuildHouse({ name }: { name: Guild }) {
  const { view } = useScene();
  const { words } = usePlay();
  const guild = view.guilds[name];
  return (
    <section
      class={names("n-place", "n-guild", `guild-${name}`, guild.dice_left === 0 && "closed")}
      data-place={name}
      aria-label={words.piece(name)}
    >
      <header>
        <Sign of={GUILD[name]} />
        <h2>{words.t("guild-short", { guild: name })}</h2>
        <Amount
          of={thing("coins")}
          count={guild.price}
          title={words.t("good-for", { good: guild.good, price: guild.price })}
        />
      </header>
      <div class="n-guild-grid">
        {guild.die_spaces.map((space, k) => (
          <GuildSpot key={k} guild={name} of={space} k={k} />
        ))}
        {guild.workshops.map((space) => (
          <Workshop key={space.space} guild={name} of={space} />
        ))}
      </div>
      <Apprentices guild={name} />
    </section>
  );
}

function GuildSpot({ guild: name, of, k }: { guild: Guild; of: GuildSpace; k: number }) {
  const { view } = useScene();
  const { good, dice_left } = view.guilds[name];
  return (
    <DieTarget {...useGuildSpace(name, of)} class={names("n-space", !of.die && dice_left === 0 && "shut")}>
      <Slot die={of.die} place={`${name}-${k + 1}`} values={of.values} closed={dice_left === 0} automa="dark" />
      <span class="n-space-gives">
        <Amount of={GOOD[good]} count={of.buy} />
        {of.apprentices > 0 && <Amount of={figures.apprentice} count={of.apprentices} />}
      </span>
    </DieTarget>
  );
}

/** A workshop space: what building there brings; or the workshop, its owner, and what it gives. */
function Workshop({ guild, of }: { guild: Guild; of: WorkshopSpace }) {
  const { view, pieces } = useScene();
  const { space, points, stars, workshop, owner } = of;
  const good = view.guilds[guild].good;
  return (
    <Spot {...useWorkshop(guild, of)} class={names("n-workshop", workshop && "built")}>
      {workshop ? (
        <>
          <span class="n-effects" data-piece={workshop.tile} data-from="hall">
            <Effects of={workshop.effects} good={good} />
          </span>
          {owner !== null && (
            <Art
              of={figures.guildMaster}
              seat={owner}
              size={26}
              class="n-man"
              piece={pieces.at(`man${owner}`, `${guild}-w${space}`)[0]}
              from={`seat-${owner}`}
              to={`seat-${owner}`}
            />
          )}
        </>
      ) : (
        <span class="n-worth">
          <Amount of={thing("point")} count={points} />
          <Amount of={thing("star")} count={stars} />
        </span>
      )}
    </Spot>
  );
}

/** Everybody's apprentices in a guild; one's own can be moved or called back when that is asked. */
function Apprentices({ guild: name }: { guild: Guild }) {
  const { view, pieces } = useScene();
  const guild = view.guilds[name];
  return (
    <Spot {...useApprentices(name)} class={names("n-apprentices", useComings(name))}>
      <span class="n-men">
        {guild.apprentices.flatMap((count, who) =>
          Array.from({ length: count }, (_, k) => (
            <Art
              key={`${who}-${k}`}
              of={figures.apprentice}
              seat={who}
              size={24}
              class="n-man"
              piece={pieces.at(`man${who}`, name)[k]}
              from={`seat-${who}`}
              to={`seat-${who}`}
            />
          )),
        )}
        {Array.from({ length: guild.room }, (_, k) => (
          <span key={k} class="n-man-free" />
        ))}
      </span>
      <Amount of={thing("coins")} count={`+${guild.income || guild.income_with_one_more || 0}`} />
    </Spot>
  );
}
