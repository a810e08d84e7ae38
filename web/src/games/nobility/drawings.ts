import { caveborn, characterOf, type Drawing, dieOf, drawingOf, figures } from "../../art";
import { GOOD, GUILD, RACE, THING } from "./signs";

const OWN: Readonly<Record<string, Drawing>> = {
  ...THING,
  ...GOOD,
  ...GUILD,
  ...RACE,
  house: caveborn.house,
  ship: caveborn.ship,
  event: caveborn.event,
  apprentice: figures.apprentice,
  guild_master: figures.guildMaster,
  laurel: caveborn.laurel,
  points: caveborn.point,
};

/** The pieces and signs of the game, for its rules: dice as `die_4`, characters as `k01`. */
export function drawing(name: string): Drawing | null {
  const die = /^die_(\d)$/.exec(name);
  return OWN[name] ?? (die ? dieOf(Number(die[1])) : (characterOf(name) ?? drawingOf(name)));
}
