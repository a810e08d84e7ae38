import { fits, type Pattern } from "../../board/acts";
import { counted } from "../../board/panes";
import type { Act } from "../../words";
import { cardHold } from "./acts";
import { PROPERTIES, type Property } from "./view";

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

/** How many actions there are on each part, with what is held; before a card of the hand is, those that can be built, too. */
export function choicesOn(
  legal: readonly Act[],
  held: Pattern | null,
  hand: readonly Property[] = [],
): Map<Pane, number> {
  const counts = counted(held === null ? legal : legal.filter((act) => fits(act, held)), paneOf);
  const cards = held === null ? hand.filter((card) => legal.some((act) => fits(act, cardHold(card)))).length : 0;
  return cards > 0 ? counts.set("mine", (counts.get("mine") ?? 0) + cards) : counts;
}

/** Where to look first when something is asked. */
export const FIRST: Readonly<Record<string, readonly Pane[]>> = {
  place: ["work", "city", "mine"],
  turn: ["city", "mine", "market"],
};
