import { indexChart } from "../chart/chart-index.ts";
import type { Chart } from "../chart/chart.ts";
import type { Layout } from "../layout/layout.ts";
import { fitText } from "./fit-text.ts";
import type { Overlay } from "./overlay.ts";
import { type Palette, readPalette } from "./palette.ts";
import { renderChart } from "./render-chart.ts";
import { svgElement, toXml } from "./svg-element.ts";

const MARGIN = 20;

export type SvgTheme = "light" | "dark" | "system";

/** The colours of an image of its own: light, dark, or as the reader's system prefers; on paper always light. */
function themeRules(theme: SvgTheme, { light, dark }: Palette): string {
  if (theme === "dark") return `svg{${dark}}`;
  const system = `@media (prefers-color-scheme:dark){svg{${dark}}}@media print{svg{${light}}}`;
  return `svg{${light}}${theme === "system" ? system : ""}`;
}

/** One chart of an image, with a name and a line above it. */
export interface SvgPane {
  readonly chart: Chart;
  readonly layout: Layout;
  readonly overlay?: Overlay;
  readonly heading?: readonly [name: string, about: string];
}

/** How an image is coloured, and what is written below. */
export interface SvgLook {
  /** The text of `chart.css`. */
  readonly rules: string;
  /** The text of the product's tokens. */
  readonly tokens: string;
  readonly theme?: SvgTheme;
  /** Further lines under the charts, such as notes. */
  readonly footnotes?: readonly string[];
}

const HEADING = 52;
/** A line above a narrow chart needs more room than the chart. */
const LEAST_WIDTH = 360;
const BETWEEN = 60;

const textLine = (y: number, text: string, weight?: number) =>
  svgElement(
    "text",
    { class: "footnote", x: 0, y, ...(weight === undefined ? {} : { "font-weight": weight }) },
    text,
  );

/** A chart where it is in the image, below what is said of it. */
function paneElements({ chart, layout, overlay = {}, heading }: SvgPane, x: number, top: number) {
  const drawn = svgElement(
    "g",
    {
      class: `chart${overlay.quiet ? " quiet" : ""}`,
      ...(top === 0 ? {} : { transform: `translate(0 ${top})` }),
    },
    ...renderChart(indexChart(chart), layout, overlay).map(fitText),
  );
  if (!heading && x === 0) return drawn;
  const [name, about] = heading ?? ["", ""];
  return svgElement(
    "g",
    { transform: `translate(${x} 0)` },
    textLine(12, name, 650),
    textLine(30, about),
    drawn,
  );
}

/** Charts beside each other as one SVG document of its own. */
export function panesSvg(panes: readonly SvgPane[], look: SvgLook): string {
  const { rules, tokens, theme = "system", footnotes = [] } = look;
  const top = panes.some(({ heading }) => heading) ? HEADING : 0;
  const widthOf = ({ layout, heading }: SvgPane) =>
    Math.max(layout.width, heading ? LEAST_WIDTH : 0);
  const inner = panes.reduce((sum, pane) => sum + widthOf(pane) + BETWEEN, -BETWEEN);
  const bottom = top + Math.max(...panes.map(({ layout }) => layout.height));
  const width = inner + 2 * MARGIN;
  const footer = footnotes.length === 0 ? 0 : footnotes.length * 18 + 16;
  const height = bottom + 2 * MARGIN + footer;
  const style = `${themeRules(theme, readPalette(tokens, rules))}svg{background:var(--canvas)}${rules.replaceAll(/\/\*[^]*?\*\/|\s*\n\s*/g, "")}`;
  const lefts = panes.map((_, at) =>
    panes.slice(0, at).reduce((sum, pane) => sum + widthOf(pane) + BETWEEN, 0),
  );
  const svg = svgElement(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`,
      width,
      height,
      role: "img",
    },
    svgElement(
      "title",
      {},
      panes
        .slice(0, 1)
        .map(({ chart }) => `${chart.title}: ${chart.description}`)
        .join(""),
    ),
    svgElement("style", {}, style),
    ...panes.map((pane, at) => paneElements(pane, lefts[at] ?? 0, top)),
    ...footnotes.map((note, at) => textLine(bottom + 34 + at * 18, note)),
  );
  return `${toXml(svg)}\n`;
}

/** A chart as an SVG document of its own. */
export const chartSvg = (
  chart: Chart,
  layout: Layout,
  { overlay = {}, ...look }: SvgLook & { readonly overlay?: Overlay },
): string => panesSvg([{ chart, layout, overlay }], look);
