import type { Drawing } from "./art";
import { BELFORT, byName } from "./by_name_belfort";
import * as caveborn from "./caveborn";
import * as goods from "./goods";
import * as places from "./places";

/** The drawing of a piece of any game. Boards look among their own (`belfortDrawing`): they do not wait for the others'. */
export const drawingOf: (name: string) => Drawing | null = byName({ ...places, ...caveborn, ...goods, ...BELFORT });
