import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

const current = () => location.pathname + location.search + location.hash;

/** The address that is shown, without the server's name. */
export const address = signal(current());

addEventListener("popstate", () => {
  address.value = current();
});

/** Goes to another page of the client. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  address.value = current();
  if (!replace) scrollTo(0, 0);
}

export interface LinkProps {
  to: string;
  class?: string;
  label?: string;
  current?: boolean;
  children: ComponentChildren;
}

/** A link within the client; with a modifier key it opens as any link does. */
export function Link({ to, class: extra, label, current, children }: LinkProps) {
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} class={extra} aria-label={label} aria-current={current ? "page" : undefined} onClick={click}>
      {children}
    </a>
  );
}

/** A part of an address in plain letters; as it stands where it was cut in the middle of one. */
export function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parts of a path that a pattern such as `/t/:id` names; null: it is another path. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [k, part] of wanted.entries()) {
    const value = given[k] ?? "";
    if (part.startsWith(":")) found[part.slice(1)] = plain(value);
    else if (part !== value) return null;
  }
  return found;
}
