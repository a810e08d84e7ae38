import { h, render } from "preact";
import { GameCover } from "../app/cover";

/** What a style sheet may say of a drawing. */
const STYLES = [
  "display",
  "fill",
  "fill-opacity",
  "opacity",
  "overflow",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-width",
];

/** The picture of a game as an SVG that needs no style sheet, in the colours of the page as they are now. */
export function drawCover(game: string): string {
  const stand = document.createElement("div");
  stand.style.cssText = "position: fixed; visibility: hidden; width: 480px; height: 220px";
  document.body.append(stand);
  render(h(GameCover, { game }), stand);
  const drawing = stand.querySelector("svg");
  for (const part of drawing ? [drawing, ...drawing.querySelectorAll<SVGElement>("*")] : []) {
    const seen = getComputedStyle(part);
    // Not as an attribute: the page allows no styles in its markup.
    part.style.cssText = STYLES.map((name) => `${name}: ${seen.getPropertyValue(name)}`).join("; ");
  }
  const drawn = drawing ? new XMLSerializer().serializeToString(drawing) : "";
  render(null, stand);
  stand.remove();
  return drawn;
}
