import {
  amber,
  amberDark,
  grass,
  grassDark,
  iris,
  irisDark,
  slate,
  slateDark,
  tomato,
  tomatoDark,
} from "@radix-ui/colors";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const file = join(import.meta.dirname, "../packages/ui/src/styles/tokens.css");
const css = readFileSync(file, "utf8");

/** A token's colours, light then dark. */
function token(name: string): readonly [string, string] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
  const [light = "", dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  return [light, dark];
}

const STEPS = [
  ["ink", slate.slate12, slateDark.slate12],
  ["muted", slate.slate11, slateDark.slate11],
  ["line", slate.slate4, slateDark.slate5],
  ["canvas", slate.slate2, slateDark.slate1],
  ["line-control", slate.slate9, slateDark.slate10],
  ["accent", iris.iris9, iris.iris9],
  ["accent-text", iris.iris11, irisDark.iris11],
  ["accent-tint", iris.iris3, irisDark.iris3],
  ["ok-tint", grass.grass3, grassDark.grass3],
  ["ok-ink", grass.grass12, grassDark.grass12],
  ["wait-tint", amber.amber3, amberDark.amber3],
  ["wait-ink", amber.amber12, amberDark.amber12],
  ["bad-tint", tomato.tomato3, tomatoDark.tomato3],
  ["bad-ink", tomato.tomato12, tomatoDark.tomato12],
  ["bad-sign", tomato.tomato11, tomatoDark.tomato11],
  ["line-mid", slate.slate8, slateDark.slate8],
  ["accent-edge", iris.iris8, irisDark.iris8],
  ["ok-edge", grass.grass8, grassDark.grass8],
  ["wait-edge", amber.amber8, amberDark.amber8],
  ["bad-edge", tomato.tomato8, tomatoDark.tomato8],
] as const;

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const PAIRS = [
  ["ink", "surface"],
  ["muted", "surface"],
  ["muted", "canvas"],
  ["accent-text", "surface"],
  ["accent-strong", "accent-tint"],
  ["ok-ink", "ok-tint"],
  ["wait-ink", "wait-tint"],
  ["bad-ink", "bad-tint"],
  ["bad-sign", "surface"],
  ["bad-sign", "bad-soft"],
  ["off-ink", "off-tint"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-accent", "bad-fill"],
] as const;

describe("the colours", () => {
  it.each(STEPS)("have %s at its step of the scale", (name, light, dark) => {
    expect(token(name)).toEqual([light, dark]);
  });

  it.each(PAIRS)("keep %s on %s readable in both themes", (text, ground) => {
    const [light, dark] = [token(text), token(ground)];
    expect(contrast(light[0], dark[0])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light[1], dark[1])).toBeGreaterThanOrEqual(4.5);
  });
});
