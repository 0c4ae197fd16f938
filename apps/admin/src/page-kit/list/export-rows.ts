import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { csvText } from "./csv.ts";
import type { Column } from "./list-definition.ts";

/** Saves rows as a CSV file: every column that has a cell for it, shown or not. */
export function exportRows<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void {
  const written = columns.flatMap(({ label, csv }) => (csv ? [{ label, csv }] : []));
  const table = [
    written.map(({ label }) => label),
    ...rows.map((row) => written.map(({ csv }) => csv(row))),
  ];
  saveFile(`${name}.csv`, csvText(table), "text/csv;charset=utf-8");
}
