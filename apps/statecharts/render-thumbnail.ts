// A chart in small, rendered when the explorer is built: of so many, no part is worth its own elements in the page.
import type { Chart } from "@marquee/charts/chart/chart";
import type { Box, Layout } from "@marquee/charts/layout/layout";
import { svgElement, type SvgElement, toXml } from "@marquee/charts/svg/svg-element";
import type { SmallChart } from "./src/gallery/thumbnail.tsx";

/** How much wider than high the chart on a card is. */
const CARD = 2.5;

/** The layout that is larger on a card. */
function layoutOnCard(layouts: readonly Layout[]): Layout | undefined {
  const cardScale = ({ width, height }: Layout) => Math.min(CARD / width, 1 / height);
  return layouts
    .filter(({ collapsed }) => collapsed.length === 0)
    .toSorted((a, b) => cardScale(b) - cardScale(a))[0];
}

function rectangle(name: string, [x, y, width, height]: Box, rx: number, inset = 0): SvgElement {
  return svgElement("rect", {
    class: name,
    x: Math.round(x) + inset,
    y: Math.round(y) + inset,
    width: Math.round(width) - 2 * inset,
    height: Math.round(height) - 2 * inset,
    rx,
  });
}

const nameLine = ([x, y, width]: Box): string =>
  `M${Math.round(x) + 18} ${Math.round(y) + 20}h${Math.max(2, Math.round(width) - 48)}`;

/** A chart in small: its boxes and ways, lines in place of names, no words. */
export function renderThumbnail(chart: Chart, layouts: readonly Layout[]): SmallChart {
  const layout = layoutOnCard(layouts);
  if (!layout) throw new Error(`The chart ${chart.id} has no layout: run npm run charts`);
  const { width, height } = layout;
  const shown = chart.states.flatMap(({ id, parent, kind, children }) => {
    const box = layout.boxes[id];
    if (parent === null || !box) return [];
    return [{ box, isArea: children.length > 0, isFinal: kind === "final" }];
  });
  const boxes = shown.filter(({ isArea }) => !isArea);
  const ways = layout.wires.map(
    ({ points }) => `M${points.map((point) => point.map(Math.round).join(" ")).join("L")}`,
  );
  const dots = Object.entries(layout.boxes).filter(([key]) => key.startsWith("initial:"));
  const parts = [
    ...shown.filter(({ isArea }) => isArea).map(({ box }) => rectangle("thumb-area", box, 14)),
    svgElement("path", { class: "thumb-way", d: ways.join("") }),
    ...dots.map(([, [x, y, size]]) =>
      svgElement("circle", {
        class: "thumb-dot",
        cx: Math.round(x + size / 2),
        cy: Math.round(y + size / 2),
        r: Math.round(width / 120 + 5),
      }),
    ),
    ...boxes.map(({ box }) => rectangle("thumb-box", box, 12)),
    ...boxes.filter(({ isFinal }) => isFinal).map(({ box }) => rectangle("thumb-box", box, 8, 6)),
    svgElement("path", { class: "thumb-name", d: boxes.map(({ box }) => nameLine(box)).join("") }),
  ];
  return {
    viewBox: `-12 -12 ${Math.round(width) + 24} ${Math.round(height) + 24}`,
    parts: parts.map(toXml).join(""),
  };
}
