import { Art, belfortDrawing, type Drawing, figures, GuildCrest, Icon, Marker, names, seatClass } from "../../art";
import { usePlay, useReach } from "../../board";
import type { Words } from "../../words";
import { CostLine, GuildCard, PropertyCard } from "./about";
import { isSwapSource, nextWall, plankOffer, symbolOffer } from "./acts";
import { amountsInWords } from "./amounts";
import { type Scene, someWorker, useScene } from "./context";
import { at, besideGuild, PLOTS, type Point, round, WALL_HALF } from "./geometry";
import { Spot } from "./spot";
import type { DistrictView, GuildView, Property, SymbolName } from "./view";

/** What is built on a symbol: a property, a wall, or the guild. */
export function builtOn(symbol: SymbolName): Property | "wall" | "guild" {
  if (symbol.startsWith("keep")) return "keep";
  if (symbol.startsWith("gate")) return "gatehouse";
  if (symbol.startsWith("wall")) return "wall";
  return symbol as Property | "guild";
}

interface PlotProps {
  district: DistrictView;
  symbol: SymbolName;
  direction: number;
  /** Only to look at: a picture too small to hit a symbol in it. */
  still: boolean;
}

/** Where the middle of a symbol is. */
export function middleOf(symbol: SymbolName, direction: number): Point {
  const { x, y } = at(direction, PLOTS[symbol].u, PLOTS[symbol].v);
  return { x: round(x), y: round(y) };
}

/** A symbol as somebody who cannot see it hears it. */
function plotLabel(words: Words, scene: Scene, district: number, symbol: SymbolName, owner: number | null): string {
  const what = builtOn(symbol);
  const args = { what, district, side: symbol.split("_")[1] ?? "none" };
  const place = words.t("plot", args);
  if (owner !== null) return words.t("plot-owned", { place, owner });
  const cost = scene.view.city.costs[what];
  return words.t("plot-free", { place, cost: cost ? amountsInWords(words, cost) : "" });
}

/** One of the symbols of a district, but for the guild: free, or with somebody's marker. */
export function Plot({ district, symbol, direction, still }: PlotProps) {
  const scene = useScene();
  const { words, legal } = usePlay();
  const owner = district.symbols[symbol];
  const what = builtOn(symbol);
  const offer = symbolOffer(scene.question, district.district, symbol, null);
  // The action to build a wall belongs to the one that is built next: a marker goes nowhere but where somebody pressed.
  const second = what === "wall" && owner === null && nextWall(district.symbols) !== symbol;
  const waits = second && legal.some((one) => one.do === "build wall" && one.district === district.district);
  const act = waits ? [] : offer.act.filter((one) => owner === null || one.do !== "build wall");
  const ask = waits ? undefined : offer.ask;
  const swap = act.find((one) => one.do.startsWith("swap"));
  const chosen = scene.question === "swap_with" && swap !== undefined && isSwapSource(legal, swap);
  const { x, y } = middleOf(symbol, direction);
  const r = PLOTS[symbol].r;
  const hit = useReach()(r);
  const wall = what === "wall";
  const turned = `rotate(${round((direction * 180) / Math.PI - 90)} ${x} ${y})`;
  const shape = wall ? (
    <rect x={x - WALL_HALF} y={y - hit} width={WALL_HALF * 2} height={hit * 2} rx={4} transform={turned} />
  ) : (
    <circle cx={x} cy={y} r={hit} />
  );
  const look = names("plot", owner === null ? "free" : "built", chosen && "chosen", seatClass(owner));
  const drawn = (
    <>
      {owner !== null && <Lamplight x={x} y={y} r={r} />}
      {wall ? (
        <rect
          class="plot-ground wall-ground"
          data-outline
          x={x - WALL_HALF + 2}
          y={y - r + 2}
          width={WALL_HALF * 2 - 4}
          height={r * 2 - 4}
          rx={3}
          transform={turned}
        />
      ) : (
        <circle class="plot-ground" cx={x} cy={y} r={r - 0.5} />
      )}
      <PlotArt what={what as Property | "wall"} x={x} y={y} r={r} />
      {owner !== null && <OwnerMarker district={district.district} symbol={symbol} owner={owner} x={x} y={y} r={r} />}
    </>
  );
  if (still) return <g class={look}>{drawn}</g>;
  return (
    <Spot
      act={act}
      ask={ask}
      label={plotLabel(words, scene, district.district, symbol, owner)}
      title={words.t("plot", { what, district: district.district, side: symbol.split("_")[1] ?? "none" })}
      rule={wall ? "Actions: build walls" : `Properties: ${what}`}
      card={<PlotCard scene={scene} what={what} owner={owner} waits={waits} />}
      place={`${district.district}-${symbol}`}
      shape={shape}
      class={look}
    >
      {drawn}
    </Spot>
  );
}

/** Where somebody lives there is light by night. */
function Lamplight({ x, y, r }: { x: number; y: number; r: number }) {
  return <circle class="lamplight by-night" cx={x} cy={y} r={r * 1.6} />;
}

function PlotArt({ what, x, y, r }: { what: Property | "wall"; x: number; y: number; r: number }) {
  const of = belfortDrawing(what) as Drawing;
  const size = what === "wall" ? r * 1.7 : r * 1.45;
  return <Art of={of} x={x - size / 2} y={y - size / 2 - (what === "wall" ? 2 : 1)} size={size} small={r < 16} />;
}

function OwnerMarker(props: { district: number; symbol: SymbolName; owner: number; x: number; y: number; r: number }) {
  const { district, symbol, owner, x, y, r } = props;
  const { pieces } = useScene();
  const size = 17;
  return (
    <Marker
      seat={owner}
      size={size}
      x={round(x + r * 0.92 - size * 0.72)}
      y={round(y + r * 0.92 - size * 0.78)}
      piece={pieces.at(`m${owner}`, `${district}-${symbol}`)[0]}
      from={`seat-${owner}`}
      small
    />
  );
}

interface PlotCardProps {
  scene: Scene;
  what: Property | "wall" | "guild";
  owner: number | null;
  /** Of two free walls the other is built first. */
  waits: boolean;
}

function PlotCard({ scene, what, owner, waits }: PlotCardProps) {
  const { words } = usePlay();
  return (
    <>
      {owner !== null && <p>{words.t("marker-of", { owner })}</p>}
      {what === "wall" && (
        <>
          <CostLine of={scene.view.city.costs.wall} piece="wall" />
          <p>{words.t("about-wall")}</p>
          {waits && <p>{words.t("about-second-wall")}</p>}
        </>
      )}
      {what !== "wall" && what !== "guild" && <PropertyCard property={what} scene={scene} />}
    </>
  );
}

/** Where the owner's marker lies on a guild: not on the worker at the lower right, and away from the wall. */
function guildCorner(direction: number, x: number, y: number, r: number): Point {
  const outward = at(direction, 0, 1);
  const corners = [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: -1, y: 1 },
  ].map((corner) => ({ ...corner, near: corner.x * outward.x + corner.y * outward.y }));
  const best = corners.reduce((one, other) => (other.near < one.near ? other : one));
  return { x: round(x + best.x * r * 0.72 - 9), y: round(y + best.y * r * 0.72 - 9) };
}

/** The guild of a district: its tile, whoever stands there, and the owner's marker. */
export function GuildPlot({
  district,
  guild,
  direction,
  still,
}: {
  district: DistrictView;
  guild: GuildView;
  direction: number;
  still: boolean;
}) {
  const scene = useScene();
  const { words, legal } = usePlay();
  const { x, y } = middleOf("guild", direction);
  const r = PLOTS.guild.r;
  const own = symbolOffer(scene.question, district.district, "guild", guild.name);
  const plank = plankOffer(scene.question, guild.name, someWorker(scene.view.seats[scene.seat ?? -1]));
  const place = plank.act.filter((one) => one.do === "place");
  // Who stands there is part of the guild: whoever presses it is asked which is meant, and does not build by mistake.
  const use = guild.seat !== null && guild.seat === scene.seat ? [{ do: "use", at: guild.name }] : [];
  const swap = { do: "swap guild", guild: guild.name };
  const chosen = scene.question === "swap_with" && isSwapSource(legal, swap);
  const label = words.t("guild-plot", {
    guild: guild.name,
    district: district.district,
    owner: guild.owner,
    worker: guild.seat,
    blocked: guild.blocked_by,
    cost: amountsInWords(words, scene.view.city.costs[guild.name] ?? {}),
  });
  const look = names(
    "plot guild-plot",
    guild.owner === null ? "free" : "built",
    chosen && "chosen",
    seatClass(guild.owner),
  );
  const drawn = (
    <>
      {guild.owner !== null && <Lamplight x={x} y={y} r={r} />}
      <circle class="plot-ground" cx={x} cy={y} r={r - 0.5} />
      <GuildCrest guild={guild.name} x={x - 20} y={y - 21} size={40} small={false} />
      {guild.owner !== null && (
        <Marker
          seat={guild.owner}
          size={18}
          {...guildCorner(direction, x, y, r)}
          piece={scene.pieces.at(`m${guild.owner}`, `${district.district}-guild`)[0]}
          from={`seat-${guild.owner}`}
          small
        />
      )}
    </>
  );
  if (still) {
    return (
      <g class={look}>
        {drawn}
        <GuildWorker guild={guild} direction={direction} still />
      </g>
    );
  }
  return (
    <>
      <Spot
        act={[...place, ...use, ...own.act]}
        ask={scene.question === "place" ? plank.ask : own.ask}
        label={label}
        rule={`Guilds: ${guild.name}`}
        title={words.piece(guild.name)}
        card={
          <>
            {guild.owner !== null && <p>{words.t("marker-of", { owner: guild.owner })}</p>}
            {guild.blocked_by !== null && <p>{words.t("guild-is-blocked", { owner: guild.blocked_by })}</p>}
            <GuildCard guild={guild.name} scene={scene} />
          </>
        }
        place={`${guild.name} ${district.district}-guild`}
        shape={<circle cx={x} cy={y} r={r} />}
        class={look}
      >
        {drawn}
      </Spot>
      <GuildWorker guild={guild} direction={direction} still={false} />
    </>
  );
}

function GuildWorker({ guild, direction, still }: { guild: GuildView; direction: number; still: boolean }) {
  const { pieces, seat } = useScene();
  const { words, legal } = usePlay();
  const size = 32;
  const reach = useReach();
  const { x, y } = middleOf("guild", direction);
  const at = { x: x + 2, y: y - 4 };
  const sign = besideGuild(direction);
  if (guild.blocked_by !== null) {
    return (
      <g class="untouched" data-place={`dwarf-${guild.blocked_by}`}>
        <Art of={figures.dwarf} seat={guild.blocked_by} size={size} {...at} piece={`np-${guild.blocked_by}`} />
      </g>
    );
  }
  if (guild.seat === null || guild.worker === null) return null;
  const figure = (
    <Art
      of={belfortDrawing(guild.worker) as Drawing}
      seat={guild.seat}
      size={size}
      {...at}
      piece={pieces.worker(guild.seat, guild.worker, guild.name)}
      from={`seat-${guild.seat}`}
      to={`seat-${guild.seat}`}
    />
  );
  if (guild.seat !== seat || still) return <g class="untouched">{figure}</g>;
  const back = { do: "reclaim", at: guild.name };
  return (
    <>
      <Spot
        act={[{ do: "use", at: guild.name }]}
        ask={{ do: "use", at: guild.name }}
        label={words.t("worker-at", { worker: guild.worker, at: guild.name })}
        shape={<circle cx={at.x + size / 2} cy={at.y + size / 2} r={reach(size / 2)} />}
      >
        {figure}
      </Spot>
      {legal.some((one) => one.do === "reclaim" && one.at === guild.name) && (
        <Spot
          act={[back]}
          ask={back}
          label={words.action(back)}
          class="reclaim"
          shape={<circle cx={sign.x} cy={sign.y} r={reach(sign.r)} />}
        >
          <circle class="reclaim-ground" cx={sign.x} cy={sign.y} r={9} />
          <svg x={sign.x - 6} y={sign.y - 6} width={12} height={12} viewBox="0 0 24 24" aria-hidden="true">
            <Icon name="leave" size={24} />
          </svg>
        </Spot>
      )}
    </>
  );
}
