import { beforeEach, expect, test } from "vitest";
import { titledAt } from "../src/board/titles";

beforeEach(() => {
  document.body.innerHTML = `
    <div class="table">
      <section title="The market">
        <span id="word">Wood</span>
        <button type="button" id="plain">Buy</button>
        <button type="button" id="sign" title="Look back"><span id="icon"></span></button>
      </section>
    </div>`;
});

const at = (id: string) => titledAt({ target: document.getElementById(id), clientX: 0, clientY: 0 });

test("what is only drawn says what it stands in", () => {
  expect(at("word")?.getAttribute("title")).toBe("The market");
});

test("a button says its own title, and none that is not its own", () => {
  expect(at("icon")?.getAttribute("title")).toBe("Look back");
  expect(at("plain")).toBeNull();
});
