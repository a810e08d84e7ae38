import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Art, figures, places, properties } from "../art";
import { Chooser, Count, Moving, PanZoom, type Pattern, type Play, PlayContext, Roam, Target, Tips } from "../board";
import type { Act } from "../words";
import { Words } from "../words";

const SPOTS = [
  { name: "forest", of: places.forest, x: 40, y: 60 },
  { name: "quarry", of: places.quarry, x: 200, y: 40 },
  { name: "mine", of: places.mine, x: 360, y: 60 },
  { name: "camp", of: places.camp, x: 280, y: 170 },
];
const WORKERS = ["elf", "dwarf"] as const;

/** A small board of nothing in particular, on which the parts of boards can be tried. */
export function GalleryBoard() {
  const hold = useSignal<Pattern | null>(null);
  const busy = useSignal(false);
  const at = useSignal<Readonly<Record<string, string>>>({ elf: "home", dwarf: "home" });
  const moves = useSignal(0);

  const legal = WORKERS.flatMap((worker) =>
    SPOTS.filter(({ name }) => name !== (worker === "elf" ? "quarry" : "forest") && at.value[worker] !== name).map(
      ({ name }): Act => ({ do: "place", worker, at: name }),
    ),
  );
  const play = useMemo<Play>(
    () => ({
      version: moves.value,
      seat: 0,
      legal,
      words: new Words("en", [{ language: "en", sources: ["do-place = Place the { $worker } at the { $at }"] }]),
      hold,
      busy,
      act: async (act) => {
        if (act) at.value = { ...at.value, [String(act.worker)]: String(act.at) };
        hold.value = null;
        moves.value += 1;
        return true;
      },
      why: async () => ({ id: "An elf never works in the quarry", args: {}, rule: "" }),
      outlook: async () => ({ events: [], certain: true, chance: false, ends: true }),
      picture: (act) => ({ of: act.worker === "elf" ? figures.elf : figures.dwarf, seat: 0 }),
      confirm: () => null,
      openRule: () => {},
    }),
    [moves.value],
  );

  const seatOf = (worker: string, k: number) => {
    const spot = SPOTS.find(({ name }) => name === at.value[worker]);
    return spot ? { x: spot.x + 60 + k * 26, y: spot.y + 30 } : { x: 40 + k * 56, y: 230 };
  };
  return (
    <PlayContext.Provider value={play}>
      <p>
        Moves: <Count value={moves.value} />
      </p>
      <Moving class="gallery-board">
        <PanZoom label="Zoom">
          <svg viewBox="0 0 480 300" role="group" aria-label="A board to try">
            <Roam svg label="Places">
              {SPOTS.map((spot) => (
                <Target
                  key={spot.name}
                  act={{ do: "place", at: spot.name }}
                  ask={{ do: "place", worker: "elf", at: spot.name }}
                  label={spot.name}
                  card="A place where somebody may stand."
                  place={spot.name}
                  shape={<rect x={spot.x - 8} y={spot.y - 8} width={130} height={80} rx={12} />}
                >
                  <Art of={spot.of} x={spot.x} y={spot.y} size={56} />
                </Target>
              ))}
              {WORKERS.map((worker, k) => {
                const spot = seatOf(worker, k);
                return (
                  <Target
                    key={worker}
                    hold={{ worker }}
                    label={worker}
                    shape={<circle cx={spot.x + 20} cy={spot.y + 20} r={24} />}
                  >
                    <Art of={figures[worker]} seat={0} {...spot} size={40} piece={worker} />
                  </Target>
                );
              })}
              <Art of={properties.keep} x={400} y={220} size={60} />
            </Roam>
          </svg>
        </PanZoom>
      </Moving>
      <Tips />
      <Chooser />
    </PlayContext.Provider>
  );
}
