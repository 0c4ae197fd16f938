import type { ColumnDef } from "@tanstack/react-table";
import type { Column, ListDefinition } from "./list-definition.ts";
import type { ListFeatures } from "./list-features.ts";

/** The columns of a screen as TanStack Table takes them, for a table or for cards. */
export function tableColumns<Row extends object>(
  { sortable, defaultSort }: ListDefinition,
  columns: readonly Column<Row>[],
  narrow: boolean,
): readonly ColumnDef<ListFeatures, Row, unknown>[] {
  return columns
    .filter(({ only }) => narrow || only !== "cards")
    .map(({ id, label, cell, onCard, fixed, ...look }) => {
      const rendered = narrow ? (onCard ?? cell) : cell;
      return {
        id,
        // the server sorts and searches: no value of a cell is asked for
        accessorFn: () => null,
        header: label,
        cell: ({ row }) => rendered(row.original),
        enableHiding: fixed !== true,
        enableSorting: sortable.includes(id),
        // a list that starts descending turns between the two
        sortDescFirst: defaultSort === `-${id}`,
        meta: {
          right: look.right === true,
          grows: look.grows === true,
          quietLabel: look.quietLabel === true,
          spare: look.spare === true,
          card: look.card ?? "fact",
        },
      };
    });
}
