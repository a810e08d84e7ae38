import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { Said, WordsContext } from "../src/table/words";
import { Words } from "../src/words/words";

const root = document.createElement("div");
const told = "told = { SEAT($seat) } takes it. Chances ({ SEAT($seat) }): +4 %.";
const words = new Words("en", [{ language: "en", sources: [told] }], ["Anna", "Bert"]);

afterEach(() => act(() => render(null, root)));

test("a bracket stays with the player whom it opens before, and nothing is said twice", () => {
  act(() =>
    render(
      <WordsContext.Provider value={words}>
        <Said message={{ id: "told", args: { seat: 1 } }} />
      </WordsContext.Provider>,
      root,
    ),
  );
  expect(root.textContent).toBe("Bert takes it. Chances (Bert): +4 %.");
  expect([...root.querySelectorAll(".seat-opened")].map((one) => one.textContent)).toEqual(["(Bert"]);
});
