import { caveborn, type Drawing, dieOf, figures } from "../../art";
import type { Doubt } from "../../table/face";
import { isWidth } from "../../widths";
import type { Act, Message } from "../../words";
import { GOOD, GUILD, RACE, thing } from "./signs";
import type { Good, Guild, Race, View } from "./view";

/** When it is: the round and the phase. */
export function now(view: View): Message | null {
  const { round, rounds, phase } = view.calendar;
  if (round === 0) return { id: "now-setup", args: {} };
  return { id: "now", args: { round, rounds, phase } };
}

/** Answers that have no place on the boards; those of a sheet stand on it. */
export function inBar(act: Act, view: View): boolean {
  if (isEnough(act)) return isPlaced(view.asked?.question ?? "", isWidth("narrow"));
  return act.do === "pass" || act.do === "end";
}

/** Questions whose answers are all on the boards; those of the second list, on a small screen, on another part of them. */
const PLACED = ["turn", "place", "take", "discard"];
const PLACED_WIDE = ["apprentice", "recall", "build"];

/** Whether a question is answered on the boards. Every other one is asked on a sheet. */
export function isPlaced(question: string, narrow: boolean): boolean {
  return PLACED.includes(question) || (!narrow && PLACED_WIDE.includes(question));
}

/** "Done" or "do without". */
export function isEnough(act: Act): boolean {
  return act.do === "done" || act.do === "decline";
}

/** What is left undone by it. */
export function label(act: Act, view: View): Message | null {
  if (!isEnough(act)) return null;
  return { id: "enough", args: { question: view.asked?.question ?? "", taken: view.asked?.placed ?? 0 } };
}

/** The end of a turn is the step forward when no die and no settlers wait any more; dice that were picked are thrown. */
export function forward(act: Act, view: View, legal: readonly Act[]): boolean {
  if (act.do === "end") return !legal.some((one) => takesDie(one) || one.do === "complete");
  return legal.length === 1 || (act.do === "done" && view.asked?.question === "reroll");
}

/** A turn ends when its player says so, whatever was done last. */
export function asksForEnd(act: Act, view: View): boolean {
  return view.calendar.phase === "actions" && act.do !== "end" && act.do !== "pass";
}

/** What would be thrown away: a die that could go somewhere, settlers, a building's points. */
export function confirm(act: Act, view: View, legal: readonly Act[]): Doubt | null {
  if (act.do === "pass" && legal.some(takesDie)) return { id: "confirm-pass", args: {} };
  if (act.do === "end" && legal.some(takesDie)) return { id: "confirm-end", args: {} };
  if (act.do === "complete") {
    const shown = view.seats.flatMap((one) => one.settlers).find((one) => one.card === act.card);
    // Alone there is nobody to see it.
    if (shown?.hidden && view.seats.length > 1)
      return { id: "confirm-complete", args: { card: act.card ?? "" }, forward: true };
  }
  if (act.do === "discard") return { id: "confirm-discard", args: { card: act.card ?? "" } };
  if (act.do === "sell workshop" || act.do === "sell community") {
    const points =
      act.do === "sell community"
        ? view.hall.community.points
        : view.guilds[act.guild as Guild].workshops[Number(act.space) - 1]?.points;
    return { id: "confirm-sale", args: { coins: view.hall.sale, points: points ?? 0 } };
  }
  return null;
}

function takesDie(act: Act): boolean {
  return act.do === "die" || act.do === "modify";
}

/** What an action looks like on lists and buttons. */
export function picture(act: Act, seat: number | null): { of: Drawing; seat?: number | null } | null {
  const of = drawn(act);
  return of && { of, seat };
}

function drawn(act: Act): Drawing | null {
  switch (act.do) {
    case "die":
    case "reroll":
      return dieOf(Number(act.face));
    case "modify":
      return dieOf(Number(act.to));
    case "visit":
      return GUILD[act.at as Guild] ?? thing(String(act.at));
    case "visit council":
      return RACE[act.member as Race];
    case "visit desk":
      return thing("desk");
    case "visit commission":
    case "commission":
    case "keep":
      return caveborn.commission;
    case "take":
    case "discard":
    case "complete":
      return caveborn.settlers;
    case "pay":
    case "purchase":
    case "sell":
    case "gain":
      return GOOD[act.good as Good];
    case "swap":
      return GOOD[act.get as Good];
    case "use":
      return thing({ coin: "coin", reputation: "reputation" }[String(act.what)] ?? "any_good");
    case "apprentice":
      return figures.worker;
    case "move":
    case "recall":
      return GUILD[act.from as Guild];
    case "sell workshop":
      return caveborn.workshop;
    case "sell community":
    case "build":
      return caveborn.community;
    case "renew":
      return act.what === "settlers" ? caveborn.settlers : caveborn.workshop;
    case "buy":
      return caveborn.modifier;
    default:
      return null;
  }
}

/** Where on the boards an event happened. */
export function placesOf({ id, args }: Message): readonly string[] {
  const seat = typeof args.seat === "number" ? [`seat-${args.seat}`] : [];
  const named = (name: string) => (typeof args[name] === "string" ? [String(args[name])] : []);
  switch (id) {
    case "die-placed":
      return args.place === "desk" ? ["chancery"] : args.place === "board" ? [`board-${args.seat}`] : named("place");
    case "settlers-taken":
    case "settlers-turned-up":
    case "settlers-renewed":
      return ["tavern"];
    case "settlers-completed":
    case "settlers-shown":
    case "settlers-discarded":
      return [`hand-${args.seat}`, ...seat];
    case "house-bought":
      return ["yard"];
    case "workshop-activated":
    case "workshop-built":
    case "workshop-sold":
    case "owner-rewarded":
    case "apprentice-placed":
    case "apprentice-moved":
    case "apprentice-recalled":
    case "goods-bought":
    case "guild-blocked":
    case "neutral-workshop":
      return [...named("guild"), ...seat];
    case "building-on-offer":
      return typeof args.space === "number" ? [`hall-${args.space}`, "hall"] : ["hall"];
    case "building-discarded":
    case "buildings-renewed":
      return ["hall"];
    case "community-built":
    case "community-sold":
      return [`community-${args.seat}-${args.space}`, ...seat];
    case "ship-moored":
      return ["port"];
    case "good-sold":
      return named("good").map((good) => `port-${good}`);
    case "demand-fulfilled":
    case "demand-laid-out":
      return ["council"];
    case "modifiers-gained":
      return ["clerk", ...seat];
    case "desk-taken":
      return ["chancery"];
    case "commission-filled":
    case "commission-activated":
    case "tile-drawn":
      return [...named("tile").map((tile) => `tile-${tile}`), ...seat];
    case "nobility-risen":
    case "became-lord":
      return [`nobility-${args.seat}`, ...seat];
    case "reputation-changed":
      return [`reputation-${args.seat}`, ...seat];
    case "event-turned-up":
      return ["event"];
    case "objective-set":
    case "objective-reached":
      return ["objective"];
    default:
      return seat;
  }
}
