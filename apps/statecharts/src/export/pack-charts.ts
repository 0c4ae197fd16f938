import { zipSync } from "fflate";
import type { LaidOutEntry } from "../charts/entry.ts";
import { readNotes } from "../viewer/notes.ts";
import { chartFile, type ChartFile } from "./chart-file.ts";
import type { ExportFormat } from "./export-menu.tsx";

async function exportEntry(format: ExportFormat, entry: LaidOutEntry): Promise<ChartFile> {
  const [layout] = entry.layouts.layouts;
  if (!layout) throw new Error(`The chart ${entry.chart.id} has no layout`);
  const notes = readNotes(entry.chart.id);
  const pins = Object.fromEntries(notes.map(({ state }, at) => [state, String(at + 1)]));
  return chartFile(format, { entry, layout, overlay: { pins }, notes });
}

/** All charts in one format, in one archive, a folder for each noun. */
export async function packCharts(
  format: ExportFormat,
  entries: readonly LaidOutEntry[],
): Promise<ChartFile> {
  const packed: Record<string, Uint8Array> = {};
  // one after the other: an image in pixels needs much memory while it is rendered
  for (const entry of entries) {
    const { name, content } = await exportEntry(format, entry);
    packed[`${entry.noun}/${name}`] = new Uint8Array(await content.arrayBuffer());
  }
  // images in pixels are compressed already
  const archive = zipSync(packed, { level: format === "png" ? 0 : 6 });
  const content = new Blob([archive], { type: "application/zip" });
  return { name: `statecharts-${format}.zip`, content };
}
