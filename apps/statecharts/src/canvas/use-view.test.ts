import { expect, it } from "vitest";
import { fitView } from "./use-view.ts";

const canvas = { width: 1000, height: 800 };

it("shows a whole chart, clear of the map and the tools in the corner", () => {
  const wide = { width: 2000, height: 400 };
  const view = fitView(wide, canvas);
  expect(view.y + wide.height * view.scale).toBeLessThanOrEqual(800 - 128);
  const high = { width: 300, height: 1500 };
  const beside = fitView(high, canvas);
  expect(beside.x).toBeGreaterThan(176);
  expect(beside.y + high.height * beside.scale).toBeLessThanOrEqual(800 - 60);
});

it("never enlarges a chart, and shows of one that is too large the part around its first state", () => {
  expect(fitView({ width: 100, height: 100 }, canvas).scale).toBe(1);
  const large = { width: 4000, height: 600 };
  const around = (x: number) => fitView(large, canvas, 0.62, [x, 20]);
  const middle = around(2000);
  expect(middle.scale).toBe(0.62);
  expect(Math.round(2000 * middle.scale + middle.x)).toBe(500);
  // no further than the ends of the chart
  expect(around(0).x).toBe(28);
  expect(Math.round(4000 * 0.62 + around(4000).x)).toBe(1000 - 28);
});
