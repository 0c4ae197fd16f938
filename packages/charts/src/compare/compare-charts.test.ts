import { expect, it } from "vitest";
import { setup } from "xstate";
import { indexChart } from "../chart/chart-index.ts";
import { readChart } from "../chart/read-chart.ts";
import { layOutChart } from "../layout/lay-out.ts";
import type { ChartLayouts } from "../layout/layout.ts";
import { renderChart } from "../svg/render-chart.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { compareCharts } from "./compare-charts.ts";
import { layoutsOfVersion } from "./layout-of-version.ts";

const kit = setup({ guards: { isFree: () => true, isPaid: () => true } });
const agreed = readChart(
  kit.createMachine({
    id: "order",
    initial: "open",
    states: {
      open: { on: { "order.paid": "paid", "order.left": "gone", "order.closed": "gone" } },
      paid: { type: "final" },
      gone: { on: { "order.retry": "open" } },
    },
  }),
  "Order",
);
const now = readChart(
  kit.createMachine({
    id: "order",
    initial: "open",
    states: {
      open: {
        on: {
          "order.paid": [{ guard: "isFree", target: "free" }, { target: "paid" }],
          "order.closed": "paid",
        },
      },
      free: { type: "final" },
      paid: { type: "final", description: "Money has arrived." },
    },
  }),
  "Order",
);
const comparison = compareCharts(agreed, now);

const attributeValues = (
  nodes: readonly (SvgElement | string)[],
  attribute: string,
): readonly string[] =>
  nodes.flatMap((node) =>
    typeof node === "string"
      ? []
      : [
          ...(attribute in node.attributes ? [String(node.attributes[attribute])] : []),
          ...attributeValues(node.children, attribute),
        ],
  );

it("[VERSION-2] names what was removed, changed and added, and last what only reads differently; a branch that only moved is no change", () => {
  expect(
    comparison.changes.map(({ kind, id, differences }) => [
      kind,
      id,
      ...differences.map(({ property }) => property),
    ]),
  ).toEqual([
    ["removed", "order.gone"],
    ["removed", "before order.open|order.left|0"],
    ["removed", "before order.gone|order.retry|0"],
    ["changed", "order.open|order.closed|0", "targets"],
    ["added", "order.free"],
    ["added", "order.open|order.paid|0"],
    ["changed", "order.paid", "description"],
  ]);
});

it("[VERSION-2] finds nothing between a version and itself", () => {
  expect(compareCharts(now, now)).toEqual({ changes: [], both: now, before: now });
});

it("[VERSION-3] renders both versions in one chart, and each of them alone with everything in the same place", async () => {
  const both: ChartLayouts = await layOutChart(comparison.both);
  const renderedOf = (chart: typeof now) => {
    const [layout] = layoutsOfVersion(both, chart).layouts;
    if (!layout) throw new Error("nothing was laid out");
    const nodes = renderChart(indexChart(chart), layout);
    return {
      layout,
      parts: [
        ...attributeValues(nodes, "data-state"),
        ...attributeValues(nodes, "data-transition"),
      ],
    };
  };
  const sortedIds = ({ states, transitions }: typeof now) =>
    [...states.slice(1), ...transitions].map(({ id }) => id).toSorted();
  const [all, earlier, later] = [comparison.both, comparison.before, now].map(renderedOf);
  expect(all?.parts.toSorted()).toEqual(sortedIds(comparison.both));
  expect(earlier?.parts.toSorted()).toEqual(sortedIds(comparison.before));
  expect(later?.parts.toSorted()).toEqual(sortedIds(now));
  // the line that leads elsewhere now is in both, once for each version
  expect(all?.parts).toContain("order.open|order.closed|0");
  expect(all?.parts).toContain("before order.open|order.closed|0");
  expect(earlier?.layout.boxes["order.open"]).toEqual(later?.layout.boxes["order.open"]);
  expect(earlier?.layout.boxes).not.toHaveProperty(["order.free"]);
});
