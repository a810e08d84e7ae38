import { Art, caveborn, dieOf, figures, places, Scenery } from "../../art";

const { house, ship } = caveborn;
const { worker } = figures;
const { castle, tavern } = places;

/** The sections of its rules that tell the game in short. */
export const inShort = ["overview", "course-of-a-round"];

/** Caveborn: a town on the sea that takes everybody in. */
export function Cover() {
  return (
    <Scenery>
      <path class="flat" d="M150 132c60-64 150-84 330-60v148H150Z" fill="var(--far-hill)" />
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
    </Scenery>
  );
}
