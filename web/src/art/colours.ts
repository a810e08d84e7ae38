import { computed, signal } from "@preact/signals";

/** The colours of those who play, in the order of the seats; each goes with a shape (`players.tsx`). */
export const COLOURS = ["red", "blue", "yellow", "green", "purple", "white"] as const;
export type Colour = (typeof COLOURS)[number];

/** The colours of the seats at the table that is shown. */
const worn = signal<readonly Colour[]>([]);

/** Everything that is drawn of a seat has its colour from now on. */
export function wear(colours: readonly Colour[]): void {
  if (colours.join() !== worn.peek().join()) worn.value = colours;
}

/** Those who have chosen have what they chose, the others the colour of their seat, where it is left. */
export function settled(wanted: readonly (Colour | null | undefined)[]): Colour[] {
  const found = wanted.map((chosen, seat) => chosen ?? free(COLOURS[seat], wanted));
  const left = COLOURS.filter((colour) => !found.includes(colour));
  return found.map((colour, seat) => colour ?? left.shift() ?? (COLOURS[seat % COLOURS.length] as Colour));
}
function free(colour: Colour | undefined, wanted: readonly unknown[]): Colour | null {
  return colour === undefined || wanted.includes(colour) ? null : colour;
}

/** For every seat that there can be, also those that nobody sits at: which of the colours it has. */
const looks = computed(() =>
  settled(COLOURS.map((_, seat) => worn.value[seat])).map((colour) => COLOURS.indexOf(colour)),
);

/** The number of a seat's colour and shape. */
export function lookOf(seat: number): number {
  return looks.value[seat] ?? seat;
}
