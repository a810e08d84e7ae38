import { Art, names } from "../../../art";
import { usePlay } from "../../../board";
import { forViewer, ownOf, useScene } from "../context";
import { several } from "../council";
import { GOOD, RACE, range, thing } from "../signs";
import { DieTarget } from "../spot";
import { useDemand } from "../targets";
import { type CouncilSpace, type Demand, GOODS } from "../view";
import { type Item, SignBoard, Site, Slab, Tally, Told, tallyWidth } from "./kit";
import { Written } from "./letters";
import { SHORE } from "./scenery";

const ROW = { y: SHORE + 40, height: 46.7, tile: 45.2 } as const;
const MEMBER = 24;

/** The Stone Council on its meadow: a stone for each demand, in the rows of its members. */
export function CouncilStones({ x, width }: { x: number; width: number }) {
  const scene = useScene();
  const { view } = scene;
  const { words } = usePlay();
  const own = ownOf(scene);
  const loss = forViewer(view.council.loss, scene);
  const { members, rows } = view.council;
  const label = 28;
  const column = (width - label) / members.length;
  return (
    <Site name="council">
      <path
        class="untouched t-ring"
        d={`M${x - 2} ${ROW.y + 2}q${width / 2}-58 ${width + 4} 0v140q-${width / 2} 16-${width + 4} 0Z`}
      />
      <SignBoard
        x={x + width / 2 + 10}
        y={SHORE - 4}
        width={210}
        name={words.piece("council")}
        picture={thing("council")}
      >
        <Told label={words.t("council-loss", { loss })}>
          <Tally
            x={x + width / 2 + 92}
            y={SHORE + 6}
            items={[{ count: `−${loss}`, of: thing("reputation") }]}
            gap={1}
          />
        </Told>
      </SignBoard>
      {members.map((race, k) => {
        const settled = (own?.settled[race] ?? 0) > 0;
        const middle = x + label + (k + 0.5) * column;
        return (
          <g key={race} class={names("n-member", settled && "settled")}>
            {settled && <circle class="t-halo" cx={middle} cy={ROW.y - MEMBER / 2 - 0.5} r={14} />}
            <Art
              of={RACE[race]}
              x={middle - MEMBER / 2}
              y={ROW.y - MEMBER - 0.5}
              size={MEMBER}
              label={words.piece(race, "many")}
              small={false}
            />
          </g>
        );
      })}
      {rows.map(({ values, spaces }, row) => (
        <g key={row}>
          <g class="t-chip">
            <rect x={x} y={ROW.y + row * ROW.height + 12} width={26} height={20} rx={6} />
            <Written class="t-serif" of={range(values)} x={x + 13} y={ROW.y + row * ROW.height + 26.5} size={13} />
          </g>
          {spaces.map((space, k) => (
            <Stone
              key={space.member}
              row={row + 1}
              column={k + 1}
              values={values}
              of={space}
              x={x + label + k * column + 1}
              y={ROW.y + row * ROW.height}
              width={column - 2}
            />
          ))}
        </g>
      ))}
    </Site>
  );
}

function Stone({
  row,
  column,
  values,
  of,
  x,
  y,
  width,
}: {
  row: number;
  column: number;
  values: readonly number[];
  of: CouncilSpace;
  x: number;
  y: number;
  width: number;
}) {
  const { seat } = useScene();
  const { coins, ...target } = useDemand(row, values, of);
  const { demand, die } = of;
  const could = seat !== null && of.could.includes(seat);
  const shape = `M${x} ${y + ROW.tile - 1}V${y + 10}q0-9 9-9.500h${width - 18}q9 .5 9 9.500v${ROW.tile - 11}q0 1-1 1h${2 - width}q-1 0-1-1Z`;
  return (
    <DieTarget {...target} class={names("n-demand", could && "could", !demand && "empty")} shape={<path d={shape} />}>
      <path class="t-stone" d={shape} />
      {die ? (
        <Slab x={x + width / 2 - 14} y={y + 9} size={28} die={die} place={`council-${row}-${column}`} values="" />
      ) : (
        demand && <Carving of={demand} coins={coins} x={x} y={y} width={width} />
      )}
    </DieTarget>
  );
}

/** What is carved into a stone: the nobility it asks for, the points it brings, and what it costs. */
function Carving({ of, coins, x, y, width }: { of: Demand; coins: number; x: number; y: number; width: number }) {
  const items: Item[] = [
    ...(coins > 0 ? [{ count: several(coins), of: thing("coins") }] : []),
    ...GOODS.filter((good) => of.goods[good]).map((good) => ({ count: several(of.goods[good]), of: GOOD[good] })),
  ];
  // One line where it fits, large or smaller; else two.
  const size = [22, 20.5, 19].find((one) => tallyWidth(items, one, 12, 1) <= width - 4);
  const first = items.slice(0, Math.ceil(items.length / 2));
  const middle = x + width / 2;
  return (
    <>
      <path class="t-shield" d={`M${x + 2.5} ${y + 1.5}h15v7.500q0 3.500-7.500 5.500q-7.5-2-7.500-5.500Z`} />
      <Written class="t-on-shield" of={of.nobility} x={x + 10} y={y + 11.3} size={12} />
      <rect class="t-medal" x={x + width - 21.5} y={y + 1.5} width={19} height={13} rx={6.5} />
      <Written class="t-number" of={of.points} x={x + width - 12} y={y + 12.2} size={12} />
      {size ? (
        <Tally x={middle} y={y + 29.5} items={items} size={size} font={12} gap={1} />
      ) : (
        <>
          <Tally x={middle} y={y + 21.3} items={first} size={17.5} font={12} gap={1} />
          <Tally x={middle} y={y + 35.2} items={items.slice(first.length)} size={17.5} font={12} gap={1} />
        </>
      )}
    </>
  );
}
