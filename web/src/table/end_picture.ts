import type { CourseMoment } from "../api/schema";
import { outlineOf } from "../art";

/** What the picture of a result tells. */
export interface ResultPicture {
  game: string;
  /** The town, as an SVG of its own. */
  cover: string;
  title: string;
  /** The best first. */
  rows: readonly { seat: number; name: string; score: number }[];
  moments: readonly CourseMoment[];
}

const WIDE = 1200;
const COVER = 550;
const HEAD = 150;
const ROW = 62;
const GRAPH = 330;
const EDGE = 48;

/** The result as a picture of its own: drawn by itself, with the colours of the page as they are now. */
export function drawResult({ game, cover, title, rows, moments }: ResultPicture): string {
  const top = cover ? COVER : 0;
  const head = top + HEAD;
  const high = head + rows.length * ROW + (moments.length > 1 ? GRAPH : 0) + EDGE;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${high}" viewBox="0 0 ${WIDE} ${high}">`,
    `<rect width="${WIDE}" height="${high}" fill="${colour("--paper")}"/>`,
    cover.replace("<svg", `<svg width="${WIDE}" height="${COVER}"`),
    `<rect y="${top}" width="${WIDE}" height="12" fill="${colour("--accent")}"/>`,
    text(EDGE, top + 66, 30, escaped(game), colour("--ink-soft")),
    text(EDGE, top + 118, 44, escaped(title), colour("--ink"), 700),
    ...rows.map(({ seat, name, score }, k) => {
      const y = head + k * ROW;
      const shape = outlineOf(seat);
      return (
        `<rect x="${EDGE}" y="${y}" width="${WIDE - 2 * EDGE}" height="${ROW - 8}" rx="12" fill="${colour("--sheet")}"/>` +
        `<path d="${shape}" transform="translate(${EDGE + 12} ${y + 7}) scale(.83)" fill="${seatColour(seat)}" stroke="${colour("--outline")}" stroke-width="1.5"/>` +
        text(EDGE + 74, y + 37, 28, escaped(name), colour("--ink"), 600) +
        `<text x="${WIDE - EDGE - 20}" y="${y + 39}" font-family="Georgia, serif" font-size="34" font-weight="700" text-anchor="end" fill="${colour("--ink")}">${score}</text>`
      );
    }),
    moments.length > 1 ? graph(moments, head + rows.length * ROW + 20) : "",
    "</svg>",
  ];
  return parts.join("");
}

function graph(moments: readonly CourseMoment[], top: number): string {
  const last = moments.at(-1);
  const most = Math.max(5, ...moments.flatMap(({ scores }) => scores));
  const least = Math.min(0, ...moments.flatMap(({ scores }) => scores));
  const x = (moment: number) => EDGE + ((WIDE - 2 * EDGE) * moment) / Math.max(1, last?.moment ?? 1);
  const y = (score: number) => top + (GRAPH - 40) * (1 - (score - least) / (most - least));
  const lines = (last?.scores ?? []).map((_, seat) => {
    const points = moments.map(({ moment, scores }) => `${x(moment).toFixed(1)} ${y(scores[seat] ?? 0).toFixed(1)}`);
    return `<path d="M${points.join("L")}" fill="none" stroke="${seatColour(seat, "--p-line")}" stroke-width="4" stroke-linejoin="round"/>`;
  });
  const ground = `<path d="M${EDGE} ${y(0)}H${WIDE - EDGE}" stroke="${colour("--rule-strong")}"/>`;
  return ground + lines.join("");
}

function text(x: number, y: number, size: number, words: string, fill: string, weight = 400): string {
  return `<text x="${x}" y="${y}" font-family="Georgia, serif" font-size="${size}" font-weight="${weight}" fill="${fill}">${words}</text>`;
}

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function colour(name: string, of: Element = document.documentElement): string {
  return getComputedStyle(of).getPropertyValue(name).trim() || "#777";
}

/** The colour of a seat, as the page has it. */
function seatColour(seat: number, name = "--p"): string {
  const sample = document.querySelector(`.seat-${seat}`);
  return sample ? colour(name, sample) : "#777";
}

/** Makes a PNG of a drawing, and hands it to whatever shares pictures here; else it is downloaded. */
export async function handOver(drawn: string, name: string): Promise<void> {
  const png = await pngOf(drawn);
  const file = new File([png], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      // Whoever changes their mind wants no file, either.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function pngOf(drawn: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return await new Promise((made, failed) => {
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture"))), "image/png");
  });
}
