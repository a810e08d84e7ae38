import { type Signal, signal } from "@preact/signals";

/** How wide and high a window is, in a few steps: what stands where depends on these alone, here and in the styles. */
const WIDTHS = {
  phone: "(max-width: 600px)",
  /** A panel lies over the board, not beside it. */
  small: "(max-width: 900px)",
  /** Boards are shown part by part. */
  narrow: "(max-width: 1149px)",
  /** Of these, wide enough for one's own board to stand beside them. */
  medium: "(min-width: 901px) and (max-width: 1149px) and (min-height: 620px)",
  /** A board that is a picture would be too small to read. */
  plain: "(max-width: 1269px)",
  roomy: "(min-width: 1600px) and (min-height: 860px)",
  huge: "(min-width: 1850px) and (min-height: 960px)",
  low: "(max-height: 770px)",
  /** There is room below a part of the board for another. */
  tall: "(min-height: 860px)",
  /** Enlarged to twice its size, or lying down: what is not the board gives way. */
  short: "(max-height: 540px)",
} as const;
export type Width = keyof typeof WIDTHS;

const shown = new Map<Width, Signal<boolean>>();

/** Whether the window is so; where signals are tracked, it is looked at again when that changes. */
export function isWidth(width: Width): boolean {
  return signalOf(width).value;
}

function signalOf(width: Width): Signal<boolean> {
  const known = shown.get(width);
  if (known) return known;
  const list = matchMedia(WIDTHS[width]);
  const made = signal(list.matches);
  list.addEventListener("change", () => {
    made.value = list.matches;
    tellWidths();
  });
  shown.set(width, made);
  return made;
}

/** Names on the root element what the window is: styles ask for `:where([data-width~="small"])`. */
export function tellWidths(root: HTMLElement = document.documentElement): void {
  const all = Object.keys(WIDTHS) as Width[];
  root.dataset.width = all.filter((width) => signalOf(width).peek()).join(" ");
}
