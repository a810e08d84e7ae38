import { belfortDrawing, resources } from "../../art";
import type { Scoring } from "../../table/face";
import { grouped, type Show, type ShowStep, signed } from "../../table/show";
import type { Message } from "../../words";
import { AREAS, type Area, type Phase, type SeatView, type Standing, type View, type Worker } from "./view";

const RACES = ["elves", "dwarves", "gnomes"] as const;
type Race = (typeof RACES)[number];

/** What of the last step is worth a show: a scoring, the end of the collection, or what somebody loses to others. */
export function showOf(
  events: readonly Message[],
  before: View,
  after: View,
  seat: number | null = null,
): Show<View> | null {
  return scoring(events, before, after) ?? collection(events, before) ?? losses(events, after, seat);
}

function seatOf({ args }: Message): number {
  return Number(args.seat);
}

/** A view in which some seats are otherwise. */
function changed(view: View, change: (seat: SeatView) => SeatView): View {
  return { ...view, seats: view.seats.map(change) };
}

/** What each area gave in the last collection, to whom. */
export type Yields = ReadonlyMap<string, readonly { seat: number; amount: number }[]>;

export function lastYields(events: readonly Message[]): Yields {
  const last = events.findLastIndex(({ id }) => id === "collected");
  const begun = events.findLastIndex(({ id }, k) => id === "round-begins" && k < last);
  const those = events.slice(begun + 1, last + 1).filter(({ id }) => id === "collected");
  const found = grouped(those, ({ args }) => String(args.area));
  return new Map(
    [...found].map(([area, some]) => [
      area,
      some.map((event) => ({ seat: seatOf(event), amount: Number(event.args.amount) })),
    ]),
  );
}

/** What each seat has built from cards, one after the other, each kind once. */
export type BuiltOnes = ReadonlyMap<number, readonly string[]>;

export function builtSoFar(events: readonly Message[]): BuiltOnes {
  const those = events.filter(({ id }) => id === "built" || id === "built-gatehouse");
  const kindOf = ({ id, args }: Message) => (id === "built" ? String(args.property) : "gatehouse");
  return new Map([...grouped(those, seatOf)].map(([seat, some]) => [seat, [...new Set(some.map(kindOf))]]));
}

/** In the order in which it was built, so that what is new stands behind and everything else stays where it is. */
export function asBuilt<One extends { property: string }>(all: readonly One[], built: readonly string[] = []): One[] {
  return [...all].sort((one, other) => built.indexOf(one.property) - built.indexOf(other.property));
}

/** What every scoring of the game brought. */
export function scorings(events: readonly Message[]): Scoring[] {
  const found = new Map<number, number[]>();
  let round = 0;
  for (const event of events) {
    if (event.id === "round-begins") round = Number(event.args.round);
    if (event.id !== "scored-district" && event.id !== "scored-workers") continue;
    const points = found.get(round) ?? [];
    points[seatOf(event)] = (points[seatOf(event)] ?? 0) + Number(event.args.points);
    found.set(round, points);
  }
  return [...found].map(([round, points]) => ({ title: { id: "show-scoring", args: { round } }, points }));
}

/** Where somebody's points are: on the track, or, where that is out of sight, with the player. */
function scoreOf(seat: number): string {
  return `score-${seat} seat-${seat}`;
}

/** While something is told: what came before it, the last worker sent or what the non-players built, is over. */
function during(phase: Phase, view: View): View {
  return { ...view, calendar: { ...view.calendar, phase } };
}

// scoring: district by district, race by race; points go to the track as they are told

function scoring(events: readonly Message[], before: View, after: View): Show<View> | null {
  const districts = grouped(
    events.filter(({ id }) => id === "scored-district"),
    ({ args }) => Number(args.district),
  );
  const races = grouped(
    events.filter(({ id }) => id === "scored-workers"),
    ({ args }) => String(args.race) as Race,
  );
  if (districts.size + races.size === 0) return null;
  let shown = during("scoring", before);
  const { calendar } = shown;
  const steps: ShowStep<View>[] = [];
  const tell = (title: Message, scored: readonly Message[], places: string[], standings: readonly Standing[]) => {
    const [from = ""] = places;
    const points = new Map(scored.map((event) => [seatOf(event), Number(event.args.points)]));
    shown = changed(shown, (seat) => ({ ...seat, score: seat.score + (points.get(seat.seat) ?? 0) }));
    const there = standings.filter(({ owner, count }) => count > 0 || points.has(owner));
    const [tie = null, ...ties] = tiesOf(there, points);
    steps.push({
      title,
      // The non-players, too: whoever is level with one of them gets fewer points.
      rows: there.map(({ owner, count }) => {
        const got = points.get(owner);
        return { seat: owner, count, ...(got ? { gain: signed(got) } : {}) };
      }),
      note: tie,
      more: ties,
      places,
      flights: [...points].map(([seat, got]) => ({ seat, label: signed(got), from, to: scoreOf(seat) })),
      view: shown,
      sound: "stone",
    });
  };
  for (const [district, scored] of [...districts].sort(([one], [other]) => one - other)) {
    const guild = before.city.districts[district - 1]?.guild?.name ?? null;
    const title = { id: "show-district", args: { district, guild } };
    // In the city, where the buildings stand, and where they are counted.
    const places = [`city-${district}`, `district-${district}`];
    tell(title, scored, places, after.majorities.districts[district - 1] ?? []);
  }
  for (const race of RACES) {
    const scored = races.get(race);
    if (scored) tell({ id: `majority-${race}`, args: {} }, scored, [`most-${race}`], after.majorities[race]);
  }
  const last = after.seats.map(({ seat, score }) => ({ seat, gain: String(score) }));
  steps.push({
    title: { id: "show-scored", args: {} },
    rows: last.sort((one, other) => Number(other.gain) - Number(one.gain)),
    places: ["track"],
    flights: [],
    view: { ...after, calendar },
    sound: "bell",
  });
  return { title: { id: "show-scoring", args: { round: before.calendar.round } }, steps };
}

/** Several who have as many of something have the same rank: they are level. Told where it changes somebody's points. */
function tiesOf(standings: readonly Standing[], points: ReadonlyMap<number, number>): Message[] {
  const same = [...grouped(standings, ({ count }) => count).values()];
  const level = same.filter((those) => those.length > 1 && those.some(({ owner }) => points.has(owner)));
  return level.map((those) =>
    those.length > 2 && those.length === standings.length
      ? { id: "show-tie-all", args: {} }
      : { id: "show-tie", args: { seats: those.map(({ owner }) => owner) } },
  );
}

// the collection: area by area, then income and taxes

/** With a worker where it was sent: those of the last who passed go, bring something and come home in one step. */
function withSent(view: View, { args }: Message): View {
  const [seat, worker, area] = [Number(args.seat), args.worker as Worker, args.area as Area];
  const areas = view.collection_board.areas;
  const there = areas[area].map((kinds, one) =>
    one === seat ? { ...kinds, [worker]: (kinds[worker] ?? 0) + 1 } : kinds,
  );
  const gone = changed(view, (one) => {
    const { home } = one.workers;
    const left = { ...home, [worker]: Math.max(0, (home[worker] ?? 0) - 1) };
    return one.seat === seat ? { ...one, workers: { ...one.workers, home: left } } : one;
  });
  return { ...gone, collection_board: { ...view.collection_board, areas: { ...areas, [area]: there } } };
}

function collection(events: readonly Message[], before: View): Show<View> | null {
  const collected = grouped(
    events.filter(({ id }) => id === "collected"),
    ({ args }) => String(args.area),
  );
  const income = events.filter(({ id }) => id === "income");
  const taxes = events.filter(({ id }) => id === "taxed");
  if (collected.size === 0 && income.length + taxes.length === 0) return null;
  let shown = during("collection", events.filter(({ id }) => id === "sent").reduce(withSent, before));
  const steps: ShowStep<View>[] = [];
  const pay = (seat: number, what: string, amount: number) => {
    shown = changed(shown, (one) =>
      one.seat === seat
        ? { ...one, stock: { ...one.stock, [what]: one.stock[what as keyof typeof one.stock] + amount } }
        : one,
    );
  };
  for (const area of AREAS) {
    const here = collected.get(area);
    if (!here) continue;
    for (const { args } of here) pay(Number(args.seat), String(args.what), Number(args.amount));
    const what = String(here[0]?.args.what);
    const of = what === "gold" ? resources.coin : belfortDrawing(what);
    const most = here.find(({ args }) => Number(args.bonus) > 0);
    steps.push({
      title: { id: "show-area", args: { area } },
      rows: here.map(({ args }) => ({
        seat: Number(args.seat),
        gain: signed(Number(args.amount)),
        ...(of ? { of } : {}),
      })),
      // Who brings nothing is told why, as in the log.
      note: most
        ? { id: "show-most", args: { seat: seatOf(most), bonus: Number(most.args.bonus) } }
        : (here.find(({ args }) => Number(args.amount) === 0) ?? null),
      places: [area],
      flights: here
        .filter(({ args }) => Number(args.amount) > 0)
        .map((event) => ({
          seat: seatOf(event),
          label: signed(Number(event.args.amount)),
          from: area,
          to: `seat-${seatOf(event)}`,
        })),
      view: shown,
      sound: "wood",
    });
  }
  const gold = (title: string, those: readonly Message[], amount: (event: Message) => number) => {
    if (those.length === 0) return;
    for (const event of those) pay(seatOf(event), "gold", amount(event));
    steps.push({
      title: { id: title, args: {} },
      rows: those.map((event) => ({ seat: seatOf(event), gain: signed(amount(event)), of: resources.coin })),
      places: ["income"],
      flights: those.map((event) => {
        const [seat, place] = [`seat-${seatOf(event)}`, "income"];
        const gain = amount(event);
        const [from, to] = gain < 0 ? [seat, place] : [place, seat];
        return { seat: seatOf(event), label: signed(gain), from, to };
      }),
      view: shown,
      sound: "coin",
    });
  };
  gold("show-income", income, ({ args }) => Number(args.gold));
  gold("show-taxes", taxes, ({ args }) => -Number(args.paid));
  const unpaid = taxes.filter(({ args }) => Number(args.lost) > 0);
  if (unpaid.length > 0) {
    const lost = new Map(unpaid.map((event) => [seatOf(event), Number(event.args.lost)]));
    shown = changed(shown, (seat) => ({ ...seat, score: seat.score - (lost.get(seat.seat) ?? 0) }));
    steps.push({
      title: { id: "show-unpaid", args: {} },
      rows: [...lost].map(([seat, points]) => ({ seat, gain: signed(-points) })),
      places: ["income"],
      flights: [...lost].map(([seat, points]) => ({
        seat,
        label: signed(-points),
        from: scoreOf(seat),
        to: "income",
      })),
      view: shown,
      sound: "stone",
    });
  }
  return steps.length ? { title: { id: "show-collection", args: { round: before.calendar.round } }, steps } : null;
}

// losses: whoever is robbed is told so, in the words of the log, where they would be asked what to do

function losses(events: readonly Message[], after: View, seat: number | null): Show<View> | null {
  const steps = events
    .filter(({ id, args }) => (id === "stole" || id === "picked") && args.from === seat)
    .map((event): ShowStep<View> => {
      const [by, what, amount] = [seatOf(event), String(event.args.what), Number(event.args.amount)];
      const own = event.id === "stole" ? `${what}-${seat}` : `hand-${seat}`;
      return {
        title: event,
        rows: [],
        places: [own, `seat-${by}`],
        flights:
          event.id === "stole"
            ? [{ seat: by, label: signed(-amount), from: `${own} seat-${seat}`, to: `seat-${by}` }]
            : [],
        view: after,
        sound: what === "gold" ? "coin" : "wood",
      };
    });
  const [first] = steps;
  return first ? { title: first.title, steps } : null;
}
