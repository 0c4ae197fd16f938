import type { Chart } from "../chart/chart.ts";
import { indexChart } from "../chart/chart-index.ts";
import type { Layout } from "../layout/layout.ts";
import { renderChart } from "./render-chart.ts";
import { svgElement, toXml } from "./svg-element.ts";
import { fitText } from "./fit-text.ts";
import type { Overlay } from "./overlay.ts";
import { type Palette, readPalette } from "./palette.ts";

const MARGIN = 20;

export type SvgTheme = "light" | "dark" | "system";

/** The colours of an image of its own: light, dark, or as the reader's system prefers; on paper always light. */
function themeRules(theme: SvgTheme, { light, dark }: Palette): string {
  if (theme === "dark") return `svg{${dark}}`;
  const system = `@media (prefers-color-scheme:dark){svg{${dark}}}@media print{svg{${light}}}`;
  return `svg{${light}}${theme === "system" ? system : ""}`;
}

/** A chart as an SVG document of its own. `rules` is the text of `chart.css`, `tokens` the one of the product's tokens. */
export function chartSvg(
  chart: Chart,
  layout: Layout,
  options: {
    readonly rules: string;
    readonly tokens: string;
    readonly theme?: SvgTheme;
    readonly overlay?: Overlay;
    /** Further lines under the chart, such as notes. */
    readonly footnotes?: readonly string[];
  },
): string {
  const { rules, tokens, theme = "system", overlay = {}, footnotes = [] } = options;
  const width = layout.width + 2 * MARGIN;
  const footer = footnotes.length === 0 ? 0 : footnotes.length * 18 + 16;
  const height = layout.height + 2 * MARGIN + footer;
  const style = `${themeRules(theme, readPalette(tokens, rules))}svg{background:var(--canvas)}${rules.replaceAll(/\/\*[^]*?\*\/|\s*\n\s*/g, "")}`;
  const svg = svgElement(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`,
      width,
      height,
      role: "img",
    },
    svgElement("title", {}, `${chart.title}: ${chart.description}`),
    svgElement("style", {}, style),
    svgElement(
      "g",
      { class: `chart${overlay.quiet ? " quiet" : ""}` },
      ...renderChart(indexChart(chart), layout, overlay).map(fitText),
    ),
    ...footnotes.map((note, at) =>
      svgElement("text", { class: "footnote", x: 0, y: layout.height + 34 + at * 18 }, note),
    ),
  );
  return `${toXml(svg)}\n`;
}
