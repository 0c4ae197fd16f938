import { useMemo } from "react";
import type { Address } from "../address.ts";
import type { ListProps, ListRowProps } from "./list-page-props.ts";

const idOf = (row: object): string => ("id" in row ? String(row.id) : "");

/** Completes the properties of a list with what follows from its rows, columns and actions. */
export function useRowDefaults<Row extends object>({
  columns,
  rowActions,
  rowId = idOf,
  rowName,
  rowLink,
}: Pick<
  ListProps<Row>,
  "columns" | "rowActions" | "rowId" | "rowName" | "rowLink"
>): ListRowProps<Row> {
  return useMemo(() => {
    const title = columns.find(({ card }) => card === "title")?.csv;
    const titleOf = (row: Row): string => {
      const text = typeof title === "function" ? title(row) : null;
      return typeof text === "string" ? text : rowId(row);
    };
    const firstLink = (row: Row): Address | undefined => {
      const first = rowActions?.(row)[0];
      return first?.behind || first?.disabledReason !== undefined ? undefined : first?.link;
    };
    return { rowId, rowName: rowName ?? titleOf, rowLink: rowLink ?? firstLink };
  }, [columns, rowActions, rowId, rowName, rowLink]);
}
