import { saveFile } from "@marquee/ui/browser/save-file.ts";
import type { LaidOutEntry } from "../charts/entry.ts";
import { LISTING } from "../charts/listing.ts";
import { loadEntry } from "../charts/load-entry.ts";
import type { ExportFormat } from "./export-menu.tsx";
import { packCharts } from "./pack-charts.ts";

/** Saves all charts in one format. */
export async function exportAll(format: ExportFormat): Promise<void> {
  const loading = LISTING.flatMap(({ id }): readonly Promise<LaidOutEntry>[] => {
    const entry = loadEntry(id);
    return entry ? [entry] : [];
  });
  const { name, content } = await packCharts(format, await Promise.all(loading));
  saveFile(name, content);
}
