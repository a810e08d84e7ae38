import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useEndByPress } from "../src/table/end_by_press";

const root = document.createElement("div");
document.body.append(root);
const [end, chosen, opened] = [vi.fn(), vi.fn(), vi.fn()];

function Board({ shown }: { shown: boolean }) {
  useEndByPress(shown, ".board", true, end);
  return (
    <div>
      <div class="board">
        <button type="button" data-target="1" onClick={chosen} />
        <button type="button" class="tab" onClick={opened} />
      </div>
      <button type="button" class="elsewhere" />
    </div>
  );
}

const draw = (shown: boolean) => act(() => render(<Board shown={shown} />, root));
const happen = (selector: string, ...deeds: string[]) => {
  for (const deed of deeds) root.querySelector(selector)?.dispatchEvent(new Event(deed, { bubbles: true }));
};

beforeEach(() => {
  vi.useFakeTimers();
  draw(true);
});
afterEach(() => {
  act(() => render(null, root));
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("a press ends it when it is over, and chooses nothing", () => {
  happen("[data-target]", "pointerdown", "pointerup", "click");
  expect(end).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(end).toHaveBeenCalledOnce();
  expect(chosen).not.toHaveBeenCalled();
});

test("what opens something opens it", () => {
  happen(".tab", "pointerdown", "pointerup", "click");
  vi.runAllTimers();
  expect(end).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledOnce();
});

test("what has ended by itself under the finger is not chosen in either", () => {
  happen("[data-target]", "pointerdown");
  draw(false);
  happen("[data-target]", "pointerup", "click");
  vi.runAllTimers();
  expect(chosen).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
  happen("[data-target]", "pointerdown", "pointerup", "click");
  expect(chosen).toHaveBeenCalledOnce();
});

test("a swipe ends it at once, a press without a click a little later, a key when it is let go", () => {
  happen(".tab", "pointerdown", "pointercancel");
  expect(end).toHaveBeenCalledTimes(1);
  happen(".tab", "pointerdown", "pointerup");
  vi.runAllTimers();
  expect(end).toHaveBeenCalledTimes(2);
  happen(".tab", "keydown");
  expect(end).toHaveBeenCalledTimes(2);
  happen(".tab", "keyup");
  expect(end).toHaveBeenCalledTimes(3);
});

test("a press elsewhere, or a key that was pressed before, ends nothing", () => {
  happen(".elsewhere", "pointerdown", "pointerup", "click", "keyup");
  happen(".tab", "keyup");
  vi.runAllTimers();
  expect(end).not.toHaveBeenCalled();
});
