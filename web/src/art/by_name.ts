import type { Drawing } from "./art";
import * as caveborn from "./caveborn";
import * as figures from "./figures";
import * as goods from "./goods";
import { crest, EMBLEMS, type Guild } from "./guilds";
import * as places from "./places";
import * as properties from "./properties";
import * as resources from "./resources";

const GUILDS = Object.fromEntries(Object.keys(EMBLEMS).map((guild) => [guild, crest(guild as Guild)]));

const BY_NAME: Readonly<Record<string, Drawing>> = {
  ...places,
  ...caveborn,
  ...GUILDS,
  ...goods,
  ...properties,
  ...figures,
  ...resources,
  ws: resources.woodOrStone,
};

/** The drawing of a piece by the name that the rules give it (`master_elf`), where there is one. */
export function drawingOf(name: string): Drawing | null {
  const spoken = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return BY_NAME[spoken] ?? null;
}
