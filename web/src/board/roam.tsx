import { type ComponentChildren, createContext } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useKeptFocus } from "./focus";

/** Whether a region around cares for the Tab key. */
export const RoamContext = createContext(false);

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Focusable = HTMLElement | SVGElement;

function targetsIn(root: Element): Focusable[] {
  return [...root.querySelectorAll<Focusable>("[data-target]")];
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest target in a direction; what lies straight ahead counts more than what lies aside. */
export function nearest(
  from: Focusable,
  others: readonly Focusable[],
  [dx, dy]: readonly [number, number],
): Focusable | null {
  const [x, y] = middle(from);
  let best: Focusable | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    if (other === from) continue;
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (ahead < 1) continue;
    const distance = ahead + aside * 2.2;
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}

/**
 * A region of targets that is one stop for the Tab key. Inside it the arrow keys go to the next target in that
 * direction, Page Down and Page Up to the next and last one that can be chosen, Home and End to the first and last.
 */
export function Roam({
  label,
  svg = false,
  class: extra,
  children,
}: {
  label: string;
  svg?: boolean;
  class?: string;
  children: ComponentChildren;
}) {
  const root = useRef<Element | null>(null);

  // One target of the region is in the order of the Tab key: the one that had the focus, else the first to choose.
  useLayoutEffect(() => {
    if (!root.current) return;
    const all = targetsIn(root.current);
    const stops = all.filter((one) => one.tabIndex === 0);
    const stop = stops.find((one) => one === document.activeElement) ?? stops[0];
    const chosen = stop?.matches(".legal") ? stop : (all.find((one) => one.matches(".legal")) ?? stop ?? all[0]);
    for (const one of all) one.tabIndex = one === chosen || one === document.activeElement ? 0 : -1;
  });

  useKeptFocus(root, (element) => targetsIn(element).find((one) => one.tabIndex === 0));

  const focusin = (event: FocusEvent) => {
    if (!root.current || !(event.target instanceof Element) || !event.target.matches("[data-target]")) return;
    for (const one of targetsIn(root.current)) one.tabIndex = one === event.target ? 0 : -1;
  };

  const keydown = (event: KeyboardEvent) => {
    const from = document.activeElement as Focusable | null;
    if (!root.current || !from?.matches("[data-target]") || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = targetsIn(root.current);
    const next = nextFrom(from, all, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  const props = {
    ref: (element: Element | null) => {
      root.current = element;
    },
    role: "group" as const,
    "data-roam": true,
    "aria-label": label,
    onFocusIn: focusin,
    onKeyDown: keydown,
    ...(extra === undefined ? {} : { class: extra }),
  };
  return (
    <RoamContext.Provider value={true}>
      {svg ? <g {...props}>{children}</g> : <div {...props}>{children}</div>}
    </RoamContext.Provider>
  );
}

function nextFrom(from: Focusable, all: readonly Focusable[], key: string): Focusable | null | undefined {
  const direction = DIRECTIONS[key];
  if (direction) return nearest(from, all, direction);
  const legal = all.filter((one) => one.matches(".legal"));
  const here = all.indexOf(from);
  if (key === "PageDown") return legal.find((one) => all.indexOf(one) > here) ?? legal[0];
  if (key === "PageUp") return legal.findLast((one) => all.indexOf(one) < here) ?? legal.at(-1);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  return null;
}
