import { Art, names } from "../../../art";
import { usePlay } from "../../../board";
import { useScene } from "../context";
import { effectOf, GOOD, GUILD, RACE, thing } from "../signs";
import { DieTarget, Spot } from "../spot";
import { useCastleSpace, useDiceRow, useDisplayCard, useOffer } from "../targets";
import type { CastleSpace, DieOn, HallSpace, Settlers } from "../view";
import { area, Ledge, SignBoard, Site, SLOT, Slab, Tally } from "./kit";
import { Written } from "./letters";
import { TERRACE } from "./scenery";

/** The White Castle on its hill; dice lie on the way up. */
export function CastleHill() {
  const { view } = useScene();
  const { words } = usePlay();
  const spaces = view.castle.die_spaces;
  const step = Math.min(44, 146 / spaces.length);
  return (
    <Site name="castle">
      <Fortress />
      <SignBoard x={76} y={98} width={118} name={words.piece("castle")} />
      <Ledge x={77 - (spaces.length / 2) * step} y={148} width={spaces.length * step - 2} />
      {spaces.map((space, k) => (
        <CastleStep key={k} of={space} k={k} x={76 + (k - spaces.length / 2) * step} width={step} />
      ))}
    </Site>
  );
}

function CastleStep({ of, k, x, width }: { of: CastleSpace; k: number; x: number; width: number }) {
  const middle = x + width / 2;
  return (
    <DieTarget {...useCastleSpace(of, k)} class="n-space" shape={area(x + 1, 120, width - 2, 46)}>
      <Slab x={middle - SLOT / 2} y={121} die={of.die} place={`castle-${k + 1}`} values={of.values} />
      <Tally
        x={middle}
        y={156.5}
        items={[{ count: `+${of.reputation}`, of: thing("reputation") }]}
        font={12}
        size={15}
        gap={0}
      />
    </DieTarget>
  );
}

function Fortress() {
  return (
    <g class="untouched" transform="translate(4.6 6.8) scale(.94)">
      <path class="line" d="M30 34V20M76 12V-6M122 34V20" />
      <path
        d="M76-6h15l-3.5 4 3.5 4H76ZM30 20h12l-3 3.2 3 3.300H30ZM122 20h12l-3 3.2 3 3.300h-12Z"
        fill="var(--roof)"
      />
      <path d="M57 42 76 10l19 32ZM16 62l14-30 14 30ZM108 62l14-30 14 30Z" fill="var(--slate)" />
      <path d="M19 62h22v52H19ZM111 62h22v52h-22Z" fill="var(--linen)" />
      <path d="M60 42h32v70H60Z" fill="var(--linen)" />
      <path class="shade" d="M84 42h8v70h-8ZM34 62h7v52h-7ZM126 62h7v52h-7Z" />
      <path d="M41 82h4v-6h8v6h6v-6h8v6h18v-6h8v6h6v-6h8v6h4v34H41Z" fill="var(--linen)" />
      <path class="line hair" d="M46 92h8M98 90h8M64 58h5M24 76h5M118 74h5" />
      <path d="M72 56a4 4 0 0 1 8 0v9h-8ZM27 72a3 3 0 0 1 6 0v8h-6ZM119 72a3 3 0 0 1 6 0v8h-6Z" fill="var(--window)" />
      <path d="M48 90a3 3 0 0 1 6 0v7h-6ZM98 90a3 3 0 0 1 6 0v7h-6Z" fill="var(--window)" stroke-width="1.3" />
    </g>
  );
}

const TAVERN = { x: 168, y: 42, width: 364 } as const;
const CARD = { width: 57, height: 94 } as const;

/** The Cavern Tavern in the rock: settlers sit in its light, and dice lie over its gate. */
export function TavernCave() {
  const { view } = useScene();
  const { words } = usePlay();
  const { x, y, width } = TAVERN;
  const { display } = view.tavern;
  const step = (width - 12) / Math.max(display.length, 1);
  return (
    <Site name="tavern">
      <path
        class="untouched"
        d={`M${x - 4} ${TERRACE}V${y + 34}q2-30 34-33h${width - 60}q32 3 34 33v${TERRACE - y - 34}Z`}
        fill="url(#t-cave)"
      />
      <path
        class="untouched t-warm"
        d={`M${x + 8} ${TERRACE}V${y + 46}q2-22 28-24h${width - 72}q26 2 28 24v${TERRACE - y - 46}Z`}
      />
      {[x + 14, x + width - 22].map((at) => (
        <g key={at} class="untouched">
          <circle class="flat t-night" cx={at} cy={y + 22} r={30} fill="url(#t-lamp)" />
          <path class="line" d={`M${at} ${y + 4}v8`} />
          <path d={`M${at - 5} ${y + 12}h10l-1.5 11h-7Z`} fill="var(--gold-hi)" stroke-width="1.3" />
        </g>
      ))}
      <SignBoard x={x + 90} y={y - 13} width={172} name={words.piece("tavern")} picture={thing("tavern")} />
      <TavernDice right={x + width - 4} y={y - 20} />
      {display.map((card, k) =>
        card ? (
          <CardSpot key={card.card} of={card} x={x + 6 + k * step + (step - CARD.width) / 2} y={y + 26} />
        ) : (
          <rect
            key={k}
            class="t-gap"
            x={x + 6 + k * step + (step - CARD.width) / 2}
            y={y + 26}
            width={CARD.width}
            height={CARD.height}
            rx={7}
          />
        ),
      )}
    </Site>
  );
}

function TavernDice({ right, y }: { right: number; y: number }) {
  const { view } = useScene();
  const { dice } = view.tavern;
  return <DiceRow at="tavern" dice={dice} automa="white" x={right - diceWidth(dice.length)} y={y} />;
}

/** How wide a row of so many spaces for dice is. */
export function diceWidth(across: number, size = SLOT): number {
  return across * (size + 2) + 6;
}

/** Dice lie here from left to right, in one row or several; the next goes on the first free space. */
export function DiceRow({
  at,
  dice,
  automa,
  x,
  y,
  across = dice.length,
  size = SLOT,
}: {
  at: "tavern" | "yard";
  dice: readonly (DieOn | null)[];
  automa: string;
  x: number;
  y: number;
  across?: number;
  size?: number;
}) {
  const { bound, ...row } = useDiceRow(at);
  const next = dice.indexOf(null);
  const width = diceWidth(across, size);
  const height = Math.ceil(dice.length / across) * (size + 2) + 6;
  return (
    <DieTarget {...row} class="n-dice-row" shape={area(x, y, width, height)}>
      <rect class="t-plank" x={x} y={y} width={width} height={height} rx={7} />
      {dice.map((die, k) => (
        <Slab
          key={k}
          x={x + 4 + (k % across) * (size + 2)}
          y={y + 4 + Math.floor(k / across) * (size + 2)}
          size={size}
          die={die}
          place={`${at}-${k + 1}`}
          values={k === next ? bound : ""}
          closed={k !== next}
          automa={automa}
        />
      ))}
    </DieTarget>
  );
}

function CardSpot({ of, x, y }: { of: Settlers; x: number; y: number }) {
  const { width, height } = CARD;
  return (
    <Spot {...useDisplayCard(of)} class="n-card" shape={area(x, y, width, height)}>
      <g data-piece={of.card} data-from="tavern" data-to="tavern" class={names("t-card", `race-${of.race}`)}>
        <rect class="t-card-paper" x={x} y={y} width={width} height={height} rx={7} />
        <path class="t-card-top" d={`M${x + 1} ${y + 7}q0-6 6-6h${width - 14}q6 0 6 6v30h${2 - width}Z`} />
        <Art of={RACE[of.race]} x={x + 1} y={y + 2} size={33} small={false} />
        {of.workers > 0 && (
          <Tally
            x={x + width - 12.5}
            y={y + 11}
            items={[{ count: of.workers, of: thing("worker"), seat: null }]}
            size={13}
            gap={0}
          />
        )}
        {of.stars > 0 && (
          <Tally x={x + width - 12.5} y={y + 28} items={[{ count: of.stars, of: thing("star") }]} size={13} gap={0} />
        )}
        <Goods of={of} x={x + width / 2} y={y + 54} />
        <rect class="t-pill" x={x + 8} y={y + height - 20} width={width - 16} height={16} rx={8} />
        <Written class="t-serif" of={`${of.least}–${of.most}`} x={x + width / 2} y={y + height - 7.5} size={13} />
      </g>
    </Spot>
  );
}

/** What settlers want: side by side, or four as a square. */
function Goods({ of, x, y }: { of: Settlers; x: number; y: number }) {
  const many = of.goods.length > 3;
  const size = many ? 16 : 17;
  const across = many ? 2 : of.goods.length;
  return (
    <>
      {of.goods.map((good, k) => (
        <Art
          key={good}
          of={GOOD[good]}
          x={x + ((k % across) - across / 2) * (size + 0.5)}
          y={y + (many ? Math.floor(k / 2) * size - size : -size / 2)}
          size={size}
        />
      ))}
    </>
  );
}

const HALL = { x: 552, y: 46, width: 360, bay: 59 } as const;

/** The Guild Hall: a building to buy in each of its bays, and a die on the steps before it. */
export function GreatHall() {
  const { view } = useScene();
  const { words } = usePlay();
  const { x, y, width, bay } = HALL;
  const left = Object.values(view.hall.bag).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return (
    <Site name="hall">
      <g class="untouched">
        <path d={`M${x + 24} ${y - 36}h14v30h-14ZM${x + width - 40} ${y - 36}h14v30h-14Z`} fill="var(--stone)" />
        <path d={`M${x} ${y}h${width}v${TERRACE - y}H${x}Z`} fill="var(--plaster)" />
        <path
          class="line"
          d={`M${x} ${y + 3}h${width}${[1, 2, 3, 4, 5].map((k) => `M${x + 3 + k * bay} ${y}v${TERRACE - y}`).join("")}`}
          stroke="var(--wood-lo)"
          stroke-width="4"
        />
        <path d={`M${x - 8} ${y + 2}l26-38h${width - 36}l26 38Z`} fill="var(--roof)" />
        <path class="shade" d={`M${x + width - 90} ${y + 2}l-8-38h80l26 38Z`} />
        <path
          class="line hair"
          d={`M${x + 10} ${y - 24}h${width - 20}M${x + 1} ${y - 11}h${width - 2}`}
          stroke="var(--roof-lo)"
        />
        <path d={`M${x - 4} ${TERRACE - 8}h${width + 8}v9h${-width - 8}Z`} fill="var(--stone-hi)" />
      </g>
      <SignBoard x={x + width / 2} y={y - 24} width={228} name={words.piece("hall")} picture={thing("hall")}>
        <text class="last" x={x + width / 2 + 108} y={y - 9.5}>
          {words.t("bag", { count: left })}
        </text>
      </SignBoard>
      {view.hall.spaces.map((space, k) => (
        <Bay key={space.value} of={space} x={x + 3 + k * bay} y={y + 6} width={bay} />
      ))}
    </Site>
  );
}

function Bay({ of, x, y, width }: { of: HallSpace; x: number; y: number; width: number }) {
  const { view } = useScene();
  const { price, ...target } = useOffer(of);
  const { value, building, die } = of;
  const middle = x + width / 2;
  return (
    <DieTarget {...target} class="n-hall-offer" shape={area(x + 2, y, width - 4, 114)}>
      <path class="t-gate" d={`M${x + 7} ${y + 84}V${y + 22}a${width / 2 - 7} 19 0 0 1 ${width - 14} 0v62Z`} />
      {building && (
        <g {...(building.kind === "workshop" ? { "data-piece": building.tile } : {})} data-from="hall" data-to="hall">
          <Art
            of={building.guild ? GUILD[building.guild] : thing("community")}
            x={middle - 17}
            y={y + 7}
            size={34}
            small={false}
          />
          {building.guild && (
            <Tally
              x={middle}
              y={y + 52}
              size={19}
              gap={1}
              items={building.effects.map((effect, k) => ({
                count: k > 0 ? "/" : null,
                of: effectOf(effect, view.guilds[building.guild as keyof typeof view.guilds].good),
              }))}
            />
          )}
        </g>
      )}
      <Tally x={middle} y={y + 73} items={[{ count: price, of: thing("coins") }]} size={18} font={14} gap={0} />
      <Slab x={middle - SLOT / 2} y={y + 86} die={die} place={`hall-${value}`} values={[value]} automa="yellow" />
    </DieTarget>
  );
}
