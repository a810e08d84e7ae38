import { Art, names, properties, Surfaces, seatClass } from "../../art";
import { PixelContext, Roam, usePixel, usePlay } from "../../board";
import { useScene } from "./context";
import { DistrictStanding } from "./district_standing";
import { at, battlements, DISTRICTS, directionOf, half, path, pentagon, RING, round, stripe } from "./geometry";
import { GuildPlot, middleOf, Plot } from "./plot";
import { ScoringNow, soleLeader, WorkerStandings } from "./standings";
import { ScoreTrack } from "./track";
import { type DistrictView, SYMBOLS } from "./view";

const FRAME = { x: -312, y: -340, width: 624, height: 640 } as const;
/** How far what stands beside the city moves away from it at most, where the window is wider or higher. */
const AWAY = 40;

/** The whole city from above: five districts around the keep, the wall, the score track, and who leads where. */
export function City() {
  const { view } = useScene();
  const { words } = usePlay();
  const { ref, pixel, spare } = usePixel();
  // What stands beside the city keeps clear of the track as far as there is room.
  const [left, top] = [FRAME.x - Math.min(AWAY, spare.x), FRAME.y - Math.min(AWAY, spare.y)];
  const right = -left;
  // Under the three lines of the workers, which grow where the city is drawn small; close to them only where all five
  // players have built, or it would lie on the track.
  const crowded = (view.majorities.districts[4] ?? []).filter(({ count }) => count > 0).length > 4;
  const fifth = top + (crowded ? 6 : 11) + 3 * (Math.max(23, 24.4 * pixel) + 1);
  return (
    <Roam label={words.t("the-city")} class="b-city">
      <svg
        ref={ref}
        class="city art"
        style={{ "--px": pixel }}
        viewBox={`${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`}
        preserveAspectRatio="xMidYMid meet"
      >
        <PixelContext.Provider value={pixel}>
          <Surfaces />
          <path class="meadow" d={path(pentagon(RING.track + 6))} />
          <ScoreTrack />
          <Ground />
          {view.city.districts.map((district) => (
            <District key={district.district} district={district} direction={directionOf(district.district)} />
          ))}
          <WorkerStandings x={left + 2} y={top + 2} />
          <ScoringNow x={right - 2} y={top + 2} />
          <DistrictStanding district={1} x={right - 3} y={top + 58} />
          <DistrictStanding district={2} x={right - 3} y={298} />
          <DistrictStanding district={3} x={0} y={285} flat />
          <DistrictStanding district={4} x={left + 3} y={298} />
          <DistrictStanding district={5} x={left + 3} y={fifth} />
        </PixelContext.Provider>
      </svg>
    </Roam>
  );
}

/** The ground of the districts in the colour of who leads there, the wall, the streets and the keep's rock. */
export function Ground() {
  const { view } = useScene();
  return (
    <g class="untouched">
      {DISTRICTS.map((district) => {
        const leader = soleLeader(view.majorities.districts[district - 1] ?? []);
        const direction = directionOf(district);
        return (
          <g key={district} class={names(seatClass(leader), leader !== null && "led")}>
            <path class="ground" d={path(stripe(direction, 0, RING.town))} />
            <path class="city-wall" d={battlements(direction)} />
            <DistrictNumber district={district} direction={direction} />
          </g>
        );
      })}
      <path class="moonlight by-night" d={path(pentagon(RING.wall))} />
      {DISTRICTS.map((district) => (
        <Border key={district} direction={directionOf(district)} />
      ))}
      <path class="rock" d={path(pentagon(RING.keep))} />
      <path class="rock-edge" d={path(pentagon(RING.keep - 5))} />
      <Art of={properties.keep} x={-27} y={-29} size={54} small={false} />
    </g>
  );
}

/** The number of a district, on its wall. */
export function DistrictNumber({ district, direction }: { district: number; direction: number }) {
  const { x, y } = at(direction, 0, RING.wall - 4);
  return (
    <g class="district-number" transform={`translate(${round(x)} ${round(y)})`}>
      <circle r={10} />
      <text y={5}>{district}</text>
    </g>
  );
}

/** How far out the lamps of a street stand, between the gatehouses. */
const LAMPS = [84, 152, 178] as const;

/** The street between a district and the next, with the gatehouse across it, and lamps by night. */
export function Border({ direction }: { direction: number }) {
  const inner = at(direction, half(RING.keep), RING.keep);
  const outer = at(direction, half(RING.town), RING.town);
  const here = middleOf("gate_after", direction);
  const there = middleOf("gate_before", direction + (2 * Math.PI) / 5);
  return (
    <g>
      <line class="street" x1={round(inner.x)} y1={round(inner.y)} x2={round(outer.x)} y2={round(outer.y)} />
      <line class="bridge" x1={here.x} y1={here.y} x2={there.x} y2={there.y} />
      <g class="lamps by-night">
        {LAMPS.map((v) => {
          const { x, y } = at(direction, half(v), v);
          return (
            <g key={v} transform={`translate(${round(x)} ${round(y)})`}>
              <circle class="lamplight" r={13} />
              <circle class="lamp" r={2.2} />
            </g>
          );
        })}
      </g>
    </g>
  );
}

/** The fifteen symbols of a district. */
export function District({
  district,
  direction,
  still = false,
}: {
  district: DistrictView;
  direction: number;
  still?: boolean;
}) {
  const { words } = usePlay();
  const group = { role: "group" as const, "aria-label": words.t("district", { district: district.district }) };
  return (
    <g {...group} data-place={`city-${district.district}`}>
      <path class="district-outline" data-outline d={path(stripe(direction, 0, RING.town))} />
      {SYMBOLS.filter((symbol) => symbol !== "guild").map((symbol) => (
        <Plot key={symbol} district={district} symbol={symbol} direction={direction} still={still} />
      ))}
      {district.guild && <GuildPlot district={district} guild={district.guild} direction={direction} still={still} />}
    </g>
  );
}
