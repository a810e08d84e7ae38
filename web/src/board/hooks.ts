import { useEffect, useMemo, useRef, useState } from "preact/hooks";

/** Whether the window is so. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const [holds, setHolds] = useState(list.matches);
  useEffect(() => {
    const change = () => setHolds(list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [list]);
  return holds;
}

/** What goes on from position to position, made from what it was before: the names of the pieces, for one. */
export function useCarried<View, Carried>(view: View, after: (before: Carried | null, view: View) => Carried): Carried {
  const last = useRef<{ view: View; carried: Carried } | null>(null);
  if (last.current?.view !== view) {
    last.current = { view, carried: after(last.current?.carried ?? null, view) };
  }
  return last.current.carried;
}
