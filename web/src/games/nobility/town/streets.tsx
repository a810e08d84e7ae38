import { Art, type Drawing, figures, names } from "../../../art";
import { usePlay } from "../../../board";
import { useScene } from "../context";
import { several } from "../council";
import { effectOf, GOOD, GUILD, thing } from "../signs";
import { DieTarget, Spot } from "../spot";
import { useApprentices, useComings, useGuildSpace, useWorkshop } from "../targets";
import { GUILDS, type Guild, type GuildSpace, type WorkshopSpace } from "../view";
import { area, Site, SLOT, Slab, Tally, Told, WIDTH } from "./kit";
import { Written } from "./letters";
import { TERRACE } from "./scenery";

const BLOCK = { width: 147, height: 150, y: TERRACE + 11, column: 48 } as const;

/** The guilds, each with a street of its own. */
export function GuildStreets() {
  const gap = (WIDTH - GUILDS.length * BLOCK.width) / GUILDS.length;
  return (
    <>
      {GUILDS.map((guild, k) => (
        <GuildStreet key={guild} name={guild} x={gap / 2 + k * (BLOCK.width + gap)} />
      ))}
    </>
  );
}

/** A guild: its sign over the street, its workshops, dice in front of them, and the apprentices. */
function GuildStreet({ name, x }: { name: Guild; x: number }) {
  const { view } = useScene();
  const { words } = usePlay();
  const guild = view.guilds[name];
  const { y, width, height, column } = BLOCK;
  const left = x + 2;
  return (
    <Site name={name} class={names("n-guild", `guild-${name}`, guild.dice_left === 0 && "closed")}>
      <rect class="t-block untouched" x={x} y={y + 8} width={width} height={height - 8} rx={8} />
      <rect class="t-lane untouched" x={x + 1.5} y={y + 76} width={width - 3} height={47} />
      {guild.workshops.map((space, k) => (
        <House key={space.space} guild={name} of={space} x={left + k * column} y={y + 21} />
      ))}
      <g class="t-sign">
        <rect x={x + 3} y={y} width={width - 6} height={20} rx={5} />
        <rect class="t-hue" x={x + 4} y={y + 1} width={width - 8} height={3.5} rx={2} />
        <Art of={GUILD[name]} x={x - 1} y={y - 4} size={27} />
        <text class="first" x={x + 29} y={y + 15}>
          {words.t("guild-short", { guild: name })}
        </text>
        <Told label={words.t("good-for", { good: guild.good, price: guild.price })}>
          <Tally x={x + width - 19} y={y + 11.5} items={[{ count: guild.price, of: thing("coins") }]} gap={1} />
        </Told>
      </g>
      {guild.die_spaces.map((space, k) => (
        <StreetSpot key={k} guild={name} of={space} k={k} x={left + k * column} y={y + 77} />
      ))}
      <Apprentices guild={name} x={x + 1} y={y + height - 26} />
    </Site>
  );
}

function StreetSpot({ guild: name, of, k, x, y }: { guild: Guild; of: GuildSpace; k: number; x: number; y: number }) {
  const { view } = useScene();
  const { good, dice_left } = view.guilds[name];
  const { column } = BLOCK;
  // As on the stones of the council, one of a kind needs no number: beside others it would only be read with them.
  const gives = [
    { count: several(of.buy), of: GOOD[good] },
    ...(of.apprentices > 0 ? [{ count: several(of.apprentices), of: figures.apprentice, seat: null }] : []),
  ];
  return (
    <DieTarget
      {...useGuildSpace(name, of)}
      class={names("n-space", !of.die && dice_left === 0 && "shut")}
      shape={area(x + 1, y, column - 3, 45)}
    >
      <Slab
        x={x + column / 2 - SLOT / 2 - 0.5}
        y={y + 1}
        die={of.die}
        place={`${name}-${k + 1}`}
        values={of.values}
        closed={dice_left === 0}
        automa="dark"
      />
      <Tally x={x + column / 2 - 0.5} y={y + 36.5} items={gives} size={14} font={12} gap={1} />
    </DieTarget>
  );
}

/** A workshop, or the plot where one can be built. */
function House({ guild, of, x, y }: { guild: Guild; of: WorkshopSpace; x: number; y: number }) {
  const { view, pieces } = useScene();
  const { space, points, stars, workshop, owner } = of;
  const good = view.guilds[guild].good;
  const width = BLOCK.column - 4;
  const middle = x + 1 + width / 2;
  return (
    <Spot
      {...useWorkshop(guild, of)}
      class={names("n-workshop", workshop && "built")}
      shape={<path d={outline(x + 1, y, width)} />}
    >
      {workshop ? (
        <g data-piece={workshop.tile} data-from="hall">
          <path d={`M${x + width - 12} ${y - 1}h7v14h-7Z`} fill="var(--stone)" />
          <path class="t-wall" d={`M${x + 3} ${y + 16}h${width - 4}v37h${4 - width}Z`} />
          <path class="shade" d={`M${x + width - 7} ${y + 16}h6v37h-6Z`} />
          <path class="t-roof" d={`M${x} ${y + 18}l7-15h${width - 12}l7 15Z`} />
          <path class="line hair" d={`M${x + 4} ${y + 10.5}h${width - 6}`} />
          <Effects
            of={workshop.effects.map((effect) => effectOf(effect, good))}
            owned={owner !== null}
            x={x + 2}
            y={y + 17}
          />
        </g>
      ) : (
        <g class="t-plot">
          <path class="t-plot-line" d={outline(x + 1, y, width)} />
          <Tally x={middle} y={y + 24} items={[{ count: points, of: thing("point") }]} size={15} gap={1} />
          <Tally x={middle} y={y + 42} items={[{ count: stars, of: thing("star") }]} size={15} gap={1} />
        </g>
      )}
      {owner !== null && (
        <Art
          of={figures.guildMaster}
          seat={owner}
          size={27}
          x={x + width - 22}
          y={y + 29}
          class="n-man"
          piece={pieces.at(`man${owner}`, `${guild}-w${space}`)[0]}
          from={`seat-${owner}`}
          to={`seat-${owner}`}
        />
      )}
    </Spot>
  );
}

/**
 * What a workshop gives, on its wall: in the middle, or one above the other beside its owner. Of two effects one: a stroke
 * stands between them.
 */
function Effects({ of, owned, x, y }: { of: readonly Drawing[]; owned: boolean; x: number; y: number }) {
  const size = of.length > 1 ? 16 : 20;
  const step = size + (owned ? 2 : 5);
  return (
    <>
      {of.map((drawing, k) => {
        const from = (k - (of.length - 1) / 2) * step - size / 2;
        const [left, top] = owned ? [x + 1.5, y + 18 + from] : [x + 21 + from, y + 9];
        return (
          <g key={k}>
            {k > 0 &&
              (owned ? (
                <Written class="t-number" of="/" x={left + size + 2} y={top + 3} size={13} />
              ) : (
                <Written class="t-number" of="/" x={left - 2.5} y={top + 12.5} size={13} />
              ))}
            <Art of={drawing} size={size} x={left} y={top} />
          </g>
        );
      })}
    </>
  );
}

/** A house from the front. */
function outline(x: number, y: number, width: number): string {
  return `M${x} ${y + 17}l6-14h${width - 12}l6 14-2 1.500v34.500h${4 - width}v-34.500Z`;
}

function Apprentices({ guild: name, x, y }: { guild: Guild; x: number; y: number }) {
  const { view, pieces } = useScene();
  const guild = view.guilds[name];
  const comings = useComings(name);
  const width = BLOCK.width - 2;
  const all = guild.apprentices.flatMap((count, who) => Array.from({ length: count }, (_, k) => ({ who, k })));
  const step = Math.min(19, (width - 50) / Math.max(all.length + guild.room, 1));
  const income = guild.income || guild.income_with_one_more || 0;
  return (
    <Spot {...useApprentices(name)} class={names("n-apprentices", comings)} shape={area(x, y, width, 26)}>
      {all.map(({ who, k }, at) => (
        <Art
          key={`${who}-${k}`}
          of={figures.apprentice}
          seat={who}
          size={24}
          x={x + 1 + at * step}
          y={y + 1}
          class="n-man"
          piece={pieces.at(`man${who}`, name)[k]}
          from={`seat-${who}`}
          to={`seat-${who}`}
        />
      ))}
      {Array.from({ length: guild.room }, (_, k) => (
        <circle key={k} class="t-room" cx={x + 13 + (all.length + k) * step} cy={y + 16} r={5} />
      ))}
      {comings === "joins" && guild.room > 0 && (
        <path class="t-joins" d={`M${x + 13 + all.length * step} ${y + 9}v14m-7-7h14`} />
      )}
      <g class="t-chip">
        <rect x={x + width - 42} y={y + 4} width={40} height={18} rx={9} />
        <Tally x={x + width - 22} y={y + 13} items={[{ count: `+${income}`, of: thing("coins") }]} gap={0} />
      </g>
    </Spot>
  );
}
