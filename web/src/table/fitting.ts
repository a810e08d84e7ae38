import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** How large the words are, of their usual size: the largest at which all of them fit. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];

/** The prompt has one place, however long the question is: its words grow smaller, or stand above the answers, before
 *  anything below it would have to move. */
export function useFitting() {
  const bar = useRef<HTMLElement>(null);
  const watched = useRef<Watched | null>(null);
  useLayoutEffect(() => {
    const own = bar.current;
    if (own === (watched.current?.own ?? null)) {
      watched.current?.look();
    } else {
      watched.current?.end();
      watched.current = own && watch(own);
    }
  });
  useEffect(() => () => watched.current?.end(), []);
  return bar;
}

interface Watched {
  own: HTMLElement;
  look: () => void;
  end: () => void;
}

/** Lets the words fit from now on. To measure them holds the page up: it is done when something else is written there. */
function watch(own: HTMLElement): Watched {
  let written = "";
  let size = "";
  const sizeNow = () => `${own.clientWidth} ${own.clientHeight}`;
  const look = () => {
    const now = `${own.className} ${own.innerHTML}`;
    if (now === written) return;
    written = now;
    settle(own);
    size = sizeNow();
  };
  look();
  const words = new MutationObserver(look);
  words.observe(own, { childList: true, characterData: true, subtree: true });
  const room = new ResizeObserver(() => {
    if (sizeNow() === size) return;
    settle(own);
    size = sizeNow();
  });
  room.observe(own);
  const end = () => {
    words.disconnect();
    room.disconnect();
  };
  return { own, look, end };
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
