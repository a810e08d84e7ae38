import type { Drawing } from "./art";
import * as figures from "./figures";
import { crest, EMBLEMS, type Guild } from "./guilds";
import * as places from "./places";
import * as properties from "./properties";
import * as resources from "./resources";

const GUILDS = Object.fromEntries(Object.keys(EMBLEMS).map((guild) => [guild, crest(guild as Guild)]));

export const BELFORT: Readonly<Record<string, Drawing>> = {
  ...places,
  ...GUILDS,
  ...properties,
  ...figures,
  ...resources,
  ws: resources.woodOrStone,
};

/** Finds a drawing by the name that the rules give a piece (`master_elf`), where there is one. */
export function byName(drawings: Readonly<Record<string, Drawing>>): (name: string) => Drawing | null {
  return (name) => drawings[name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] ?? null;
}

/** The drawing of a piece of Belfort. */
export const belfortDrawing = byName(BELFORT);
