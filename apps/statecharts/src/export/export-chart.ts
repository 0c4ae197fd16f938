import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { chartFile, type Exported } from "./chart-file.ts";
import type { ExportFormat } from "./export-menu.tsx";

/** Saves the chart as it is seen now. */
export async function exportChart(format: ExportFormat, exported: Exported): Promise<void> {
  const { name, content } = await chartFile(format, exported);
  saveFile(name, content);
}
