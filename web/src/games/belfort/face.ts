import type { Act, Message } from "../../words";
import { questionOf } from "./context";
import type { View } from "./view";

/** When it is: the month and the phase. */
export function now(view: View): Message | null {
  const { round, rounds, phase } = view.calendar;
  if (round === 0) return { id: "now-setup", args: {} };
  return { id: "now", args: { round, rounds, phase } };
}

/** Answers that have no place on the boards. */
export function inBar(act: Act): boolean {
  return act.do === "pass" || act.do === "end" || act.do === "done";
}

/** Questions whose answers are all on the boards. */
const PLACED = [
  ...["keep", "block", "place", "camp", "turn", "discard", "staff", "mark", "show"],
  ...["architects", "wizards", "swap_with", "np_card", "np_build"],
];

/** Whether a question is answered on the boards. Every other one is asked on a sheet. */
export function isPlaced(question: string): boolean {
  return PLACED.includes(question);
}

/** What "done" leaves undone. */
export function label(act: Act, view: View): Message | null {
  if (act.do !== "done") return null;
  return { id: "enough", args: { question: view.asked?.question ?? "", taken: view.asked?.taken ?? 0 } };
}

/** The end of a turn is the step forward when nothing waits any more but trade; no other way out is. */
export function forward(act: Act, _view: View, legal: readonly Act[]): boolean {
  const waits = (one: Act) => ["build", "use", "staff", "gnome"].includes(one.do.split(" ")[0] ?? "");
  return act.do === "end" ? !legal.some(waits) : legal.length === 1;
}

/** A turn ends when its player says so, also after a card. */
export function asksForEnd(act: Act, view: View): boolean {
  return view.calendar.phase === "actions" && act.do !== "end";
}

/** The end of a turn is always in sight: workers that are still to be used are why it has to wait. */
export function alwaysInBar(view: View, seat: number | null): readonly Act[] {
  return questionOf(view, seat) === "turn" ? [{ do: "end" }] : [];
}

/** What would be thrown away by ending a turn, or by taking a worker back unused. */
export function confirm(act: Act, view: View, legal: readonly Act[]): Message | null {
  if (act.do === "reclaim" && legal.some((one) => one.do === "use" && one.at === act.at)) {
    return { id: "confirm-reclaim", args: { at: act.at ?? "" } };
  }
  const ends = act.do === "end" || (act.do === "take" && view.asked?.question === "turn");
  if (ends && legal.some((one) => one.do === "gnome" && one.property === "bank")) {
    return { id: "confirm-end-bank", args: {} };
  }
  const nothing = act.do === "done" && view.asked !== null && view.asked.taken === 0;
  if (nothing && ["thieves", "bandits"].includes(view.asked?.question ?? "")) {
    return { id: "confirm-take-nothing", args: {} };
  }
  return null;
}

/** Where on the boards an event happened. */
export function placesOf({ id, args }: Message): readonly string[] {
  const seat = typeof args.seat === "number" ? [`seat-${args.seat}`] : [];
  const named = (name: string) => (typeof args[name] === "string" ? [String(args[name])] : []);
  const district = typeof args.district === "number" ? args.district : null;
  switch (id) {
    case "placed":
    case "placed-for":
    case "used":
    case "reclaimed":
    case "gained":
    case "wasted":
      return [...named("at"), ...named("at").map((at) => `${args.seat}-${at}`)];
    case "sent":
    case "collected":
      return named("area");
    case "built":
    case "np-built": {
      const what = named("property")[0] ?? "";
      const symbols = what === "keep" ? ["keep_left", "keep_right"] : [what];
      return district === null ? seat : symbols.map((symbol) => `${district}-${symbol}`);
    }
    case "built-gatehouse":
    case "np-built-gatehouse":
    case "gatehouse-marked":
      return district === null ? [] : [`${district}-gate_before`, `${district}-gate_after`];
    case "built-wall":
      return district === null ? [] : [`${district}-wall_left`, `${district}-wall_right`];
    case "swapped":
    case "moved": {
      const what = named("what")[0] ?? "";
      if (what === "guild") return [...named("one"), ...named("other")];
      const symbols = what === "keep" ? ["keep_left", "keep_right"] : [what];
      if (what === "gatehouse") {
        return [
          `${args.one}-gate_after`,
          `${args.one_next}-gate_before`,
          `${args.other}-gate_after`,
          `${args.other_next}-gate_before`,
        ];
      }
      return [args.one, args.other].flatMap((place) => symbols.map((symbol) => `${place}-${symbol}`));
    }
    case "swapped-walls":
    case "moved-walls":
      return [`${args.one}-wall_${args.one_side}`, `${args.other}-wall_${args.other_side}`];
    case "built-guild":
    case "guild-founded":
    case "guild-blocked":
    case "np-walked":
      return named("guild");
    case "scored-district":
      return district === null ? seat : [`district-${district}`];
    case "scored-workers":
      return named("race").map((race) => `most-${race}`);
    case "bought":
    case "sold":
    case "converted":
      return ["post"];
    case "bought-card":
    case "turned-up":
      return ["pool"];
    case "bought-unseen-card":
    case "drew":
      return ["deck"];
    case "discarded":
    case "first-discards":
      return ["discards"];
    case "hired":
      return ["gnomes"];
    case "staffed":
      return named("property").map((property) => `${args.seat}-${property}`);
    case "crest-taken":
    case "crest-kept":
      return ["crests"];
    case "income":
    case "taxed":
      return ["income"];
    case "round-begins":
      return ["calendar"];
    default:
      return seat;
  }
}
