import { Art } from "./art";
import { house, ship } from "./caveborn";
import { dieOf } from "./dice";
import { dwarf, elf, gnome, worker } from "./figures";
import { castle, forest, tavern } from "./places";
import { gatehouse, inn, keep, library, market, pub, tower, wall } from "./properties";
import { Surfaces } from "./surfaces";

const Sky = () => (
  <g class="flat">
    <rect width="480" height="220" fill="var(--sky)" />
    <circle cx="392" cy="52" r="26" fill="var(--gold-hi)" />
    <g fill="var(--linen)" opacity=".55">
      <path d="M52 58c0-10 14-13 19-5 5-11 24-9 25 3 9-2 14 8 7 13H56c-9 0-11-8-4-11Z" />
      <path d="M262 38c0-8 11-10 15-4 4-9 19-7 20 2 7-2 11 6 6 10h-38c-7 0-9-6-3-8Z" />
    </g>
  </g>
);

/** Belfort: the city going up inside its walls. */
export function BelfortScene({ class: extra }: { class?: string }) {
  return (
    <svg
      viewBox="0 0 480 220"
      class={`art scene ${extra ?? ""}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Surfaces />
      <Sky />
      <path class="flat" d="M0 128c60-30 120-22 176 0 70-34 160-42 304-6v98H0Z" fill="var(--leaf-hi)" opacity=".55" />
      <Art of={forest} x={2} y={76} size={64} />
      <Art of={forest} x={410} y={70} size={70} />
      <Art of={keep} x={178} y={14} size={132} />
      <Art of={tower} x={130} y={56} size={92} />
      <Art of={library} x={300} y={100} size={50} />
      <Art of={inn} x={94} y={86} size={70} />
      <Art of={pub} x={352} y={96} size={58} />
      <path class="flat" d="M0 158c120-12 360-12 480 0v62H0Z" fill="var(--grass)" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((k) => (
        <Art key={k} of={wall} x={k * 62 - 12} y={126} size={66} />
      ))}
      <Art of={gatehouse} x={196} y={104} size={92} />
      <path class="flat" d="M222 190c-14 10-40 22-70 30h150c-18-10-30-20-36-30Z" fill="var(--street)" />
      <Art of={elf} seat={3} x={118} y={166} size={46} />
      <Art of={dwarf} seat={1} x={158} y={172} size={44} />
      <Art of={gnome} x={292} y={178} size={36} />
      <Art of={market} x={336} y={160} size={54} />
      <Art of={dwarf} seat={0} x={404} y={172} size={44} />
    </svg>
  );
}

/** Caveborn: a town on the sea that takes everybody in. */
export function CavebornScene({ class: extra }: { class?: string }) {
  return (
    <svg
      viewBox="0 0 480 220"
      class={`art scene ${extra ?? ""}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Surfaces />
      <Sky />
      <path class="flat" d="M150 132c60-64 150-84 330-60v148H150Z" fill="var(--leaf-hi)" opacity=".55" />
      <rect class="flat" y="138" width="480" height="82" fill="url(#waves)" />
      <path class="flat" d="M176 220c-10-40 30-66 84-74 80-12 160-8 220 0v74Z" fill="var(--grass)" />
      <Art of={castle} x={286} y={10} size={122} />
      <Art of={house} seat={1} x={232} y={98} size={54} />
      <Art of={house} seat={2} x={268} y={112} size={58} />
      <Art of={tavern} x={390} y={92} size={76} />
      <Art of={house} seat={0} x={336} y={114} size={60} />
      <Art of={ship} x={34} y={70} size={118} />
      <Art of={worker} seat={4} x={240} y={160} size={42} />
      <Art of={worker} seat={3} x={284} y={166} size={42} />
      <Art of={dieOf(5)} seat={2} x={352} y={172} size={36} />
      <Art of={dieOf(3)} seat={4} x={396} y={178} size={34} />
    </svg>
  );
}
