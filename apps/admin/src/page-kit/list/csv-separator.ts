import { readStored, useStored } from "@marquee/ui/browser/local-storage.ts";
import type { CsvSeparator } from "./csv.ts";

/** Where this browser remembers that files are for a spreadsheet that expects semicolons (LIST-E3). */
const KEY = "csvSeparator";

const toSeparator = (stored: string | null): CsvSeparator => (stored === ";" ? ";" : ",");

/** The separator that this browser stores for exported files; commas by default (LIST-E3). */
export const readCsvSeparator = (): CsvSeparator => toSeparator(readStored(KEY));

/** How exported files part their cells, and how to choose it. */
export function useCsvSeparator(): readonly [CsvSeparator, (separator: CsvSeparator) => void] {
  const [stored, store] = useStored(KEY);
  return [toSeparator(stored), (separator) => store(separator === "," ? null : separator)];
}
