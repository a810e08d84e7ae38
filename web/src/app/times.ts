import { language } from "../words";

/** A day, as people write it. */
export function day(time: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(time);
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, as people say it. */
export function ago(time: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const past = time - Date.now();
  for (const [unit, length] of UNITS)
    if (Math.abs(past) >= length) return format.format(Math.round(past / length), unit);
  return format.format(0, "second");
}
