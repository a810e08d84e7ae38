import { useEffect, useRef } from "preact/hooks";

/** After so many milliseconds no click comes of a press any more: it was a long one, or on nothing in particular. */
const NO_CLICK = 400;
/** What can be chosen, or tells about itself. */
const TARGET = "[data-target]:not([data-leads])";

/**
 * Ends by a press what is shown by itself, but only when the press is over: whatever comes into sight then must not be
 * chosen by the click that belongs to it. That click chooses nothing at all; what opens something, as a tab does, opens it.
 */
export function useEndByPress(shown: boolean, within: string, keys: boolean, end: () => void): void {
  const latest = useRef({ shown, end });
  latest.current = { shown, end };
  useEffect(() => {
    let pressed = false;
    let timer = 0;
    const over = () => {
      clearTimeout(timer);
      pressed = false;
      if (latest.current.shown) latest.current.end();
    };
    const overIn = (wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(over, wait);
    };
    const press = (event: Event) => {
      pressed = latest.current.shown && event.target instanceof Element && event.target.closest(within) !== null;
    };
    const release = () => {
      if (pressed) overIn(NO_CLICK);
    };
    // It has become a swipe.
    const cancel = () => {
      if (pressed) over();
    };
    // Also when it has ended by itself under the finger.
    const click = (event: Event) => {
      if (!pressed) return;
      if (event.target instanceof Element && event.target.closest(TARGET)) event.stopPropagation();
      pressed = false;
      overIn(0);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerdown", press],
      ["pointerup", release],
      ["pointercancel", cancel],
      ["click", click],
    ];
    if (keys) listeners.push(["keydown", press], ["keyup", cancel]);
    for (const [deed, heard] of listeners) addEventListener(deed, heard, true);
    return () => {
      clearTimeout(timer);
      for (const [deed, heard] of listeners) removeEventListener(deed, heard, true);
    };
  }, [within, keys]);
}
