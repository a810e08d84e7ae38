import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Pattern, type Play, PlayContext } from "../src/board";
import { Commissions } from "../src/games/nobility/commissions";
import { type Scene, SceneProvider } from "../src/games/nobility/context";
import { BuildingFacts } from "../src/games/nobility/hall";
import { Nobility } from "../src/games/nobility/tracks";
import type { SeatView, View } from "../src/games/nobility/view";
import { Words } from "../src/words/words";

const SAID = [
  ...[
    "nobility-track",
    "tells-nobility",
    "commissions-of",
    "dice-tile",
    "building-costs",
    "building-workshop",
    "building-apprentice",
  ].map((id) => `${id} = ${id}`),
  "building-goes = on { $space }: { $points }, { $stars }",
].join("\n");

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

const play: Play = {
  version: 1,
  seat: 0,
  legal: [],
  words: new Words("en", [{ language: "en", sources: [SAID] }]),
  hold: signal<Pattern | null>(null),
  busy: signal(false),
  act: async () => true,
  why: async () => null,
  outlook: async () => null,
  foresee: async () => [],
  picture: () => null,
  confirm: () => null,
  label: (one) => one.do,
  openRule: () => {},
};

function draw(what: preact.ComponentChildren, scene: unknown) {
  act(() =>
    render(
      <PlayContext.Provider value={play}>
        <SceneProvider value={scene as Scene}>{what}</SceneProvider>
      </PlayContext.Provider>,
      root,
    ),
  );
}

const PIECES = { at: () => [] };

test("what nobility is worth can be read where one's marker stands", () => {
  const own = { seat: 0, nobility: 3, lord: false };
  const facts = { nobility: { most: 5, lord_at: 4, points: { by_level: [0, 0, 1, 2, 3, 4] } } };
  draw(<Nobility of={own as unknown as SeatView} />, { view: { seats: [own] }, seat: 0, facts, pieces: PIECES });
  const cells = [...root.querySelectorAll(".n-cell")];
  expect(cells.map((one) => one.textContent)).toEqual(["", "", "1", "2", "♛", "4"]);
  expect(cells.findIndex((one) => one.matches(".here"))).toBe(3);
});

test("points of a commission that do not count yet stand in brackets", () => {
  const tile = (name: string, active: boolean) => ({
    tile: name,
    active,
    fields: [],
    commission: { card: "c1", worth: 8, reached: 2, points: [] },
  });
  const own = { seat: 1, commissions: { limit: 2, held: [tile("t1", false), tile("t2", true)] } };
  draw(<Commissions of={own as unknown as SeatView} />, { seat: 0, pieces: PIECES });
  expect([...root.querySelectorAll(".n-num")].map((one) => one.getAttribute("data-n"))).toEqual(["(8)", "8"]);
});

test("before a workshop is built one can read where it goes and what that brings", () => {
  const at = (space: number, workshop: object | null) => ({ space, points: 2 + space, stars: 1, workshop });
  const view = { guilds: { artists: { good: "artwork", workshops: [at(1, {}), at(2, null), at(3, null)] } }, hall: {} };
  const of = { tile: "b11", kind: "workshop", guild: "artists", effects: [] } as const;
  draw(<BuildingFacts of={of} price={8} value={2} view={view as unknown as View} />, { view, seat: 0, pieces: PIECES });
  const said = [...root.querySelectorAll("p")].map((one) => one.textContent);
  expect(said).toContain("on 2: 4, 1");
});
