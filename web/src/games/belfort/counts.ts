import type { Worker } from "./view";

/** As many as there are of each name; what there is none of is left out. */
export type Counts<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** The entries of counts, as a list of as many names. */
export function spread<Name extends string>(counts: Counts<Name>): Name[] {
  return (Object.entries(counts) as [Name, number][]).flatMap(([name, count]) => Array<Name>(count).fill(name));
}

export function sum(counts: Readonly<Record<string, number | undefined>>): number {
  return Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);
}

/** The race of a worker, whether a master or not. */
export function raceOf(worker: Worker): "elf" | "dwarf" {
  return worker.endsWith("elf") ? "elf" : "dwarf";
}
