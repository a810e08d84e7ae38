import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * Keeps the focus in a region whose things come and go. When the one that had it is gone, another gets it; when there is
 * none, the next that comes. Whoever goes elsewhere by themselves stays there.
 */
export function useKeptFocus(
  root: RefObject<Element | null>,
  next: (root: Element) => HTMLElement | SVGElement | null | undefined,
): void {
  const inside = useRef(false);
  useEffect(() => {
    const element = root.current;
    const look = (event: FocusEvent) => {
      inside.current = event.target instanceof Node && (element?.contains(event.target) ?? false);
    };
    // A press anywhere else, even on nothing, ends it.
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Node && element?.contains(event.target))) inside.current = false;
    };
    addEventListener("focusin", look);
    addEventListener("pointerdown", press, true);
    return () => {
      removeEventListener("focusin", look);
      removeEventListener("pointerdown", press, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (!inside.current || !root.current || (document.activeElement && document.activeElement !== document.body))
      return;
    next(root.current)?.focus({ preventScroll: true });
  });
}
