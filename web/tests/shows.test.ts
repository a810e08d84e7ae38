import { describe, expect, test } from "vitest";
import { goods, resources } from "../src/art";
import { asBuilt, showOf as belfort, builtSoFar, lastYields, scorings } from "../src/games/belfort/shows";
import type { View as City } from "../src/games/belfort/view";
import { showOf as nobility } from "../src/games/nobility/shows";
import type { View as Town } from "../src/games/nobility/view";
import { drawResult } from "../src/table/end_picture";
import type { Message } from "../src/words";

const event = (id: string, args: Message["args"]): Message => ({ id, args });

/** As much of a position as a show reads. */
function city(scores: readonly number[], gold = 0): City {
  const seats = scores.map((score, seat) => ({ seat, score, stock: { wood: 0, stone: 0, metal: 0, gold } }));
  const standing = (...counts: number[]) => counts.map((count, owner) => ({ owner, count, points: 0 }));
  const none = standing(0, 0);
  return {
    seats,
    calendar: { round: 3, phase: "non_players" },
    city: { districts: [1, 2, 3, 4, 5].map((district) => ({ district, guild: { name: "spies" } })) },
    majorities: {
      districts: [standing(2, 1), none, none, none, none],
      elves: standing(4, 4),
      dwarves: none,
      gnomes: none,
    },
  } as unknown as City;
}

describe("a scoring in the city", () => {
  const events = [
    event("ended-turn", { seat: 1 }),
    event("scored-workers", { seat: 0, race: "elves", rank: 2, points: 1 }),
    event("scored-workers", { seat: 1, race: "elves", rank: 2, points: 1 }),
    event("scored-district", { seat: 0, district: 1, rank: 1, points: 5 }),
    event("scored-district", { seat: 1, district: 1, rank: 2, points: 3 }),
  ];
  const show = belfort(events, city([10, 20]), city([16, 24]));

  test("goes district by district, then race by race, and ends with what everybody has", () => {
    expect(show?.title).toEqual({ id: "show-scoring", args: { round: 3 } });
    expect(show?.steps.map(({ title }) => title.id)).toEqual(["show-district", "majority-elves", "show-scored"]);
    expect(show?.steps.map(({ places }) => places[0])).toEqual(["city-1", "most-elves", "track"]);
  });

  test("is a scoring as long as it is told, whatever came before it and comes after", () => {
    const phases = show?.steps.map(({ view }) => [view.calendar.round, view.calendar.phase]);
    expect(phases).toEqual([3, 3, 3].map((round) => [round, "scoring"]));
  });

  test("counts the markers, and the points go to the track as they are told", () => {
    expect(show?.steps[0]?.rows).toEqual([
      { seat: 0, count: 2, gain: "+5" },
      { seat: 1, count: 1, gain: "+3" },
    ]);
    const scores = show?.steps.map(({ view }) => view.seats.map(({ score }) => score));
    expect(scores).toEqual([
      [15, 23],
      [16, 24],
      [16, 24],
    ]);
    expect(show?.steps[0]?.flights.map(({ label, to }) => [label, to])).toEqual([
      ["+5", "score-0 seat-0"],
      ["+3", "score-1 seat-1"],
    ]);
  });

  test("says who is level", () => {
    expect(show?.steps[0]?.note).toBeNull();
    expect(show?.steps[1]?.note).toEqual({ id: "show-tie", args: { seats: [0, 1] } });
  });
});

test("of several ties each is said, and briefly where all are level", () => {
  const ranks = (counts: readonly number[]) => counts.map((count, owner) => ({ owner, count, points: 0 }));
  const scored = (district: number) =>
    [0, 1, 2, 3].map((seat) => event("scored-district", { seat, district, rank: 1, points: 2 }));
  const view = city([0, 0]);
  const districts = [ranks([2, 2, 1, 1]), ranks([1, 1, 1, 1]), [], [], []];
  const after = { ...view, majorities: { ...view.majorities, districts } } as unknown as City;
  const told = belfort([...scored(1), ...scored(2)], view, after);
  expect(told?.steps.slice(0, 2).map(({ note, more }) => [note, ...(more ?? [])])).toEqual([
    [
      { id: "show-tie", args: { seats: [0, 1] } },
      { id: "show-tie", args: { seats: [2, 3] } },
    ],
    [{ id: "show-tie-all", args: {} }],
  ]);
});

test("a scoring for two shows the non-players who are level with somebody, and gives them nothing", () => {
  const scored = [event("scored-district", { seat: 1, district: 1, rank: 2, points: 1 })];
  const after = city([0, 1]);
  const standings = [2, 1, 1].map((count, owner) => ({ owner: owner === 0 ? 3 : owner, count, points: 0 }));
  const show = belfort(scored, city([0, 0]), {
    ...after,
    majorities: { ...after.majorities, districts: [standings] },
  } as unknown as City);
  expect(show?.steps[0]?.rows).toEqual([
    { seat: 3, count: 2 },
    { seat: 1, count: 1, gain: "+1" },
    { seat: 2, count: 1 },
  ]);
  expect(show?.steps[0]?.note).toEqual({ id: "show-tie", args: { seats: [1, 2] } });
  expect(show?.steps[0]?.flights).toHaveLength(1);
});

describe("what somebody loses to others", () => {
  const stole = event("stole", { seat: 2, what: "gold", amount: 2, from: 0 });
  const picked = event("picked", { seat: 1, card: "pub", from: 0 });
  const view = city([0, 0, 0]);

  test("is told to them in the words of the log, and shown with what they have", () => {
    const show = belfort([stole, event("stole", { seat: 2, what: "gold", amount: 1, from: 1 })], view, view, 0);
    expect(show?.steps.map(({ title, places }) => [title, places])).toEqual([[stole, ["gold-0", "seat-2"]]]);
    expect(show?.steps[0]?.flights).toEqual([{ seat: 2, label: "−2", from: "gold-0 seat-0", to: "seat-2" }]);
    expect(belfort([picked], view, view, 0)?.steps[0]).toMatchObject({ title: picked, places: ["hand-0", "seat-1"] });
  });

  test("holds up nobody else", () => {
    expect(belfort([stole, picked], view, view, 1)).toBeNull();
    expect(belfort([stole, picked], view, view, null)).toBeNull();
  });
});

test("what somebody builds stands behind what they have, and nothing else moves", () => {
  const built = (seat: number, property: string) => event("built", { seat, property, district: 1 });
  const told = [
    built(0, "keep"),
    built(1, "inn"),
    event("built-gatehouse", { seat: 0 }),
    built(0, "keep"),
    built(0, "pub"),
  ];
  const order = builtSoFar(told).get(0);
  expect(order).toEqual(["keep", "gatehouse", "pub"]);
  const cards = (...names: string[]) => names.map((property) => ({ property }));
  expect(asBuilt(cards("pub", "gatehouse", "keep"), order)).toEqual(cards("keep", "gatehouse", "pub"));
  // A table that went on from somebody else's position: what stood there already comes first.
  expect(asBuilt(cards("pub", "bank", "keep"), ["keep", "pub"])).toEqual(cards("bank", "keep", "pub"));
});

test("a collection goes area by area, then income, then taxes", () => {
  const events = [
    event("taxed", { seat: 1, tax: 3, paid: 2, lost: 1 }),
    event("collected", { seat: 0, area: "mine", what: "metal", amount: 2, bonus: 1 }),
    event("collected", { seat: 1, area: "forest", what: "wood", amount: 1, bonus: 0 }),
    event("income", { seat: 0, gold: 4 }),
  ];
  const show = belfort(events, city([0, 7], 5), city([0, 6]));
  expect(show?.steps.map(({ places }) => places[0])).toEqual(["forest", "mine", "income", "income", "income"]);
  expect(show?.steps[1]?.note).toEqual({ id: "show-most", args: { seat: 0, bonus: 1 } });
  // What somebody cannot pay costs points.
  expect(show?.steps.at(-1)).toMatchObject({ title: { id: "show-unpaid" }, rows: [{ seat: 1, gain: "−1" }] });
  expect(show?.steps.at(-1)?.view.seats.map(({ score }) => score)).toEqual([0, 6]);
  // Who brings nothing is told why, as in the log.
  const alone = event("collected", { seat: 0, area: "mine", what: "metal", amount: 0, bonus: 0 });
  expect(belfort([alone], city([0, 0]), city([0, 0]))?.steps[0]?.note).toEqual(alone);
  expect(show?.steps.at(-1)?.view.seats.map(({ stock }) => stock)).toEqual([
    { wood: 0, stone: 0, metal: 2, gold: 9 },
    { wood: 1, stone: 0, metal: 0, gold: 3 },
  ]);
});

test("whoever was sent in the last step is at work while it is told what all have brought", () => {
  const areas = { forest: [{}, { elf: 1 }], quarry: [{}, {}], mine: [{}, {}], gold_mine: [{}, {}] };
  const before = city([0, 0]);
  const seats = before.seats.map((one) => ({ ...one, workers: { home: { elf: 2, dwarf: 1 } } }));
  const placed = { ...before, seats, collection_board: { areas } } as unknown as City;
  const events = [
    event("sent", { seat: 0, worker: "elf", area: "forest" }),
    event("sent", { seat: 0, worker: "elf", area: "forest" }),
    event("sent", { seat: 0, worker: "dwarf", area: "quarry" }),
    event("collected", { seat: 0, area: "forest", what: "wood", amount: 3, bonus: 1 }),
  ];
  const view = belfort(events, placed, placed)?.steps[0]?.view;
  expect(view?.collection_board.areas.forest).toEqual([{ elf: 2 }, { elf: 1 }]);
  expect(view?.collection_board.areas.quarry).toEqual([{ dwarf: 1 }, {}]);
  expect(view?.seats[0]?.workers.home).toEqual({ elf: 0, dwarf: 0 });
});

test("what the scorings and the last collection brought is read from all that was told", () => {
  const events = [
    event("round-begins", { round: 3 }),
    event("collected", { seat: 1, area: "forest", what: "wood", amount: 1, bonus: 0 }),
    event("scored-district", { seat: 0, district: 1, rank: 1, points: 5 }),
    event("scored-workers", { seat: 0, race: "elves", rank: 1, points: 3 }),
    event("round-begins", { round: 5 }),
    event("collected", { seat: 0, area: "mine", what: "metal", amount: 2, bonus: 1 }),
    event("scored-district", { seat: 1, district: 2, rank: 1, points: 5 }),
  ];
  expect(scorings(events).map(({ title, points }) => [title.args.round, points[0] ?? 0, points[1] ?? 0])).toEqual([
    [3, 8, 0],
    [5, 0, 5],
  ]);
  expect([...lastYields(events)]).toEqual([["mine", [{ seat: 0, amount: 2 }]]]);
});

test("the picture of a result has everybody in it, and no name can break it", () => {
  const rows = [
    { seat: 1, name: "<b>Ann & Co", score: 33 },
    { seat: 0, name: "Ben", score: 12 },
  ];
  const moments = [0, 10].map((moment) => ({ moment, by: 0, round: 1, phase: "", scores: [moment, 2 * moment] }));
  const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 220"><circle r="9"/></svg>`;
  const drawn = drawResult({ game: "Belfort", cover, title: "Ann has won", rows, moments });
  const read = new DOMParser().parseFromString(drawn, "image/svg+xml");
  expect(read.querySelector("parsererror")).toBeNull();
  expect(drawn).not.toContain("<b>");
  expect(drawn.indexOf("33")).toBeLessThan(drawn.indexOf("Ben"));
  const town = read.querySelector("svg > svg");
  expect(town?.querySelector("circle")).not.toBeNull();
  const [high, names] = [Number(town?.getAttribute("height")), [...read.querySelectorAll("text")]];
  expect(
    names.every((one) => Number(one.getAttribute("y")) > high),
    "no word lies over the town",
  ).toBe(true);
});

test("an ordinary step is no show", () => {
  expect(belfort([event("placed", { seat: 0 })], city([0, 0]), city([0, 0]))).toBeNull();
  expect(nobility([event("die-placed", { seat: 0 })], {} as Town, {} as Town)).toBeNull();
});

test("a round of the town: income by what it comes from, the event and what it does, the roll", () => {
  const town = (round: number, ship: string, ...coins: number[]) => ({
    calendar: { round, phase: "actions" },
    ship,
    seats: coins.map((count, seat) => ({ seat, coins: count, goods: {}, reputation: 9, dice: [6] })),
    event: { card: round === 4 ? "e01" : "e00", effects: { house_price: 2 } },
  });
  const [before, after] = [town(3, "old", 2, 5), town(4, "new", 8, 9)] as unknown as [Town, Town];
  const events = [
    event("income-coins", { seat: 1, coins: 4, sources: ["income_guilds", 3, "income_desks", 0, "income_event", 1] }),
    event("income-goods", { seat: 1, good: "books", number: 1 }),
    event("income-goods", { seat: 1, good: "magic", number: 1 }),
    event("round-began", { round: 4, first: 0 }),
    event("event-turned-up", { event: "e01" }),
    event("dice-rolled", { seat: 0, dice: [1, 2, 6] }),
    event("dice-rolled", { seat: 1, dice: [3, 3, 4] }),
  ];
  const steps = nobility(events, before, after)?.steps ?? [];
  expect(steps.map(({ title }) => title.id)).toEqual(["show-income", "round-began", "event-turned-up", "show-roll"]);
  // The income is told in the round that ends, the rest in the new one.
  const shown = steps.map(({ view }) => view as Town);
  expect(shown[0]).toMatchObject({ calendar: { round: 3, phase: "income" }, ship: "old" });
  expect(shown[0]?.seats.map(({ coins }) => coins)).toEqual([2, 9]);
  // The last event stays until the new one is told; nobody sees the dice before they are rolled.
  const unrolled = { ...after, seats: after.seats.map((one) => ({ ...one, dice: [] })) };
  expect(shown.slice(1)).toEqual([{ ...unrolled, event: before.event }, unrolled, after]);
  expect(steps[0]?.rows.map(({ gain, label }) => [gain, label?.args.source ?? label?.id])).toEqual([
    ["+3", "income_guilds"],
    ["+1", "income_event"],
    ["+1", "show-from-workshops"],
    ["+1", undefined],
  ]);
  expect(steps[0]?.rows.map(({ of }) => of)).toEqual([resources.coin, resources.coin, goods.books, goods.magic]);
  expect(steps[2]?.note).toEqual({ id: "changes-house-price", args: { amount: 2 } });
  expect(steps[3]?.rows.map(({ dice }) => dice)).toEqual([
    [1, 2, 6],
    [3, 3, 4],
  ]);
});

test("settlers move in, and their host rises", () => {
  const events = [
    event("settlers-completed", { seat: 2, card: "s01", points: 6, community: 0, more: 0, workers: 1 }),
    event("nobility-risen", { seat: 2, by: 0, nobility: 3 }),
    event("became-lord", { seat: 2, character: "k01", coins: 2, modifiers: 0 }),
  ];
  const town = { seats: [{ seat: 2, lots: [{ card: "s09" }, { card: "s01" }, null] }] } as unknown as Town;
  const steps = nobility(events, town, town)?.steps ?? [];
  expect(steps.map(({ title }) => title.id)).toEqual(["settlers-completed", "became-lord"]);
  const rise = nobility([event("nobility-risen", { seat: 2, by: 2, nobility: 5 })], town, town)?.steps ?? [];
  expect(rise.map(({ title, places, sound }) => [title.id, places, sound])).toEqual([
    ["nobility-risen", ["nobility-2", "seat-2"], "bell"],
  ]);
  // One sees their home, and on whose board it is.
  expect(steps[0]?.places).toEqual(["home-2-2", "hand-2", "seat-2"]);
  expect(steps[0]?.flights[0]).toMatchObject({ label: "+6", to: "seat-2" });
});
