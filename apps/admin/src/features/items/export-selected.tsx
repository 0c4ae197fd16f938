import { Download } from "lucide-react";
import type { BulkAction, Column } from "../../page-kit/list/list-definition.ts";
import { saveRows } from "../../page-kit/list/save-rows.ts";

/** The bulk action that saves the selected rows as a file; of rows that are not whole, the columns are read first. */
export const exportSelected = <Row,>(
  name: string,
  columns: readonly Column<Row>[] | ((rows: readonly Row[]) => Promise<readonly Column<Row>[]>),
): BulkAction<Row> => ({
  label: "Export CSV",
  icon: <Download className="size-3.5" aria-hidden="true" />,
  onSelect: (rows) =>
    void saveRows(name, typeof columns === "function" ? () => columns(rows) : columns, rows),
});
