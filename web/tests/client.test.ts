import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/api/client";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An answer whose body is this, or breaks off. */
function answer(body: string | null): Response {
  const stream = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(body ?? '{"moments": ['));
      if (body === null) controller.error(new TypeError("network error"));
      else controller.close();
    },
  });
  return new Response(stream, { status: 200, headers: { "content-type": "application/json" } });
}

test("an answer that breaks off is asked for again", async () => {
  vi.useFakeTimers();
  const answers = [answer(null), answer('{"moments": []}')];
  const fetched = vi.fn(async () => answers.shift() as Response);
  vi.stubGlobal("fetch", fetched);
  const asked = api.course("t");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await asked).toEqual({ moments: [] });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("when it always breaks off, nothing is taken for an answer", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => answer(null));
  const asked = expect(api.course("t")).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(120_000);
  await asked;
});
