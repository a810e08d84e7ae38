import { useLayoutEffect, useRef } from "preact/hooks";

/** How large the words are, of their usual size: the largest at which all of them fit. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];

/** The prompt has one place, however long the question is: its words grow smaller, or stand above the answers, before
 *  anything below it would have to move. */
export function useFitting() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = bar.current;
    if (!own) return;
    const again = () => settle(own);
    again();
    const words = new MutationObserver(again);
    words.observe(own, { childList: true, characterData: true, subtree: true });
    const room = new ResizeObserver(again);
    room.observe(own);
    return () => {
      words.disconnect();
      room.disconnect();
    };
  });
  return bar;
}

function settle(bar: HTMLElement): void {
  for (const size of SIZES) {
    for (const below of [false, true]) {
      bar.style.setProperty("--fit", `${size}`);
      bar.toggleAttribute("data-below", below);
      if (fits(bar)) return;
    }
  }
  bar.removeAttribute("data-below");
}

function fits(bar: HTMLElement): boolean {
  const words = bar.querySelector(".prompt-words");
  return words === null || (words.scrollHeight <= words.clientHeight + 1 && bar.scrollWidth <= bar.clientWidth + 1);
}
