import { render } from "preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Waiting } from "../src/table/prompt";
import type { TableStore } from "../src/table/store";
import { WordsContext } from "../src/table/words";

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

/** What is said while this seat has a turn, and how many of its deeds are still to be told. */
function said(kind: "bot" | "person", untold: number): string {
  const store = {
    table: { value: { seats: [{ kind, stand_in: null }] } },
    situation: { value: { lesson: null, asked: null } },
    waiting: { value: untold },
  } as unknown as TableStore;
  const words = { names: ["Bruno"], nameOf: () => "Bruno", attribute: () => null } as never;
  render(
    <WordsContext.Provider value={words}>
      <Waiting store={store} turn={0} />
    </WordsContext.Provider>,
    root,
  );
  return `${root.textContent} ${root.querySelector(".dots") ? "…" : ""}`;
}

test("a bot thinks only until it has decided", () => {
  expect(said("bot", 0)).toMatch(/thinking.* …/);
  expect(said("bot", 2)).toMatch(/moving/);
  expect(said("bot", 2)).not.toMatch(/thinking|…/);
});

test("of a person nobody knows whether they think", () => {
  expect(said("person", 0)).toMatch(/deciding.* …/);
});
