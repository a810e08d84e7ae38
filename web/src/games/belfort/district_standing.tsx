import { useContext } from "preact/hooks";
import { Marker, names, seatClass } from "../../art";
import { PixelContext, usePlay, useReach } from "../../board";
import { useScene } from "./context";
import { isClear, TRACK_SPACES } from "./geometry";
import { Spot } from "./spot";
import { DistrictCard, inWords, LETTER, MoreSign, oneMoreInWords, rise, Shown } from "./standings";
import type { Standing } from "./view";

const LINE = 18;
const WIDE = 110;
const HEAD = 22;
/** How wide a line is where lines stand beside each other: many are closer, and those without points need less. */
const BESIDE = 72;
const CLOSE = 64;
const SCORELESS = 42;
/** How wide an upright box may be, and in how many columns its lines stand: the first that leaves the track free. */
const SHAPES = [
  { width: WIDE, columns: 1 },
  { width: 126, columns: 2 },
  { width: 116, columns: 2 },
] as const;

/**
 * The majority of a district: its guild, who has most markers there, and what that brings now. In one line around `x`, or
 * upright, against the edge `x` of the picture: then `y` is its upper edge in the upper half of the city, and its lower
 * edge in the lower half.
 */
export function DistrictStanding({ district, x, y, flat }: { district: number; x: number; y: number; flat?: boolean }) {
  const scene = useScene();
  const { words } = usePlay();
  const standings = scene.view.majorities.districts[district - 1] ?? [];
  const there = standings.filter(({ count }) => count > 0);
  const more = rise(standings, scene.seat);
  const lines = Math.max(1, there.length);
  const reach = useReach();
  const wide = there.map(({ points }) => (lines <= 2 ? BESIDE : points > 0 ? CLOSE : SCORELESS));
  const from = (k: number) => wide.slice(0, k).reduce((sum, one) => sum + one, 0);
  const boxOf = ({ width, columns }: (typeof SHAPES)[number]) => {
    const height = HEAD + Math.ceil(lines / columns) * LINE + 3;
    return { x: x < 0 ? x : x - width, y: y < 0 ? y : y - height, width, height };
  };
  const band = scene.facts?.tax.spaces ?? TRACK_SPACES;
  const shape = SHAPES.find((one) => isClear(boxOf(one), band)) ?? SHAPES[2];
  const long = WIDE + 18 + Math.max(BESIDE, from(lines));
  const high = 2 * reach(LINE / 2 + 4);
  const box = flat ? { x: x - long / 2, y: y - high / 2, width: long, height: high } : boxOf(shape);
  const { x: left, y: top, width, height } = box;
  /** Where a line is, upright, and how wide. */
  const each = (width - 10 - 2 * (shape.columns - 1)) / shape.columns;
  const lineAt = (k: number) => ({
    x: left + 5 + (k % shape.columns) * (each + 2),
    y: top + HEAD + Math.floor(k / shape.columns) * LINE,
    width: each,
  });
  const head = { x: left + 13, y: flat ? y + 7 : top + 17 };
  // On the corner, where it covers nothing.
  const sign = { x: flat ? left + WIDE + 4 : left + width - 11, y: flat ? y : top - 2 };
  const guild = scene.view.city.districts[district - 1]?.guild?.name;
  return (
    <>
      <Spot
        label={words.t("district-standing", {
          district,
          standing: inWords(words, standings),
          more: scene.seat === null ? "" : oneMoreInWords(words, standings, scene.seat),
        })}
        title={words.t("show-district", { district, guild: guild ?? "none" })}
        rule="Scoring: district majority"
        card={<DistrictCard district={district} scene={scene} />}
        class="standing"
        place={`district-${district}`}
        shape={<rect x={left} y={top} width={width} height={height} rx={8} />}
      >
        <rect class="standing-ground" x={left} y={top} width={width} height={height} rx={8} />
      </Spot>
      <Shown>
        <text class="standing-title" {...head}>
          {district}
        </text>
        {guild && <GuildName guild={guild} x={left + 25} y={head.y} room={WIDE - 32} />}
        {more && (
          <g transform={`translate(${sign.x} ${sign.y})`}>
            <MoreSign seat={scene.seat} leads={more.lead} />
          </g>
        )}
        {there.length === 0 && (
          <text class="standing-none" x={flat ? left + width - 26 : left + width / 2} y={flat ? y + 5 : top + 34}>
            –
          </text>
        )}
        {there.map((one, k) => (
          <Rank
            key={one.owner}
            of={one}
            most={there[0]?.count ?? 1}
            {...(flat ? { x: left + WIDE + 16 + from(k), y: y - LINE / 2, width: (wide[k] ?? BESIDE) - 6 } : lineAt(k))}
          />
        ))}
      </Shown>
    </>
  );
}

/** The guild of a district, in a word. */
function GuildName({ guild, x, y, room }: { guild: string; x: number; y: number; room: number }) {
  const { words } = usePlay();
  const name = words.t("guild-short", { guild });
  const letters = Math.max(12, 11.2 * useContext(PixelContext));
  const narrow =
    name.length * letters * LETTER > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" as const } : {};
  return (
    <text class="standing-guild" x={x} y={y - 1} {...narrow}>
      {name}
    </text>
  );
}

/** One line of a majority: a marker, a bar as long as there are markers, and the points. */
function Rank({ of, most, x, y, width }: { of: Standing; most: number; x: number; y: number; width: number }) {
  const long = (of.count / most) * width;
  // Close to its marker where little room is left for the points.
  const count = x + (width < 56 ? 23.5 : 27);
  return (
    <g class={names("rank", seatClass(of.owner))}>
      <rect class="rank-bar" x={x} y={y + 1} width={Math.max(26, long)} height={LINE - 2} rx={4} />
      <Marker seat={of.owner} size={15} x={x + 2} y={y + 2} small />
      <text class="chip-count" x={count} y={y + 14}>
        {of.count}
      </text>
      {of.points > 0 && (
        <text class="rank-points" x={x + width - 3} y={y + 14}>
          +{of.points}
        </text>
      )}
    </g>
  );
}
