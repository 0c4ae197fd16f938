import rules from "@marquee/charts/chart.css?raw";
import tokens from "@marquee/ui/styles/tokens.css?raw";
import { toMermaid } from "@marquee/charts/formats/mermaid";
import { toScxml } from "@marquee/charts/formats/scxml";
import type { Layout } from "@marquee/charts/layout/layout";
import { chartSvg, type SvgTheme } from "@marquee/charts/svg/chart-svg";
import type { Overlay } from "@marquee/charts/svg/overlay";
import type { Entry } from "../charts/entry.ts";
import type { Note } from "../viewer/notes.ts";
import type { ExportFormat } from "./export-menu.tsx";
import { fontRule } from "./font-rule.ts";
import { toPng } from "./to-png.ts";

/** What is exported of a machine: its chart as it is seen, with the notes. */
export interface Exported {
  readonly entry: Entry;
  readonly layout: Layout;
  readonly overlay: Overlay;
  readonly notes: readonly Note[];
}

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

/** A chart as a file: an image as it is seen, with its notes below, or text for another tool. */
export async function chartFile(format: ExportFormat, exported: Exported): Promise<ChartFile> {
  const { entry, layout, overlay, notes } = exported;
  const { chart, index } = entry;
  const footnotes = notes.map(
    ({ state, text, at }, number) =>
      `${number + 1} ${index.find(state)?.title ?? state}: ${text} (${at})`,
  );
  const svg = (theme: SvgTheme, font = "") =>
    chartSvg(chart, layout, { rules: `${font}${rules}`, tokens, overlay, footnotes, theme });
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
  return { name: `${chart.id}.${ending}`, content };
}
