import { fits, type Pattern } from "../../board/acts";
import type { Act } from "../../words";
import { PROPERTIES } from "./view";

/** The parts of the board on a small screen, in their order. */
export const PANES = ["city", "work", "market", "mine", "others"] as const;
export type Pane = (typeof PANES)[number];

/** On which part of the board an action is taken; null: on none, a tray asks about it. */
export function paneOf(act: Act): Pane | null {
  const verb = act.do.split(" ")[0] ?? "";
  switch (verb) {
    case "build":
    case "mark":
    case "swap":
    case "block":
      return "city";
    case "place":
    case "use":
    case "reclaim":
      if (act.at === "recruiter" || act.at === "camp") return "work";
      return (PROPERTIES as readonly string[]).includes(String(act.at)) ? "mine" : "city";
    case "send":
    case "crest":
      return "work";
    case "buy":
    case "sell":
    case "convert":
    case "take":
      return "market";
    case "staff":
    case "gnome":
    case "discard":
    case "show":
      return "mine";
    default:
      return null;
  }
}

/** How many actions there are on each part, with what is held. */
export function choicesOn(legal: readonly Act[], held: Pattern | null): Map<Pane, number> {
  const counts = new Map<Pane, number>();
  for (const act of legal) {
    const pane = held === null || fits(act, held) ? paneOf(act) : null;
    if (pane) counts.set(pane, (counts.get(pane) ?? 0) + 1);
  }
  return counts;
}

/** Where to look first when something is asked. */
const FIRST: Readonly<Record<string, readonly Pane[]>> = {
  place: ["work", "city", "mine"],
  turn: ["city", "mine", "market"],
};

/** The part to show: the one that is shown if something can be chosen there, else the first where it can. */
export function paneFor(question: string, shown: Pane, choices: ReadonlyMap<Pane, number>, fresh: boolean): Pane {
  const order = FIRST[question] ?? PANES;
  if (!fresh && choices.has(shown)) return shown;
  return order.find((pane) => choices.has(pane)) ?? PANES.find((pane) => choices.has(pane)) ?? shown;
}
