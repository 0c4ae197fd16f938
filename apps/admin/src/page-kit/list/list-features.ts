import {
  columnOrderingFeature,
  columnVisibilityFeature,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ReactTable,
  type Row as TableRow,
} from "@tanstack/react-table";
import type { CardPart } from "./list-definition.ts";

/** How a column looks, as the table carries it. */
export interface ColumnLook {
  readonly right: boolean;
  readonly flexible: boolean;
  readonly shares: boolean;
  readonly quietLabel: boolean;
  readonly secondary: boolean;
  readonly card: CardPart;
  readonly cardLines: number;
  readonly isEmpty: (row: unknown) => boolean;
}

/** What our tables do of what TanStack Table can. Rows come from the server in their order, one page at a time. */
export const listFeatures = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnLook>(),
});

export type ListFeatures = typeof listFeatures;

/** The table of a list. */
export type ListTable<Row extends object> = ReactTable<ListFeatures, Row>;

/** A row of it; what the server has sent is its `original`. */
export type ListRow<Row extends object> = TableRow<ListFeatures, Row>;
