import { caveborn, characterOf, type Drawing, dieOf, drawingOf, figures, workings } from "../../art";
import { GOOD, GUILD, RACE, THING } from "./signs";

/** The face of a die where any is meant. */
const ANY = 5;

const OWN: Readonly<Record<string, Drawing>> = {
  ...THING,
  ...GOOD,
  ...GUILD,
  ...RACE,
  die: dieOf(ANY),
  house: caveborn.house,
  ship: caveborn.ship,
  event: caveborn.event,
  apprentice: figures.apprentice,
  guild_master: figures.guildMaster,
  laurel: caveborn.laurel,
  points: caveborn.point,
  guild_good: workings.anyGood,
};

/** Cards that have a drawing for all of their kind, by the letter before their number. */
const KIND: Readonly<Record<string, Drawing>> = { o: caveborn.laurel, v: caveborn.commission };

/** The pieces and signs of the game, for its rules: dice as `die_4`, characters as `k01`. */
export function drawing(name: string): Drawing | null {
  const die = /^die_(\d)$/.exec(name);
  const kind = /^([ov])\d+$/.exec(name)?.[1];
  return OWN[name] ?? KIND[kind ?? ""] ?? (die ? dieOf(Number(die[1])) : (characterOf(name) ?? drawingOf(name)));
}
