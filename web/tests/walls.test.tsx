import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Pattern, type Play, PlayContext } from "../src/board";
import { type Scene, SceneProvider } from "../src/games/belfort/context";
import { Plot } from "../src/games/belfort/plot";
import type { DistrictView } from "../src/games/belfort/view";
import type { Act } from "../src/words";
import { Words } from "../src/words/words";

const WALLS = ["wall_left", "wall_right"] as const;

let root: SVGElement;
beforeEach(() => {
  root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

/** Which walls of a district light up, and what is done where each is pressed. */
function pressed(owners: readonly (number | null)[], question: string, legal: Act[]) {
  const done: string[] = [];
  const play: Play = {
    version: 1,
    seat: 0,
    legal,
    words: new Words("en", []),
    hold: signal<Pattern | null>(null),
    busy: signal(false),
    act: async (...acts) => {
      done.push(...acts.map((one) => (one.side ? `${one.do} ${one.side}` : one.do)));
      return true;
    },
    why: async () => null,
    outlook: async () => null,
    foresee: async () => [],
    picture: () => null,
    confirm: () => null,
    label: (one) => one.do,
    openRule: () => {},
  };
  const symbols = Object.fromEntries(WALLS.map((wall, k) => [wall, owners[k]]));
  const district = { district: 1, symbols, guild: null } as unknown as DistrictView;
  const view = { city: { costs: {}, districts: [district] }, seats: [], non_players: [] };
  const scene = { seat: 0, facts: null, pieces: { at: () => [] }, question, view } as unknown as Scene;
  act(() =>
    render(
      <PlayContext.Provider value={play}>
        <SceneProvider value={scene}>
          {WALLS.map((wall) => (
            <Plot key={wall} district={district} symbol={wall} direction={0} still={false} />
          ))}
        </SceneProvider>
      </PlayContext.Provider>,
      root,
    ),
  );
  for (const wall of WALLS) root.querySelector(`[data-place="1-${wall}"]`)?.dispatchEvent(new MouseEvent("click"));
  return { lit: [...root.querySelectorAll(".legal")].map((one) => one.getAttribute("data-place")), done };
}

test("a wall is built where it is pressed: of two that are free only the next one can be", () => {
  const build = [{ do: "build wall", district: 1 }];
  expect(pressed([null, null], "turn", build)).toEqual({ lit: ["1-wall_left"], done: ["build wall"] });
  expect(pressed([2, null], "turn", build)).toEqual({ lit: ["1-wall_right"], done: ["build wall"] });
  expect(pressed([null, 2], "architects", build)).toEqual({ lit: ["1-wall_left"], done: ["build wall"] });
});

test("wizards may choose either wall, free or not", () => {
  const swaps = ["left", "right"].map((side) => ({ do: "swap wall", district: 1, side }));
  const either = { lit: ["1-wall_left", "1-wall_right"], done: ["swap wall left", "swap wall right"] };
  expect(pressed([null, null], "wizards", swaps)).toEqual(either);
  expect(pressed([null, 2], "swap_with", swaps)).toEqual(either);
});
