import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { Art, type Drawing, figures, GuildCrest, Icon, Marker, names, Surfaces, seatClass } from "../../art";
import { LookContext, type Pattern, Roam, useLeads, usePixel, usePlay } from "../../board";
import type { Act } from "../../words";
import { heldPatterns, plankOffer, symbolOffer } from "./acts";
import { Border, District, DistrictNumber, Ground } from "./city";
import { type Scene, useScene } from "./context";
import { ALONE, battlements, DISTRICTS, directionOf, next, path, pentagon, RING, stripe } from "./geometry";
import { Plot } from "./plot";
import { DistrictCard, inWords, isOver, pointsNow, soleLeader } from "./standings";
import { ScoreTrack } from "./track";
import { type DistrictView, type Standing, SYMBOLS } from "./view";

/** What can be done in a district, as far as it is asked about. */
function offeredIn(scene: Scene, district: DistrictView): Pattern[] {
  const guild = district.guild?.name ?? null;
  const patterns = SYMBOLS.flatMap((symbol) => symbolOffer(scene.question, district.district, symbol, guild).act);
  return guild === null ? patterns : [...patterns, ...plankOffer(scene.question, guild, "elf").act];
}

/** Opens a district. */
function Chip(props: { district: DistrictView; chances: number; near: boolean; open: () => void }) {
  const { district, chances, near, open } = props;
  const scene = useScene();
  const { words } = usePlay();
  const guild = district.guild === null ? [] : [district.guild.name, `${district.district}-guild`];
  const whole = [`city-${district.district}`, `district-${district.district}`];
  const blocked = district.guild?.blocked_by ?? null;
  const dwarf = blocked === null ? [] : [`dwarf-${blocked}`];
  const places = [...whole, ...SYMBOLS.map((symbol) => `${district.district}-${symbol}`), ...guild, ...dwarf];
  const leads = useLeads(offeredIn(scene, district), places);
  return (
    <button
      type="button"
      {...leads}
      class={names("district-chip", chances > 0 && "chances")}
      aria-pressed={near}
      aria-label={words.t("district", { district: district.district })}
      onClick={open}
    >
      {district.district}
    </button>
  );
}

/** How many actions a district offers, with what is held. */
function choicesIn(
  scene: Scene,
  district: DistrictView,
  legal: readonly Act[],
  held: Parameters<typeof heldPatterns>[1],
) {
  const some = heldPatterns(offeredIn(scene, district), held);
  return legal.filter((act) => some.some((one) => Object.entries(one).every(([name, value]) => act[name] === value)))
    .length;
}

/** The city on a small screen: a map to look at, and one district at a time to act in. */
export function NarrowCity() {
  const scene = useScene();
  const { view } = scene;
  const { words, legal, hold } = usePlay();
  const [chosen, setNear] = useState<number | null>(null);
  // What is told piece by piece may be about every district, one after another.
  const near = useContext(LookContext).follow ? null : chosen;
  const chances = view.city.districts.map((district) => choicesIn(scene, district, legal, hold.value));
  const district = near === null ? null : view.city.districts[near - 1];
  // What was picked up goes elsewhere than where one looks: where, the whole city shows.
  const held = JSON.stringify(hold.value);
  useLayoutEffect(() => {
    const goes = hold.value !== null && chances.some((count) => count > 0);
    if (goes && chosen !== null && chances[chosen - 1] === 0) setNear(null);
  }, [held]);
  return (
    <>
      <div class="district-chips" role="group" aria-label={words.t("the-city")}>
        <button
          type="button"
          class="district-chip"
          data-leads="track most-elves most-dwarves most-gnomes"
          aria-pressed={near === null}
          onClick={() => setNear(null)}
        >
          {words.t("whole-city")}
        </button>
        {view.city.districts.map((one) => (
          <Chip
            key={one.district}
            district={one}
            chances={chances[one.district - 1] ?? 0}
            near={near === one.district}
            open={() => setNear(one.district)}
          />
        ))}
      </div>
      {district ? (
        <NearDistrict district={district} scene={scene} />
      ) : (
        <>
          <CityMap chances={chances} open={setNear} />
          <DistrictRows chances={chances} open={setNear} />
        </>
      )}
    </>
  );
}

/** The whole city, small. A district is opened by touching it. */
export function CityMap({ chances, open }: { chances: readonly number[]; open: (district: number) => void }) {
  const { view } = useScene();
  const { ref, pixel } = usePixel();
  return (
    <svg
      ref={ref}
      style={{ "--px": pixel }}
      class="city art map"
      viewBox="-304 -318 608 582"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <Surfaces />
      <path class="meadow" d={path(pentagon(RING.track + 6))} />
      <ScoreTrack still />
      <Ground />
      {view.city.districts.map((district) => (
        <District key={district.district} district={district} direction={directionOf(district.district)} still />
      ))}
      {DISTRICTS.map((district) => (
        <path
          key={district}
          class={names("district-open", (chances[district - 1] ?? 0) > 0 && "chances")}
          d={path(stripe(directionOf(district), 20, RING.wall))}
          onClick={() => open(district)}
        />
      ))}
    </svg>
  );
}

/** One district, seen from outside its wall. */
export function NearDistrict({ district, scene }: { district: DistrictView; scene: Scene }) {
  const { words } = usePlay();
  const { ref, pixel } = usePixel();
  const leader = soleLeader(scene.view.majorities.districts[district.district - 1] ?? []);
  const turn = (2 * Math.PI) / 5;
  const after = scene.view.city.districts[next(district.district) - 1];
  const before = scene.view.city.districts.find((one) => next(one.district) === district.district);
  return (
    <>
      <Roam label={words.t("district", { district: district.district })}>
        <svg
          ref={ref}
          style={{ "--px": pixel }}
          class="city art near"
          viewBox="-166 22 332 206"
          preserveAspectRatio="xMidYMid meet"
        >
          <Surfaces />
          <g class="untouched beyond">
            {[ALONE - turn, ALONE + turn].map((direction) => (
              <path key={direction} class="ground" d={path(stripe(direction, 0, RING.town))} />
            ))}
          </g>
          <g class={names("untouched", seatClass(leader), leader !== null && "led")}>
            <path class="ground" d={path(stripe(ALONE, 0, RING.town))} />
            <path class="city-wall" d={battlements(ALONE)} />
            <Border direction={ALONE} />
            <Border direction={ALONE - turn} />
            <path class="rock" d={path(pentagon(RING.keep, ALONE))} />
            <DistrictNumber district={district.district} direction={ALONE} />
          </g>
          <District district={district} direction={ALONE} />
          {before && <Plot district={before} symbol="gate_after" direction={ALONE - turn} still={false} />}
          {after && <Plot district={after} symbol="gate_before" direction={ALONE + turn} still={false} />}
        </svg>
      </Roam>
      <div class="place district-card" data-place={`district-${district.district}`}>
        <DistrictCard district={district.district} scene={scene} />
      </div>
    </>
  );
}

/** Who leads where, in lines; each opens its district. */
function DistrictRows({ chances, open }: { chances: readonly number[]; open: (district: number) => void }) {
  const { view } = useScene();
  const { words } = usePlay();
  const races: { name: "elves" | "dwarves" | "gnomes"; of: Drawing }[] = [
    { name: "elves", of: figures.elf },
    { name: "dwarves", of: figures.dwarf },
    { name: "gnomes", of: figures.gnome },
  ];
  const points = pointsNow(view);
  return (
    <ul class="rows">
      {view.city.districts.map(({ district, guild }) => {
        const standings = view.majorities.districts[district - 1] ?? [];
        return (
          <li key={district}>
            <button
              type="button"
              class={names("district-row", (chances[district - 1] ?? 0) > 0 && "chances")}
              data-place={`district-${district}`}
              onClick={() => open(district)}
            >
              <span class="unseen">
                {words.t("district-standing", { district, standing: inWords(words, standings), more: "" })}
              </span>
              <span class="district-signs" aria-hidden="true">
                <b>{district}</b>
                {guild && <GuildCrest guild={guild.name} size={26} />}
                <Chips of={standings} />
                <Icon name="forward" size={16} />
              </span>
            </button>
          </li>
        );
      })}
      {races.map(({ name, of }) => (
        <li key={name} class="race-row" data-place={`most-${name}`}>
          <Art of={of} seat={null} size={24} label={words.t(`majority-${name}`)} />
          <Chips of={view.majorities[name]} />
        </li>
      ))}
      {!isOver(view) && (
        <li class="race-row" data-place="scored-now">
          <span>{words.t("scoring-now-title")}</span>
          <Chips
            of={view.seats
              .map(({ seat }) => ({ owner: seat, count: points[seat] ?? 0, points: 0 }))
              .sort((one, other) => other.count - one.count)}
          />
        </li>
      )}
    </ul>
  );
}

function Chips({ of }: { of: readonly Standing[] }) {
  const { words } = usePlay();
  return (
    <span class="chips">
      {of
        .filter(({ count }) => count > 0)
        .map(({ owner, count, points }) => (
          <span key={owner} class="chip">
            <Marker seat={owner} size={15} label={words.nameOf(owner)} />
            <b>{count}</b>
            {points > 0 && <small>+{points}</small>}
          </span>
        ))}
    </span>
  );
}
