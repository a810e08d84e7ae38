import { type Pattern, sameAct } from "../../board/acts";
import type { Act } from "../../words";
import { type Area, type Guild, type Property, SINGLES, type Single, type SymbolName, type Worker } from "./view";

/*
 * Which actions a thing on the boards stands for. Nothing here knows whether they are legal: the server's list does.
 */

/** What a target offers: its actions, and the one to ask about when none of them is legal. */
export interface Offer {
  act: readonly Pattern[];
  ask: Act;
}

function act(verb: string, args: Record<string, string | number>): Act {
  return { do: verb, ...args };
}

/** The actions with a symbol of the city, besides those of workers. */
export function symbolOffer(
  question: string,
  district: number,
  symbol: SymbolName,
  guild: Guild | null,
): { act: readonly Act[]; ask: Act } {
  const all = symbolActs(district, symbol, guild);
  const verb = { wizards: "swap", swap_with: "swap", mark: "mark", block: "block" }[question] ?? "build";
  return { act: all, ask: all.find((one) => one.do.startsWith(verb)) ?? (all[0] as Act) };
}

function symbolActs(district: number, symbol: SymbolName, guild: Guild | null): Act[] {
  switch (symbol) {
    case "keep_left":
    case "keep_right":
      return [act("build keep", { district }), act("swap keep", { district })];
    case "gate_before":
    case "gate_after": {
      const side = symbol === "gate_before" ? "before" : "after";
      const border = side === "after" ? district : ((district + 3) % 5) + 1;
      return [
        act("build gatehouse", { district, side }),
        act("mark gatehouse", { district, side }),
        act("swap gatehouse", { border }),
      ];
    }
    case "wall_left":
    case "wall_right": {
      const side = symbol === "wall_left" ? "left" : "right";
      return [act("build wall", { district }), act("swap wall", { district, side })];
    }
    case "guild":
      return guild === null
        ? []
        : [act("build guild", { guild }), act("swap guild", { guild }), act("block", { guild })];
    default:
      return [act("build", { property: symbol, district }), act("swap", { property: symbol, district })];
  }
}

/** The wall that is built next in a district: there are two, and one action to build one, which takes the first that is free. */
export function nextWall(symbols: Readonly<Partial<Record<SymbolName, number | null>>>): SymbolName | undefined {
  return (["wall_left", "wall_right"] as const).find((wall) => symbols[wall] === null);
}

/** A plank, at a guild or on the collection board or on one's own property: a worker is placed there, or used. */
export function plankOffer(question: string, at: string, worker: Worker): Offer {
  const patterns: Pattern[] = [{ do: "place", at }];
  const used = at !== "recruiter" && at !== "camp";
  if (used) patterns.push({ do: "use", at });
  return { act: patterns, ask: used && question === "turn" ? act("use", { at }) : act("place", { worker, at }) };
}

export function areaOffer(area: Area, worker: Worker): Offer {
  // Elves never go to the quarry, nor dwarves to the forest: there are no such actions to ask about.
  const wanted = { forest: "elf", quarry: "dwarf", mine: worker, gold_mine: worker }[area];
  return { act: [{ do: "send", to: area }], ask: act("send", { worker: wanted, to: area }) };
}

/** What picking a card from the hand up means. */
export function cardHold(property: Property): Pattern {
  return isSingle(property) ? { do: "build", property } : { do: `build ${property}` };
}

/** The building of a card somewhere, to ask about. */
export function cardAsk(property: Property, district: number): Act {
  if (isSingle(property)) return act("build", { property, district });
  return property === "keep" ? act("build keep", { district }) : act("build gatehouse", { district, side: "after" });
}

export function isSingle(name: string): name is Single {
  return (SINGLES as readonly string[]).includes(name);
}

/** The patterns that go with what is held, made whole by it; those that do not are left out. */
export function heldPatterns(patterns: readonly Pattern[], held: Pattern | null): readonly Pattern[] {
  if (held === null) return patterns;
  const goes = (pattern: Pattern) => Object.entries(held).every(([name, value]) => (pattern[name] ?? value) === value);
  return patterns.filter(goes).map((pattern) => ({ ...pattern, ...held }));
}

/** Whether a swap is the one that was chosen first: all others of its kind are offered, and it is not. */
export function isSwapSource(legal: readonly Act[], swap: Act): boolean {
  const kin = legal.filter((one) => one.do === swap.do && one.property === swap.property);
  return kin.length > 0 && !kin.some((one) => sameAct(one, swap));
}
