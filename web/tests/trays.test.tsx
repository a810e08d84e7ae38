import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Pattern, type Play, PlayContext } from "../src/board";
import { type Scene as City, SceneProvider as CityProvider } from "../src/games/belfort/context";
import { Figures } from "../src/games/belfort/figure";
import { TradingPost } from "../src/games/belfort/market";
import type { Pieces } from "../src/games/belfort/pieces";
import { Question as CityQuestion } from "../src/games/belfort/trays";
import { type Scene as Town, SceneProvider as TownProvider } from "../src/games/nobility/context";
import { Question as TownQuestion } from "../src/games/nobility/trays";
import type { Act } from "../src/words";
import { Words } from "../src/words/words";

const FEAST: Act[] = [{ do: "feast", on: "bread" }, { do: "feast", on: "wine" }, { do: "done" }];
const SOURCE = "do-feast = Feast on { $on }\ntray-title = What do you choose?\nask-toast =\n    .title = To whom?";

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
  legal: FEAST,
  words: new Words("en", [{ language: "en", sources: [SOURCE] }]),
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

const SCENE = { seat: 0, facts: null, pieces: null };

function asked(game: string, question: string): string {
  const scene = { ...SCENE, question, view: { guilds: {}, this_turn: null, seats: [] } } as unknown;
  act(() =>
    render(
      <PlayContext.Provider value={play}>
        {game === "belfort" ? (
          <CityProvider value={scene as City}>
            <CityQuestion />
          </CityProvider>
        ) : (
          <TownProvider value={scene as Town}>
            <TownQuestion />
          </TownProvider>
        )}
      </PlayContext.Provider>,
      root,
    ),
  );
  return [...root.querySelectorAll("h2, .choice")].map((one) => one.textContent).join(" | ");
}

describe.each(["belfort", "nobility"])("a question of %s that nobody has drawn", (game) => {
  test("has its answers on a sheet", () => {
    expect(asked(game, "feast")).toBe("What do you choose? | Feast on bread | Feast on wine");
  });

  test("says itself what the sheet is called", () => {
    expect(asked(game, "toast")).toContain("To whom?");
  });

  test("is answered on the boards where it has a place there", () => {
    expect([asked(game, "turn"), asked(game, "")]).toEqual(["", ""]);
  });
});

test("whoever is about to be sent from here is drawn as on the way, and so where they are expected", () => {
  const pieces = { workers: (_: number, of: { elf: number }) => Array(of.elf).fill({ worker: "elf" }) };
  const scene = { ...SCENE, pieces: pieces as unknown as Pieces, question: "send", view: {} } as unknown as City;
  const drawn = (of: number, leaving: number, coming: number) => {
    act(() =>
      render(
        <CityProvider value={scene}>
          <Figures seat={0} of={{ elf: of }} place="forest" size={30} leaving={leaving} coming={{ elf: coming }} />
        </CityProvider>,
        root,
      ),
    );
    return [...root.querySelectorAll(".figure")].map((one) => one.classList.contains("leaves"));
  };
  expect(drawn(3, 2, 0)).toEqual([false, true, true]);
  expect(drawn(1, 0, 1)).toEqual([false, true]);
});

test("how many visits to the trading post are left is said only where something can be bought or sold", () => {
  const visits = (seat: number | null, question: string, legal: Act[], visits_left = 1) => {
    const this_turn = { visits_left, may_buy: false, may_sell: false, conversions: 0 };
    const view = { this_turn, turn: 0, trading_post: { buy: {}, sell: {} } };
    act(() =>
      render(
        <PlayContext.Provider value={{ ...play, legal }}>
          <CityProvider value={{ ...SCENE, seat, question, view } as unknown as City}>
            <TradingPost />
          </CityProvider>
        </PlayContext.Provider>,
        root,
      ),
    );
    return root.querySelector(".visits") !== null;
  };
  expect(visits(0, "turn", [{ do: "buy", what: "wood" }, { do: "end" }])).toBe(true);
  expect(visits(0, "turn", [{ do: "end" }])).toBe(false);
  expect(visits(0, "architects", [{ do: "done" }])).toBe(false);
  expect(visits(0, "turn", [{ do: "end" }], 0)).toBe(true);
  expect(visits(null, "", [])).toBe(true);
});
