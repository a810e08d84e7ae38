import type { CourseMoment } from "../api/schema";
import { outlineOf } from "../art";
import { apart, beginningsOf, levelsOf, lineOf } from "./graph";

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
const GRAPH = 380;
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
      return (
        `<rect x="${EDGE}" y="${y}" width="${WIDE - 2 * EDGE}" height="${ROW - 8}" rx="12" fill="${colour("--sheet")}"/>` +
        marker(seat, EDGE + 12, y + 7, 0.83) +
        text(EDGE + 74, y + 37, 28, escaped(name), colour("--ink"), 600) +
        text(WIDE - EDGE - 20, y + 39, 34, String(score), colour("--ink"), 700, "end")
      );
    }),
    moments.length > 1 ? graph(moments, head + rows.length * ROW + 20) : "",
    "</svg>",
  ];
  return parts.join("");
}

/** As in the result on the page: a step wherever points came, the rounds below, the points at the left. */
function graph(moments: readonly CourseMoment[], top: number): string {
  const last = moments.at(-1);
  const most = Math.max(5, ...moments.flatMap(({ scores }) => scores));
  const least = Math.min(0, ...moments.flatMap(({ scores }) => scores));
  const [left, right, bottom] = [EDGE + 52, WIDE - EDGE - 44, top + GRAPH - 48];
  const x = (moment: number) => left + ((right - left) * moment) / Math.max(1, last?.moment ?? 1);
  const y = (score: number) => bottom - (bottom - top - 14) * ((score - least) / (most - least));
  const soft = colour("--ink-soft");
  const levels = levelsOf(least, most).map(
    (level) =>
      `<path d="M${left} ${y(level)}H${right}" stroke="${colour(level ? "--rule" : "--rule-strong")}" stroke-width="2"/>` +
      text(left - 14, y(level) + 8, 24, String(level), soft, 400, "end"),
  );
  const rounds = beginningsOf(moments).map(
    ({ moment, round }) =>
      `<path d="M${x(moment)} ${top}V${bottom}" stroke="${colour("--rule")}" stroke-width="2" stroke-dasharray="5 9"/>` +
      text(x(moment) + 4, bottom + 32, 24, String(round), soft),
  );
  const lines = (last?.scores ?? []).map(
    (_, seat) =>
      `<path d="${lineOf(moments, seat, x, y, 5)}" fill="none" stroke="${seatColour(seat, "--p-line")}" stroke-width="5" stroke-linejoin="round"/>`,
  );
  const markers = apart((last?.scores ?? []).map(y), 36).map((height, seat) =>
    marker(seat, right + 8, height - 18, 0.75),
  );
  return [...levels, ...rounds, ...lines, ...markers].join("");
}

function marker(seat: number, x: number, y: number, scale: number): string {
  return `<path d="${outlineOf(seat)}" transform="translate(${x} ${y}) scale(${scale})" fill="${seatColour(seat)}" stroke="${colour("--outline")}" stroke-width="1.5"/>`;
}

function text(
  x: number,
  y: number,
  size: number,
  words: string,
  fill: string,
  weight = 400,
  anchor: "start" | "end" = "start",
): string {
  return `<text x="${x}" y="${y}" font-family="Georgia, serif" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${words}</text>`;
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
