import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEvent } from "../src/api/schema";
import { motionWish } from "../src/app/preferences";
import type { GameFace } from "../src/table/face";
import type { Show } from "../src/table/show";
import { stepTime, useNews, useStage } from "../src/table/stage";

const root = document.createElement("div");
document.body.append(root);
beforeEach(() => {
  vi.useFakeTimers();
  motionWish.value = "full";
});
afterEach(() => {
  act(() => render(null, root));
  vi.useRealTimers();
});

test("a scoring takes ten seconds at most, and in a replay as many times less as it goes faster", () => {
  for (const steps of [1, 5, 9, 12]) expect(stepTime(steps, "brisk", 1) * steps).toBeLessThanOrEqual(10_000);
  expect(stepTime(3, "brisk", 1)).toBe(1250);
  // Who wants it calm has the time.
  expect(stepTime(12, "calm", 1)).toBe(2000);
  expect(stepTime(9, "brisk", 4) * 9).toBeCloseTo(2500);
});

const show = {
  title: { id: "show", args: {} },
  steps: [1, 2, 3].map((k) => ({ title: { id: `step-${k}`, args: {} }, rows: [], places: [], flights: [] })),
} as unknown as Show;

test("a replay that goes four times as fast tells a moment in a quarter of the time", () => {
  const end = vi.fn();
  const times = signal(1);
  const Stage = () => <p>{useStage(show, times.value, end)?.step.title.id}</p>;
  act(() => render(<Stage />, root));
  const after = (time: number) => {
    act(() => void vi.advanceTimersByTime(time));
    return root.textContent;
  };
  expect(after(1200)).toBe("step-1");
  expect(after(60)).toBe("step-2");
  act(() => {
    times.value = 4;
  });
  expect(after(300)).toBe("step-2");
  expect(after(20)).toBe("step-3");
  expect(end).not.toHaveBeenCalled();
  after(320);
  expect(end).toHaveBeenCalled();
});

const deed = (seat: number, at: string): LogEvent => ({ id: "placed", args: { seat, at }, moment: 3 });
const face: GameFace = { Board: () => null, scores: () => [], places: ({ args }) => [String(args.at)] };

function News({ news, seat }: { news: readonly LogEvent[]; seat: number | null }) {
  const lit = useNews(news, seat, face, true);
  return (
    <p>
      {lit.join(" ")}
      <i data-place="inn" />
    </p>
  );
}

test("where somebody has done something lights up for a while, unless it was oneself", () => {
  const inn = root.getElementsByTagName("i");
  HTMLElement.prototype.checkVisibility = () => true;
  act(() => render(<News news={[deed(1, "inn")]} seat={0} />, root));
  expect([root.textContent, inn[0]?.className]).toEqual(["inn", "lit"]);
  act(() => void vi.advanceTimersByTime(1700));
  expect([root.textContent, inn[0]?.className]).toEqual(["", ""]);
  act(() => render(<News news={[deed(0, "inn")]} seat={0} />, root));
  expect(root.textContent).toBe("");
  // In a replay nothing is one's own.
  act(() => render(<News news={[deed(0, "inn")]} seat={null} />, root));
  expect(root.textContent).toBe("inn");
});
