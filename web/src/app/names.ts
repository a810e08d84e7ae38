import type { ListedSeat } from "../api/schema";
import { own, t } from "../words";

/** A bot level by its name; one that is not known here keeps its own. */
export function levelName(level: string): string {
  return own.value.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** What a seat is called. The server names a bot after its level; here that is said in the reader's language. */
export function seatName(seat: ListedSeat): string {
  if (seat.kind === "bot" && seat.level && seat.name === `${seat.level} ${seat.number + 1}`) {
    return `${levelName(seat.level)} ${seat.number + 1}`;
  }
  // A record has kept what the server called its bots.
  const [, level = "", number = ""] = /^([a-z][\w-]*) (\d+)$/.exec(seat.name) ?? [];
  if (own.value.has(`level-${level}`)) return `${levelName(level)} ${number}`;
  // So the server calls whoever gave no name.
  if (seat.name === `Player ${seat.number + 1}`) return t("player", { number: seat.number + 1 });
  return seat.name || t("open-seat");
}
