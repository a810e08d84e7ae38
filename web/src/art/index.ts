/** The drawing kit: `import { Art, pub, elf, ... } from "../art"`. All of it can be seen at /gallery. */
export * from "./art";
export * from "./by_name";
export * from "./cards";
export * as caveborn from "./caveborn";
export * from "./dice";
export * as figures from "./figures";
export * as goods from "./goods";
export * from "./guilds";
export * from "./icons";
export * from "./logo";
export * as places from "./places";
export * from "./players";
export * as properties from "./properties";
export * as races from "./races";
export * as resources from "./resources";
export * from "./scenes";
export * from "./surfaces";
export * as workings from "./workings";
