import type { Window as HappyWindow } from "happy-dom";
import { describe, expect, test } from "vitest";
import { diceFor, takeUp, turnedTo } from "../src/games/nobility/acts";
import { asksForEnd, confirm, forward, inBar, label, now, picture, placesOf } from "../src/games/nobility/face";
import { choicesOn, paneOf } from "../src/games/nobility/panes_of";
import { range } from "../src/games/nobility/signs";
import { generous } from "../src/games/nobility/steps_tray";
import type { View } from "../src/games/nobility/view";

const TAVERN = { do: "visit", at: "tavern" };
const SCHOLARS = { do: "visit", at: "scholars" };
const REACH: View["reach"] = { 3: [SCHOLARS], 4: [TAVERN, SCHOLARS], 5: [TAVERN] };

describe("turning a die", () => {
  // A 3 has no place to go, a 4 has: the modifiers reach it all the same.
  const legal = [
    { do: "die", face: 2 },
    { do: "modify", face: 2, to: 4 },
    { do: "modify", face: 3, to: 5 },
  ];

  test("what cannot be placed is passed over", () => {
    expect(turnedTo(legal, 2, 2, 1)).toBe(4);
    expect(turnedTo(legal, 2, 4, -1)).toBe(2);
  });

  test("nothing further is nothing", () => {
    expect(turnedTo(legal, 2, 4, 1)).toBeNull();
    expect(turnedTo(legal, 2, 2, -1)).toBeNull();
  });
});

describe("the dice for a place", () => {
  const legal = [
    { do: "die", face: 4 },
    { do: "modify", face: 4, to: 5 },
    { do: "modify", face: 4, to: 3 },
    { do: "modify", face: 6, to: 4 },
    { do: "pass" },
  ];

  test("are those that go there as they lie", () => {
    expect(diceFor(TAVERN, null, legal, REACH)).toEqual([{ do: "die", face: 4 }]);
  });

  test("or else those that need the fewest modifiers", () => {
    expect(diceFor(SCHOLARS, [3], legal, REACH)).toEqual([{ do: "modify", face: 4, to: 3 }]);
    expect(diceFor(SCHOLARS, [4], legal.slice(1), REACH)).toEqual([{ do: "modify", face: 6, to: 4 }]);
  });

  test("are none where none can go, and none before anything is known", () => {
    expect(diceFor(TAVERN, [3], legal, REACH)).toEqual([]);
    expect(diceFor(TAVERN, null, legal, null)).toEqual([]);
  });

  test("are taken up as they are, or turned", () => {
    expect(takeUp(3, 3)).toEqual({ do: "die", face: 3 });
    expect(takeUp(3, 5)).toEqual({ do: "modify", face: 3, to: 5 });
  });
});

describe("on a small screen", () => {
  test("every part shows how much there is to choose, dice that are not taken up yet included", () => {
    const counts = choicesOn([{ do: "die", face: 4 }, { do: "complete", card: "s01" }, { do: "pass" }], REACH);
    expect([...counts]).toEqual([
      ["mine", 1],
      ["town", 1],
      ["guilds", 1],
    ]);
  });

  test("each place is on one part", () => {
    expect(paneOf({ do: "visit council", member: "elf" })).toBe("council");
    expect(paneOf({ do: "visit", at: "board" })).toBe("mine");
    expect(paneOf({ do: "visit", at: "castle" })).toBe("port");
    expect(paneOf({ do: "take", card: "s01" })).toBe("town");
    expect(paneOf({ do: "end" })).toBeNull();
  });
});

describe("goods for settlers", () => {
  test("are as many as they take, of what there is most of", () => {
    expect(generous({ books: 3, magic: 1 }, 4)).toEqual({ books: 3, magic: 1 });
    expect(generous({ books: 3, magic: 3 }, 2)).toEqual({ books: 1, magic: 1 });
    expect(generous({ books: 3, magic: 3 }, 5)).toEqual({ books: 3, magic: 2 });
    expect(generous({ books: 1 }, 4)).toEqual({ books: 1 });
  });
});

describe("the face of the game", () => {
  const view = {
    calendar: { round: 2, rounds: 10, phase: "actions" },
    hall: { sale: 3, community: { points: 5, stars: 2 } },
    guilds: { artists: { workshops: [{ points: 3 }, { points: 4 }] } },
  } as unknown as View;
  const asking = (question: string) => ({ ...view, asked: { question } }) as unknown as View;

  test("asks before a die, settlers or a building are thrown away", () => {
    const die = { do: "die", face: 1 };
    expect(confirm({ do: "pass" }, view, [{ do: "pass" }, die])?.id).toBe("confirm-pass");
    expect(confirm({ do: "pass" }, view, [{ do: "pass" }])).toBeNull();
    expect(confirm({ do: "end" }, view, [{ do: "end" }, die])?.id).toBe("confirm-end");
    expect(confirm({ do: "discard", card: "s01" }, view, [])?.id).toBe("confirm-discard");
    expect(confirm({ do: "sell workshop", guild: "artists", space: 2 }, view, [])?.args).toEqual({
      coins: 3,
      points: 4,
    });
    expect(confirm({ do: "sell community", space: 1 }, view, [])?.args).toEqual({ coins: 3, points: 5 });
    expect(confirm(die, view, [die])).toBeNull();
  });

  test("says when it is, what is a button, and how actions look", () => {
    expect(now(view)?.args).toEqual({ round: 2, rounds: 10, phase: "actions" });
    expect([inBar({ do: "pass" }, view), inBar({ do: "die", face: 2 }, view)]).toEqual([true, false]);
    // What leaves a question stands on its sheet, if it has one: where boards are shown part by part, more have one.
    const leaving = (width: number) => {
      (window as unknown as HappyWindow).happyDOM.setViewport({ width, height: 800 });
      return ["turn", "apprentice", "buy"].map((question) => inBar({ do: "done" }, asking(question)));
    };
    expect([leaving(1280), leaving(360)]).toEqual([
      [true, true, false],
      [true, false, false],
    ]);
    expect(picture({ do: "sell", good: "magic" }, 1)?.seat).toBe(1);
    expect(picture({ do: "end" }, 1)).toBeNull();
  });

  test("makes the step forward stand out, never a way out", () => {
    const die = { do: "die", face: 2 };
    const [end, pass, done] = [{ do: "end" }, { do: "pass" }, { do: "done" }];
    expect([forward(end, view, [end]), forward(end, view, [end, { do: "sell community", space: 1 }])]).toEqual([
      true,
      true,
    ]);
    expect([forward(end, view, [end, die]), forward(end, view, [end, { do: "complete", card: "s01" }])]).toEqual([
      false,
      false,
    ]);
    expect([forward(pass, view, [pass, die]), forward(pass, view, [pass])]).toEqual([false, true]);
    expect(forward(done, asking("apprentice"), [done, { do: "apprentice" }])).toBe(false);
    expect(forward(done, asking("reroll"), [done, { do: "reroll", face: 2 }])).toBe(true);
  });

  test("says what a way out leaves undone, and lets the player end the turn", () => {
    expect(label({ do: "done" }, asking("buy"))).toEqual({ id: "enough", args: { question: "buy", taken: 0 } });
    expect(label({ do: "end" }, view)).toBeNull();
    expect([asksForEnd({ do: "visit", at: "port" }, view), asksForEnd({ do: "end" }, view)]).toEqual([true, false]);
  });

  test("asks before a card is shown that only its owner knows", () => {
    const settlers = [
      { card: "s01", hidden: true },
      { card: "s02", hidden: false },
    ];
    const own = { ...view, seats: [{ settlers }, { settlers: [] }] } as unknown as View;
    expect(confirm({ do: "complete", card: "s01" }, own, [])?.id).toBe("confirm-complete");
    const alone = { ...view, seats: [{ settlers }] } as unknown as View;
    expect(confirm({ do: "complete", card: "s01" }, alone, [])).toBeNull();
    expect(confirm({ do: "complete", card: "s02" }, own, [])).toBeNull();
  });

  test("points at places", () => {
    expect(placesOf({ id: "die-placed", args: { seat: 1, place: "desk" } })).toEqual(["chancery"]);
    expect(placesOf({ id: "good-sold", args: { seat: 1, good: "books" } })).toEqual(["port-books"]);
    expect(placesOf({ id: "passed", args: { seat: 1 } })).toEqual(["seat-1"]);
  });

  test("writes values as people do", () => {
    expect([range([1, 2]), range([4]), range([1, 2, 3, 4, 5, 6])]).toEqual(["1–2", "4", "1–6"]);
  });
});
