import { grouped, type Show, type ShowRow, type ShowStep, signed } from "../../table/show";
import type { Message } from "../../words";
import { placesOf } from "./face";
import { thing } from "./signs";
import type { SeatView, View } from "./view";

/** What of the last step is worth a show: settlers that move in, a rise in nobility, income, a new round and its roll. */
export function showOf(events: readonly Message[], before: View, after: View): Show<View> | null {
  const settled = settling(events, after);
  // The round that ends is still on the board while its income is told.
  const paying = income(events, settled.length > 0 ? after : before, after);
  const steps = [...settled, ...paying, ...round(events, before, after)];
  return steps.length ? { title: steps[0]?.title ?? { id: "show-round", args: {} }, steps } : null;
}

function seatOf({ args }: Message): number {
  return Number(args.seat);
}

/** Settlers move in; their host scores and may rise. */
function settling(events: readonly Message[], view: View): ShowStep<View>[] {
  return events.flatMap((event): ShowStep<View>[] => {
    const seat = seatOf(event);
    const places = placesOf(event);
    const rises = event.id === "nobility-risen" && Number(event.args.by) > 0;
    if (event.id === "settlers-completed") {
      const points = Number(event.args.points);
      const home = homeOf(seat, event, view);
      const flight = { seat, label: signed(points), from: `${home} hand-${seat}`, to: `seat-${seat}` };
      const rows = [{ seat, gain: signed(points), of: thing("point") }];
      return [{ title: event, rows, places: [home, ...places], flights: [flight], view, sound: "wood" }];
    }
    if (!rises && event.id !== "became-lord") return [];
    return [{ title: event, rows: [], places, flights: [], view, sound: "bell" }];
  });
}

/** Where they live now. */
function homeOf(seat: number, { args }: Message, view: View): string {
  const lots = view.seats.find((one) => one.seat === seat)?.lots ?? [];
  return `home-${seat}-${lots.findIndex((one) => one?.card === args.card) + 1}`;
}

/** What everybody gets when all have passed, one after the other: coins by what they come from, goods, reputation. */
function income(events: readonly Message[], before: View, after: View): ShowStep<View>[] {
  const those = events.filter(({ id }) => /^income-(coins|goods|reputation)$/.test(id));
  let view: View = { ...before, calendar: { ...before.calendar, phase: "income" } };
  return [...grouped(those, seatOf)].map(([seat, own]) => {
    view = { ...view, seats: view.seats.map((one) => (one.seat === seat ? paid(one, after) : one)) };
    return {
      title: { id: "show-income", args: { seat } },
      rows: own.flatMap((event, k) => sourcesOf(event, seat, own[k - 1]?.id !== event.id)),
      places: [`seat-${seat}`, `coins-${seat}`],
      flights: [],
      view,
      sound: "coin",
    };
  });
}

/** A seat with what it has after the income. */
function paid(seat: SeatView, after: View): SeatView {
  const { coins, goods, reputation } = after.seats.find((one) => one.seat === seat.seat) ?? seat;
  return { ...seat, coins, goods, reputation };
}

/** One line for each source that gave something; of several workshops it is said once that they are. */
function sourcesOf({ id, args }: Message, seat: number, first: boolean): ShowRow[] {
  if (id === "income-goods") {
    const good = { seat, gain: signed(Number(args.number)), of: thing(String(args.good)) };
    return [first ? { ...good, label: { id: "show-from-workshops", args: {} } } : good];
  }
  const of = thing(id === "income-coins" ? "coins" : "reputation");
  const sources = Array.isArray(args.sources) ? args.sources : [];
  return sources.flatMap((source, k) => {
    const amount = Number(sources[k + 1]);
    if (k % 2 || !(amount > 0)) return [];
    return [{ seat, gain: signed(amount), of, label: { id: "show-source", args: { source: String(source) } } }];
  });
}

/** A new round: its event, and what everybody has rolled. */
function round(events: readonly Message[], before: View, view: View): ShowStep<View>[] {
  const steps: ShowStep<View>[] = [];
  const began = events.find(({ id }) => id === "round-began");
  const happens = events.find(({ id }) => id === "event-turned-up");
  const rolled = events.filter(({ id }) => id === "dice-rolled");
  // Nobody sees what is rolled before it is told; the event of the round that is over stays until the new one is.
  const thrown = new Set(rolled.map(seatOf));
  const without = (one: SeatView) => (thrown.has(one.seat) ? { ...one, dice: [] } : one);
  const unrolled = thrown.size > 0 ? { ...view, seats: view.seats.map(without) } : view;
  const still = happens ? { ...unrolled, event: before.event } : unrolled;
  if (began) steps.push({ title: began, rows: [], places: [], flights: [], view: still, sound: "bell" });
  if (happens && view.event) {
    const effects = Object.entries(view.event.effects).map(([name, amount]) => ({
      id: `changes-${name.replaceAll("_", "-")}`,
      args: { amount: amount ?? 0 },
    }));
    const [note = null, ...more] = effects;
    steps.push({ title: happens, rows: [], note, more, places: ["event"], flights: [], view: unrolled, sound: "bell" });
  }
  if (rolled.length > 1 || (rolled.length === 1 && began)) {
    steps.push({
      title: { id: "show-roll", args: {} },
      rows: rolled.map(({ args }) => ({
        seat: Number(args.seat),
        dice: Array.isArray(args.dice) ? args.dice.map(Number) : [],
      })),
      places: rolled.map((event) => `seat-${seatOf(event)}`),
      flights: [],
      view,
      sound: "dice",
    });
  }
  return steps;
}
