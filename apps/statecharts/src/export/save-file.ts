import type { ChartFile } from "./chart-file.ts";

/** Has the browser save a file. */
export function saveFile({ name, content }: ChartFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // a browser reads the address after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
