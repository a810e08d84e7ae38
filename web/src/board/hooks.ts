import { useRef } from "preact/hooks";

/** What goes on from position to position, made from what it was before: the names of the pieces, for one. */
export function useCarried<View, Carried>(view: View, after: (before: Carried | null, view: View) => Carried): Carried {
  const last = useRef<{ view: View; carried: Carried } | null>(null);
  if (last.current?.view !== view) {
    last.current = { view, carried: after(last.current?.carried ?? null, view) };
  }
  return last.current.carried;
}
