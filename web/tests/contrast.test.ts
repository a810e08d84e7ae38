import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("src/art/palette.css", "utf8");

function colours(selector: string): Record<string, string> {
  const at = css.indexOf(`${selector} {`);
  const block = css.slice(at, css.indexOf("}", at));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const day = colours(":root");
const themes = { day, night: { ...day, ...colours(':root[data-theme="night"]') } };
const seats = [0, 1, 2, 3, 4, 5].map((seat) => colours(`.seat-${seat}`));

describe.each(Object.entries(themes))("by %s", (_, palette) => {
  test.each(["ink", "ink-soft", "accent", "good", "bad"])("%s can be read on every ground", (name) => {
    for (const ground of ["paper", "sheet", "raised"]) {
      expect(contrast(palette[name] ?? "", palette[ground] ?? ""), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(["glow", "focus", "rule-strong"])("%s can be seen on every ground", (name) => {
    for (const ground of ["paper", "sheet", "raised"]) {
      expect(contrast(palette[name] ?? "", palette[ground] ?? ""), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  test("text on a button can be read", () => {
    expect(contrast(palette["accent-ink"] ?? "", palette.accent ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([
  ["books", ["binding", "leather", "linen"]],
  ["weapons", ["heraldry", "metal-hi"]],
  ["wreaths", ["laurel"]],
  ["furnishings", ["timber"]],
])("by night %s can be told from the ground that they lie on", (_, colours) => {
  for (const name of colours) {
    for (const ground of ["paper", "sheet", "raised"]) {
      const found = contrast(themes.night[name] ?? "", themes.night[ground] ?? "");
      expect(found, `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test("what stands on a seat's colour can be read", () => {
  for (const seat of seats) expect(contrast(seat["p-ink"] ?? "", seat.p ?? "")).toBeGreaterThanOrEqual(4.5);
});
