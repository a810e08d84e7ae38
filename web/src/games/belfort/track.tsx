import { Marker } from "../../art";
import { usePlay, useReach } from "../../board";
import { Provenance } from "../../board/provenance";
import { Coin } from "./amounts";
import { useScene } from "./context";
import {
  BAND_SIGN,
  bandMiddle,
  bandsOf,
  heap,
  type Point,
  path,
  pentagon,
  RING,
  round,
  spaceMiddle,
  spaceOf,
  spacesOutline,
  TRACK_SPACES,
} from "./geometry";
import { Spot } from "./spot";

const SPACES = Array.from({ length: TRACK_SPACES }, (_, k) => k + 1);
const MARKED = 5;
/** As far out as what is written beside the track. */
const BRINK = RING.track + 16;
const START = spaceMiddle(0);
const [TIP, ...CORNERS] = pentagon(BRINK) as [Point, ...Point[]];
/** Around all of it: where it begins sticks out beside the tip. */
const AROUND = [
  TIP,
  ...[
    [4, -19],
    [20, -8],
    [26, 22],
  ].map(([x = 0, y = 0]) => ({ x: START.x + x, y: START.y + y })),
  ...CORNERS,
];

/** The score track around the city: fifty spaces in bands that pay the same tax, and everybody's marker. */
export function ScoreTrack({ still = false }: { still?: boolean }) {
  const { view, facts } = useScene();
  const { words } = usePlay();
  const wide = facts?.tax.spaces ?? TRACK_SPACES;
  const scores = view.seats.map(({ seat, score }) => words.t("score-of", { seat, score }));
  // On the small map nothing can be pressed; a finger that rests there is told all the same.
  const told = still
    ? {
        "data-title": words.t("score-track", { scores: words.list(scores) }),
        "data-about": words.t("about-taxes"),
        "data-rule": "Collection: income and taxes",
      }
    : {};
  return (
    <g class="track" data-place="track" {...told}>
      <path class="track-outline" data-outline d={path(AROUND)} />
      {SPACES.map((space) => (
        <path
          key={space}
          class={`space band-${Math.min(9, Math.floor((space - 1) / wide))}`}
          d={path(spacesOutline(space, space))}
        />
      ))}
      {SPACES.map((space) => {
        const { x, y } = spaceMiddle(space);
        return (
          <text
            key={space}
            class="space-number"
            data-strong={space % MARKED === 0 || undefined}
            x={round(x)}
            y={round(y) + 4}
          >
            {space}
          </text>
        );
      })}
      <circle class="space start" cx={START.x} cy={START.y} r={12} />
      <text class="space-number" data-strong x={START.x} y={START.y + 4}>
        0
      </text>
      {!still && <TrackTargets wide={wide} />}
      <ScoreMarkers />
    </g>
  );
}

/** What can be asked about the track: the bands of taxes, and how everybody stands. */
function TrackTargets({ wide }: { wide: number }) {
  const { view } = useScene();
  const { words } = usePlay();
  const reach = useReach();
  const label = words.t("score-track", {
    scores: words.list(view.seats.map(({ seat, score }) => words.t("score-of", { seat, score }))),
  });
  return (
    <>
      {bandsOf(wide).map(([first, last], tax) => {
        const { x, y } = bandMiddle(first, last);
        return (
          <Spot
            key={tax}
            label={words.t("tax-band", { first, last, tax })}
            class="tax-coin"
            shape={<circle cx={round(x)} cy={round(y)} r={reach(BAND_SIGN)} />}
          >
            <Coin count={tax} x={round(x)} y={round(y)} size={19} />
          </Spot>
        );
      })}
      <Spot
        label={label}
        rule="Collection: income and taxes"
        title={words.t("score-track-title")}
        card={
          <>
            {view.seats.map(({ seat, score, tax }) => (
              <p key={seat}>{words.t("score-and-tax", { seat, score, tax })}</p>
            ))}
            <p>{words.t("about-taxes")}</p>
            <Provenance game="belfort" piece="tax" />
          </>
        }
        shape={<circle cx={START.x} cy={START.y} r={reach(13)} />}
        class="start-space"
      />
    </>
  );
}

function ScoreMarkers() {
  const { view } = useScene();
  const size = 21;
  return (
    <g class="untouched">
      {view.seats.map(({ seat, score }) => {
        const sharing = view.seats.filter((other) => spaceOf(other.score) === spaceOf(score));
        const middle = spaceMiddle(spaceOf(score));
        const aside = heap(
          sharing.findIndex((other) => other.seat === seat),
          sharing.length,
        );
        const [x, y] = [middle.x + aside.x - size / 2, middle.y + aside.y - size / 2];
        return (
          <g key={seat}>
            <Marker
              seat={seat}
              size={size}
              x={round(x)}
              y={round(y)}
              piece={`score-${seat}`}
              place={`score-${seat}`}
              class="score-marker"
            />
            {score > TRACK_SPACES && (
              <text class="lap" x={round(x + size / 2)} y={round(y + size / 2) + 3}>
                +{TRACK_SPACES}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
