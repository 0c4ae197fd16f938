import { Download } from "lucide-react";
import type { BulkAction, Column } from "../../page-kit/list/list-definition.ts";
import { saveRows } from "../../page-kit/list/save-rows.ts";

/** The bulk action that saves the selected rows as a file. */
export const exportSelected = <Row,>(
  name: string,
  columns: readonly Column<Row>[],
): BulkAction<Row> => ({
  label: "Export CSV",
  icon: <Download className="size-3.5" aria-hidden="true" />,
  onSelect: (rows) => void saveRows(name, columns, rows),
});
