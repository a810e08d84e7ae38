import { Art, figures, names } from "../../art";
import { usePlay } from "../../board";
import { useScene } from "./context";
import { Slot } from "./dice";
import { Amount, effectOf, GOOD, GUILD, range, Sign, thing } from "./signs";
import { DieTarget, Spot } from "./spot";
import { GUILDS, type Guild, type WorkshopSpace } from "./view";

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
function GuildHouse({ name }: { name: Guild }) {
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
          <DieTarget
            key={k}
            visit={{ do: "visit", at: name }}
            values={space.values}
            class={names("n-space", !space.die && guild.dice_left === 0 && "shut")}
            label={words.t("guild-space", {
              guild: name,
              values: range(space.values),
              buy: space.buy,
              apprentices: space.apprentices,
              activates: space.activates,
              holder: space.die ? (space.die.seat ?? "automa") : "none",
            })}
            title={words.piece(name)}
            rule="Guilds"
            card={
              <>
                <p>
                  {words.t("about-guild-space", {
                    good: guild.good,
                    values: range(space.values),
                    buy: space.buy,
                    price: guild.price,
                    apprentices: space.apprentices,
                    activates: space.activates,
                  })}
                </p>
                <p>{words.t("about-guild-dice", { left: guild.dice_left })}</p>
              </>
            }
          >
            <Slot
              die={space.die}
              place={`${name}-${k + 1}`}
              values={space.values}
              closed={guild.dice_left === 0}
              automa="red"
            />
            <span class="n-space-gives">
              <Amount of={GOOD[guild.good]} count={space.buy} />
              {space.apprentices > 0 && <Amount of={figures.apprentice} count={space.apprentices} />}
            </span>
          </DieTarget>
        ))}
        {guild.workshops.map((space) => (
          <Workshop key={space.space} guild={name} of={space} />
        ))}
      </div>
      <Apprentices guild={name} />
    </section>
  );
}

/** A workshop space: what building there brings; or the workshop, its owner, and what it gives. */
function Workshop({ guild, of }: { guild: Guild; of: WorkshopSpace }) {
  const { view, seat, pieces } = useScene();
  const { words } = usePlay();
  const { space, points, stars, reward, workshop, owner } = of;
  const act = { do: "sell workshop", guild, space };
  const mine = owner !== null && owner === seat;
  const good = view.guilds[guild].good;
  return (
    <Spot
      act={mine ? act : []}
      {...(mine ? { ask: act } : {})}
      class={names("n-workshop", workshop && "built")}
      place={`${guild}-w${space}`}
      label={words.t("workshop-space", {
        space,
        effects: (workshop?.effects ?? [])
          .map((effect) => words.t(`effect-${effect.replaceAll("_", "-")}`))
          .join(" / "),
        built: workshop ? "yes" : "no",
        owner: owner ?? "none",
        points,
        stars,
      })}
      title={workshop ? words.piece(workshop.tile) : words.t("workshop-free", { space })}
      rule={workshop ? "Guilds: activating workshops" : "Guild Hall: workshops"}
      card={
        <>
          {workshop && (
            <p>
              {words.t("workshop-gives")}{" "}
              {workshop.effects.map((effect) => words.t(`effect-${effect.replaceAll("_", "-")}`)).join(" / ")}
            </p>
          )}
          {!workshop && <p>{words.t("workshop-worth", { points, stars })}</p>}
          <p>{words.t("workshop-reward", { coins: reward.coins, points: reward.points })}</p>
          {mine && <p>{words.t("workshop-sale", { coins: view.hall.sale, points })}</p>}
        </>
      }
    >
      {workshop ? (
        <>
          <span class="n-effects" data-piece={workshop.tile} data-from="hall">
            {workshop.effects.map((effect) => (
              <Sign key={effect} of={effectOf(effect, good)} />
            ))}
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
  const { view, seat, pieces } = useScene();
  const { words } = usePlay();
  const guild = view.guilds[name];
  const mine = seat === null ? 0 : (guild.apprentices[seat] ?? 0);
  return (
    <Spot
      act={[
        { do: "move", from: name },
        { do: "recall", from: name },
      ]}
      {...(mine > 0 ? { ask: { do: "recall", from: name } } : {})}
      class="n-apprentices"
      label={words.t("apprentices-here", {
        guild: name,
        mine,
        others: guild.apprentices.reduce((sum, count) => sum + count, 0) - mine,
        room: guild.room,
        income: guild.income,
      })}
      title={words.t("apprentices")}
      rule="Guilds: apprentices"
      card={
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
      }
    >
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
