import { folded, matching } from "../table/reference";

/** Of these, those that tell of all that is searched for; as in the rules, within words only if none begins so. */
export function telling<One>(all: readonly One[], told: (one: One) => string, wanted: readonly string[]): One[] {
  const plain = all.map((one) => folded(told(one)));
  for (const within of [false, true]) {
    const words = wanted.map((word) => matching(word, within));
    const found = all.filter((_, k) => words.every((word) => word.test(plain[k] ?? "")));
    if (found.length > 0) return found;
  }
  return [];
}
