import { useLayoutEffect } from "preact/hooks";

/*
 * What is on the page, where something elsewhere on it looks otherwise for that: the root element names it (`data-there`),
 * and styles ask for `:root[data-there~="companion"]`. A `:has()` of the table or the page would do, too, but the browser
 * would then style much of the board anew with every piece that comes or goes on it.
 */
type Thing = "beside" | "companion" | "hint-panel" | "spotlight" | "tray";

const there = new Map<Thing, number>();

function count(of: Thing, by: number): void {
  there.set(of, (there.get(of) ?? 0) + by);
  const names = [...there].flatMap(([name, many]) => (many > 0 ? [name] : []));
  document.documentElement.dataset.there = names.join(" ");
}

/** Says that something is there, as long as this is drawn. */
export function There({ of }: { of: Thing }) {
  useLayoutEffect(() => {
    count(of, 1);
    return () => count(of, -1);
  }, [of]);
  return null;
}
