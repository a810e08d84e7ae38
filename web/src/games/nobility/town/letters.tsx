import { kept } from "../../../art";

/*
 * Numbers that are drawn, as the signs beside them are: what they mean is said by the name of what they stand on. So they
 * are written once, apart, and only used where they are seen; text inside of a target would be a second name for it.
 */

const upto = (last: number) => Array.from({ length: last + 1 }, (_, k) => k);
const WRITTEN: ReadonlySet<string> = new Set([
  "/",
  ...upto(60).map(String),
  ...upto(20).map((k) => `+${k}`),
  ...upto(9).map((k) => `−${k}`),
  ...upto(6).flatMap((k) => [`≥${k}`, `≤${k}`]),
  ...upto(4).flatMap((one) => upto(4).map((other) => `${one}+${other}`)),
  ...upto(9).flatMap((low) => upto(15).flatMap((high) => (low > 0 && low < high ? [`${low}–${high}`] : []))),
]);

function idOf(text: string): string {
  return `t-letters-${[...text].map((letter) => letter.codePointAt(0)?.toString(36)).join("-")}`;
}

/** All that is written somewhere in the picture. Put once into its SVG. */
export const Letters = kept(function Letters() {
  return (
    <defs>
      {[...WRITTEN].map((text) => (
        <text key={text} id={idOf(text)}>
          {text}
        </text>
      ))}
    </defs>
  );
});

/** A number in the middle of x, on the line y. */
export const Written = kept(function Written({
  of,
  x,
  y,
  size,
  class: extra,
}: {
  of: number | string;
  x: number;
  y: number;
  size: number;
  class?: string;
}) {
  const text = String(of);
  const place = { x, y, "font-size": size, class: extra };
  return WRITTEN.has(text) ? <use href={`#${idOf(text)}`} {...place} /> : <text {...place}>{text}</text>;
});
