/** What has changed in a JSON value: `[new value]`, `[]` for a part that is gone, or the changes of its parts. */
export type Change = readonly unknown[] | { readonly [part: string]: Change };

/** The value after a change. What has not changed is shared with the old one, so that it is the same object. */
export function changed(old: unknown, by: Change): unknown {
  if (isValue(by)) return by[0];
  if (Array.isArray(old)) return old.map((one, k) => (by[k] === undefined ? one : changed(one, by[k])));
  const parts: Record<string, unknown> = { ...(old as Record<string, unknown>) };
  for (const [name, part] of Object.entries(by)) {
    if (isValue(part) && part.length === 0) delete parts[name];
    else parts[name] = changed(parts[name], part);
  }
  return parts;
}

function isValue(change: Change): change is readonly unknown[] {
  return Array.isArray(change);
}
