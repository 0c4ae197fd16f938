import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { readCsvSeparator } from "./csv-separator.ts";
import { csvText } from "./csv.ts";
import type { Column } from "./list-definition.ts";

/** Saves rows as a CSV file: every column of the list that says something in words, shown or not (LIST-E1). */
export async function exportRows<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const written = columns.flatMap(({ label, csv }) => (csv === "noText" ? [] : [{ label, csv }]));
  const cells = await Promise.all(
    rows.map((row) => Promise.all(written.map(async ({ csv }) => csv(row)))),
  );
  const table = [written.map(({ label }) => label), ...cells];
  saveFile(`${name}.csv`, csvText(table, readCsvSeparator()), "text/csv;charset=utf-8");
}
