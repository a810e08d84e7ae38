import { counted } from "../../board/panes";
import type { Act } from "../../words";
import { dieValue } from "./acts";
import type { View } from "./view";

/** The parts of the board on a small screen, in their order. */
export const PANES = ["town", "guilds", "port", "council", "mine", "others"] as const;
export type Pane = (typeof PANES)[number];

const GUILD_PLACES = ["scholars", "artists", "blacksmiths", "wizards", "merchants", "carpenters"];
const PORT_PLACES = ["port", "clerk", "castle", "castle_extra"];

/** On which part of the board an action is taken; null: on none, or on every one. */
export function paneOf(act: Act): Pane | null {
  switch (act.do) {
    case "take":
      return "town";
    case "visit":
      if (act.at === "board") return "mine";
      if (GUILD_PLACES.includes(String(act.at))) return "guilds";
      return PORT_PLACES.includes(String(act.at)) ? "port" : "town";
    case "visit council":
    case "visit desk":
      return "council";
    // A worker comes from one's own board; where they go is what one looks at.
    case "apprentice":
    case "move":
    case "recall":
      return "guilds";
    case "visit commission":
    case "complete":
    case "discard":
    case "build":
      return "mine";
    // To sell a building can always be done and hardly ever makes sense: that leads nobody anywhere.
    default:
      return null;
  }
}

/** How many actions there are on each part. Before a die is taken up: where the dice could go. */
export function choicesOn(legal: readonly Act[], reach: View["reach"]): Map<Pane, number> {
  const values = new Set(legal.map(dieValue));
  const visits = [...values].flatMap((value) => (value === null ? [] : (reach?.[value] ?? [])));
  return counted([...legal, ...visits], paneOf);
}
