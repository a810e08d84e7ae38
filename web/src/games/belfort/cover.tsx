import { Art, figures, places, properties, Scenery } from "../../art";

const { dwarf, elf, gnome } = figures;
const { forest } = places;
const { gatehouse, inn, keep, library, market, pub, tower, wall } = properties;

/** The sections of its rules that tell the game in short. */
export const inShort = ["overview", "round-order"];

/** Belfort: the city going up inside its walls. */
export function Cover() {
  return (
    <Scenery>
      <path class="flat" d="M0 128c60-30 120-22 176 0 70-34 160-42 304-6v98H0Z" fill="var(--far-hill)" />
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
    </Scenery>
  );
}
