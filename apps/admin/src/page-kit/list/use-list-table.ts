import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ReactTable,
  type RowData,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { useKept } from "../../browser/kept.ts";
import type { Column } from "./list-definition.ts";
import type { Selection } from "./use-selection.ts";

// Sorting, filtering and paging are the server's; the table keeps what is this person's alone.
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

export type ListTable<Row extends RowData> = ReactTable<typeof features, Row>;

export interface ListTableInput<Row extends RowData> {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly selection: Selection<Row>;
}

/** Which columns are shown, as kept: only what differs from how they start. */
const readVisibility = (kept: string | null): Readonly<Record<string, boolean>> => {
  const entries = (kept ?? "").split(",").filter(Boolean);
  return Object.fromEntries(entries.map((entry) => [entry.slice(1), entry.startsWith("+")]));
};

const writeVisibility = (visibility: Readonly<Record<string, boolean>>): string =>
  Object.entries(visibility)
    .map(([id, shown]) => `${shown ? "+" : "-"}${id}`)
    .join(",");

/** The table of a list: its columns as the person keeps them, its rows as they are selected. */
export function useListTable<Row extends RowData>(input: ListTableInput<Row>): ListTable<Row> {
  const { name, rows, columns, rowId, selection } = input;
  const [kept, keepColumns] = useKept(`columns${name}`);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(
      columns.map((column) =>
        helper.display({
          id: column.id,
          header: column.label,
          cell: ({ row }) => column.cell(row.original),
          enableHiding: column.fixed !== true,
        }),
      ),
    );
  }, [columns]);
  const visibility = {
    ...Object.fromEntries(columns.filter(({ hidden }) => hidden).map(({ id }) => [id, false])),
    ...readVisibility(kept),
  };
  return useTable({
    features,
    columns: definitions,
    data: useMemo(() => [...rows], [rows]),
    getRowId: rowId,
    state: {
      columnVisibility: visibility,
      rowSelection: Object.fromEntries([...selection.rows.keys()].map((id) => [id, true as const])),
    },
    onColumnVisibilityChange: (updater) =>
      keepColumns(writeVisibility(typeof updater === "function" ? updater(visibility) : updater)),
  });
}
