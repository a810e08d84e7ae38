import { Art, figures, names, places } from "../../../art";
import { usePlay } from "../../../board";
import { forViewer, useScene } from "../context";
import { modifiersOf } from "../places";
import { RACE, thing } from "../signs";
import { DieTarget } from "../spot";
import { useClerkSpace, useDesk } from "../targets";
import type { ClerkSpace, Desk, Row } from "../view";
import { area, Ledge, SignBoard, Site, SLOT, Slab, Tally, Told, tallyWidth } from "./kit";
import { DiceRow, diceWidth } from "./upper";

interface Spread {
  /** The middle of the place, its lower edge, and how wide and high it may be. */
  x: number;
  bottom: number;
  width: number;
  height: number;
}

/** The Construction Yard: a crane, dice on planks, and a house with its price. */
export function BuildersYard(at: Spread) {
  const { words } = usePlay();
  const { x, bottom, width, height } = at;
  return (
    <Site name="yard">
      {height > 120 ? <LargeYard {...at} /> : <SmallYard {...at} />}
      <SignBoard x={x} y={bottom - height + 2} width={width - 2} name={words.piece("yard")} />
    </Site>
  );
}

function LargeYard({ x, bottom, width }: Spread) {
  const { view } = useScene();
  const { dice } = view.yard;
  const across = dice.length > 4 ? Math.ceil(dice.length / 2) : dice.length;
  const rows = Math.ceil(dice.length / across);
  const ground = bottom - rows * (SLOT + 2) - 14;
  return (
    <>
      <g class="untouched">
        <ellipse class="flat t-earth" cx={x} cy={ground - 4} rx={width / 2 - 2} ry={13} />
        <Art of={places.yard} x={x - width / 2 + 4} y={ground - 84} size={88} small={false} />
        <path
          d={`M${x + 30} ${ground - 6}h18v8h-18ZM${x + 36} ${ground - 14}h18v8h-18Z`}
          fill="var(--stone-hi)"
          stroke-width="1.4"
        />
      </g>
      <HouseForSale x={x + 4} y={ground - 56} size={50} />
      <DiceRow
        at="yard"
        dice={dice}
        automa="green"
        x={x - diceWidth(across) / 2}
        y={bottom - rows * (SLOT + 2) - 8}
        across={across}
      />
    </>
  );
}

function SmallYard({ x, bottom, width }: Spread) {
  const { view } = useScene();
  const { dice } = view.yard;
  const across = Math.max(2, Math.ceil(dice.length / 2));
  const size = across > 2 ? 23 : 25;
  return (
    <>
      <ellipse class="untouched flat t-earth" cx={x + width / 2 - 24} cy={bottom - 10} rx={26} ry={9} />
      <HouseForSale x={x + width / 2 - 47} y={bottom - 56} size={46} />
      <DiceRow at="yard" dice={dice} automa="green" x={x - width / 2} y={bottom - 60} across={across} size={size} />
    </>
  );
}

function HouseForSale({ x, y, size }: { x: number; y: number; size: number }) {
  const scene = useScene();
  const { words } = usePlay();
  const price = forViewer(scene.view.yard.price, scene);
  return (
    <Told label={words.t("house-for", { price })}>
      <Art of={thing("board")} seat={scene.seat} x={x} y={y} size={size} small={false} />
      <g class="t-chip">
        <rect x={x + size - 30} y={y + size - 15} width={34} height={18} rx={9} />
        <Tally x={x + size - 13} y={y + size - 6} items={[{ count: price, of: thing("coins") }]} gap={0} />
      </g>
    </Told>
  );
}

/** Berk's office. */
export function ClerksHouse({ x, bottom, width, height }: Spread) {
  const { view } = useScene();
  const { words } = usePlay();
  const tall = height > 120;
  const spaces = view.clerk.die_spaces;
  // Each as wide as what it gives is written.
  const needs = spaces.map((space) => Math.max(SLOT + 6, tallyWidth(given(space), ...GIVEN) + 8));
  const all = needs.reduce((sum, one) => sum + one, 0);
  const widths = needs.map((one) => (one * (width - 2)) / all);
  const wall = tall ? bottom - 112 : bottom - 66;
  return (
    <Site name="clerk">
      <g class="untouched">
        {tall && <path d={`M${x + 22} ${wall - 34}h10v26h-10Z`} fill="var(--stone)" />}
        <path
          d={`M${x - width / 2 + 4} ${wall}h${width - 8}v${bottom - wall - 50}h${8 - width}Z`}
          fill="var(--plaster)"
        />
        <path
          d={`M${x - width / 2 - 2} ${wall + 4}l${tall ? 30 : 16}-${tall ? 34 : 16}h${width - (tall ? 56 : 28)}l${tall ? 30 : 16} ${tall ? 34 : 16}Z`}
          fill="var(--cloth)"
        />
        {tall && (
          <path
            class="line hair"
            d={`M${x - width / 2 + 14} ${wall - 9}h${width - 28}M${x - width / 2 + 22} ${wall - 19}h${width - 44}`}
          />
        )}
        {tall && (
          <path
            d={`M${x - 46} ${wall + 26}a8 8 0 0 1 16 0v14h-16ZM${x + 30} ${wall + 26}a8 8 0 0 1 16 0v14h-16Z`}
            fill="var(--window)"
          />
        )}
      </g>
      {tall && <Art of={places.office} x={x - 20} y={wall + 14} size={40} class="untouched" />}
      <SignBoard x={x} y={tall ? wall - 4 : bottom - 70} width={width - 6} name={words.piece("clerk")} />
      <Ledge x={x - width / 2 + 1.5} y={bottom - 20} width={width - 3} />
      {spaces.map((space, k) => (
        <ClerkSpot
          key={k}
          of={space}
          k={k}
          x={x - width / 2 + 1 + widths.slice(0, k).reduce((sum, one) => sum + one, 0)}
          y={bottom - 48}
          width={widths[k] ?? 0}
        />
      ))}
    </Site>
  );
}

const given = (of: ClerkSpace) => [{ count: modifiersOf(of), of: thing("modifiers") }];
/** How large it is written: the picture, the number, and what is between them. */
const GIVEN = [14, 12, 0] as const;

function ClerkSpot({ of, k, x, y, width }: { of: ClerkSpace; k: number; x: number; y: number; width: number }) {
  const middle = x + width / 2;
  return (
    <DieTarget {...useClerkSpace(of)} class="n-space" shape={area(x + 1, y - 1, width - 2, 48)}>
      <Slab x={middle - SLOT / 2} y={y} die={of.die} place={`clerk-${k + 1}`} values={of.values} />
      <Tally x={middle} y={y + 37} items={given(of)} size={GIVEN[0]} font={GIVEN[1]} gap={GIVEN[2]} />
    </DieTarget>
  );
}

/** The Chancery: a space for each value, with a desk above and, with more players, one below. */
export function ChanceryHouse({ x, bottom, width, height }: Spread) {
  const { view } = useScene();
  const { words } = usePlay();
  const chancery = view.chancery;
  if (!chancery) return null;
  const { top, bottom: lower } = chancery.desks;
  const top_ = bottom - height;
  const step = (width - 8) / chancery.dice.length;
  const left = x - width / 2 + 4;
  const row = lower
    ? { top: top_ + 47, dice: top_ + 93, low: top_ + 122 }
    : { top: top_ + 64, dice: top_ + 112, low: 0 };
  return (
    <Site name="chancery" title={words.piece("desk")}>
      <g class="untouched">
        <path d={`M${x - width / 2} ${top_ + 34}h${width}v${height - 36}h${-width}Z`} fill="var(--plaster)" />
        <path d={`M${x - width / 2 - 4} ${top_ + 36}L${x} ${top_ + 2}l${width / 2 + 4} 34Z`} fill="var(--slate)" />
        <path d={`M${x - width / 2 - 3} ${bottom - 6}h${width + 6}v8h${-width - 6}Z`} fill="var(--stone-hi)" />
      </g>
      <SignBoard x={x} y={top_ + 20} width={width - 16} name={words.piece("desk")} picture={thing("desk")}>
        <Told label={words.t("desk-income", { income: chancery.income })}>
          <Tally
            x={x + width / 2 - 28}
            y={top_ + 30}
            items={[{ count: `+${chancery.income}`, of: thing("coins") }]}
            gap={1}
          />
        </Told>
      </SignBoard>
      {/* The space for the die is pressed, too: as a part of its desk, half of it each where two desks share it. */}
      {top?.map((desk, k) => (
        <DeskSpot
          key={desk.value}
          row="top"
          of={desk}
          x={left + k * step}
          y={row.top}
          width={step}
          from={row.top}
          to={row.dice + (lower ? 0.5 : 1) * DESK_DIE}
        />
      ))}
      {lower?.map((desk, k) => (
        <DeskSpot
          key={desk.value}
          row="bottom"
          of={desk}
          x={left + k * step}
          y={row.low}
          width={step}
          from={row.dice + 0.5 * DESK_DIE}
          to={row.low + DESK}
        />
      ))}
      {chancery.dice.map((die, k) => (
        <g key={k} class="untouched">
          <Slab
            x={left + (k + 0.5) * step - DESK_DIE / 2}
            y={row.dice}
            size={DESK_DIE}
            die={die}
            place={`chancery-${k + 1}`}
            values={[k + 1]}
          />
        </g>
      ))}
    </Site>
  );
}

const DESK = 44;
const DESK_DIE = 25;

interface DeskPlace {
  row: Row;
  of: Desk;
  x: number;
  y: number;
  width: number;
  /** From where to where it can be pressed. */
  from: number;
  to: number;
}

function DeskSpot({ row, of, x, y, width, from, to }: DeskPlace) {
  const { pieces, seat } = useScene();
  const middle = x + width / 2;
  return (
    <DieTarget
      {...useDesk(row, of)}
      class={names("n-desk", seat !== null && of.could.includes(seat) && "could")}
      shape={area(x + 0.2, from, width - 0.4, to - from, 5)}
    >
      <rect class="t-desk" x={x + 1} y={y} width={width - 2} height={DESK} rx={5} />
      <Art of={thing(of.benefit)} x={middle - 10} y={y + 2} size={20} />
      {of.seat === null ? (
        <Art of={RACE[of.race]} x={middle - 10} y={y + 22.5} size={20} />
      ) : (
        <Art
          of={figures.apprentice}
          seat={of.seat}
          x={middle - 11}
          y={y + 20}
          size={23}
          class="n-man"
          piece={pieces.at(`man${of.seat}`, `desk-${row}-${of.value}`)[0]}
          from={`seat-${of.seat}`}
        />
      )}
    </DieTarget>
  );
}
