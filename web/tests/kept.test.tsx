import { signal } from "@preact/signals";
import { createContext, render } from "preact";
import { useContext } from "preact/hooks";
import { act } from "preact/test-utils";
import { beforeEach, expect, test } from "vitest";
import { kept } from "../src/art/kept";
import { There } from "../src/there";

const Tongue = createContext("en");
const colour = signal("red");
let drawn = 0;

const Piece = kept(function Piece({ name, size }: { name: string; size?: number }) {
  drawn += 1;
  return <i class={colour.value}>{`${name} ${size ?? ""} ${useContext(Tongue)}`}</i>;
});

const root = document.createElement("div");

function draw(name: string, size?: number, tongue = "en"): void {
  act(() =>
    render(
      <Tongue.Provider value={tongue}>
        <Piece name={name} {...(size === undefined ? {} : { size })} />
      </Tongue.Provider>,
      root,
    ),
  );
}

beforeEach(() => {
  render(null, root);
  drawn = 0;
  colour.value = "red";
});

test("what is given the same is not drawn again", () => {
  draw("ship");
  draw("ship");
  expect(drawn).toBe(1);
  draw("ship", 3);
  expect(root.textContent).toBe("ship 3 en");
  draw("ship");
  expect(root.textContent).toBe("ship  en");
  draw("cart");
  expect(root.textContent).toBe("cart  en");
  expect(drawn).toBe(4);
});

test("it is drawn again when a signal or a context that it reads has changed", () => {
  draw("ship");
  act(() => {
    colour.value = "blue";
  });
  expect(root.querySelector(".blue")).not.toBeNull();
  draw("ship", undefined, "pl");
  expect(root.textContent).toBe("ship  pl");
  expect(drawn).toBe(3);
});

test("the root element names what is there, as long as any of it is", () => {
  const said = () => document.documentElement.dataset.there;
  const show = (trays: number, tip: boolean) =>
    act(() =>
      render(
        <>
          {Array.from({ length: trays }, (_, k) => (
            <There key={k} of="tray" />
          ))}
          {tip && <There of="companion" />}
        </>,
        root,
      ),
    );
  show(2, true);
  expect(said()).toBe("tray companion");
  show(1, false);
  expect(said()).toBe("tray");
  show(0, false);
  expect(said()).toBe("");
});
