import rules from "@marquee/charts/chart.css?raw";
import type { Chart } from "@marquee/charts/chart/chart";
import { toMermaid } from "@marquee/charts/formats/mermaid";
import { toScxml } from "@marquee/charts/formats/scxml";
import type { Layout } from "@marquee/charts/layout/layout";
import { panesSvg, type SvgPane, type SvgTheme } from "@marquee/charts/svg/chart-svg";
import type { Overlay } from "@marquee/charts/svg/overlay";
import tokens from "@marquee/ui/styles/tokens.css?raw";
import type { Entry } from "../charts/entry.ts";
import type { Note } from "../viewer/notes.ts";
import type { PaneTitle } from "../viewer/watched.ts";
import type { ExportFormat } from "./export-menu.tsx";
import { fontRule } from "./font-rule.ts";
import { toPng } from "./to-png.ts";

/** What is exported of a machine: its chart as it is seen, with the notes. */
export interface Exported {
  readonly entry: Entry;
  readonly layout: Layout;
  readonly overlay: Overlay;
  readonly notes: readonly Note[];
  /** What is said above the chart. */
  readonly caption?: PaneTitle | undefined;
  /** The chart that it is compared with, to its left, and what differs. */
  readonly beside?:
    | {
        readonly chart: Chart;
        readonly layout: Layout;
        readonly overlay: Overlay;
        readonly caption: PaneTitle;
        readonly lines: readonly string[];
      }
    | undefined;
}

const headingOf = (
  chart: Chart,
  letter: string,
  caption: PaneTitle | undefined,
): Pick<SvgPane, "heading"> =>
  caption
    ? {
        heading: [
          `${letter}${chart.title}, ${caption.title}`,
          [caption.about, caption.figure].filter(Boolean).join(", "),
        ],
      }
    : {};

/** The charts of an image: the one that is shown, to the right of what it is compared with. */
const panesOf = ({ entry, layout, overlay, caption, beside }: Exported): readonly SvgPane[] => [
  ...(beside ? [{ ...beside, ...headingOf(beside.chart, "A: ", beside.caption) }] : []),
  { chart: entry.chart, layout, overlay, ...headingOf(entry.chart, beside ? "B: " : "", caption) },
];

/** A file that is saved, or packed with others. */
export interface ChartFile {
  readonly name: string;
  readonly content: Blob;
}

const FORMATS: Readonly<Record<ExportFormat, readonly [ending: string, type: string]>> = {
  svg: ["svg", "image/svg+xml"],
  png: ["png", "image/png"],
  json: ["json", "application/json"],
  mermaid: ["mmd", "text/plain"],
  scxml: ["scxml", "application/scxml+xml"],
};

/** A chart as a file: an image as it is seen, with its notes and differences below, or text for another tool. */
export async function chartFile(format: ExportFormat, exported: Exported): Promise<ChartFile> {
  const { entry, layout, notes, beside } = exported;
  const { chart, index } = entry;
  const footnotes = notes.map(
    ({ state, text, at }, number) =>
      `${number + 1} ${index.find(state)?.title ?? state}: ${text} (${at})`,
  );
  const svg = (theme: SvgTheme, font = "") =>
    panesSvg(panesOf(exported), {
      rules: `${font}${rules}`,
      tokens,
      footnotes: [...footnotes, ...(beside?.lines ?? [])],
      theme,
    });
  const texts: Readonly<Record<Exclude<ExportFormat, "png">, () => string>> = {
    svg: () => svg("system"),
    json: () => JSON.stringify({ ...chart, notes }, null, 2),
    mermaid: () => toMermaid(chart),
    scxml: () => toScxml(chart),
  };
  const [ending, type] = FORMATS[format];
  const content =
    format === "png"
      ? await toPng(svg("light", await fontRule()), layout)
      : new Blob([texts[format]()], { type });
  const isOfBoth = beside && (format === "svg" || format === "png");
  return { name: `${chart.id}${isOfBoth ? "-compared" : ""}.${ending}`, content };
}
