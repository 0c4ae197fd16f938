import type { RowData } from "@tanstack/react-table";
import { Columns3 } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuTick } from "../../ui/menu.tsx";
import type { Column } from "./list-definition.ts";
import type { ListTable } from "./use-list-table.ts";

export interface ColumnMenuProps<Row extends RowData> {
  readonly table: ListTable<Row>;
  readonly columns: readonly Column<Row>[];
}

/** Which columns this person sees; kept for the next time. */
export function ColumnMenu<Row extends RowData>({ table, columns }: ColumnMenuProps<Row>) {
  return (
    <Menu
      trigger={
        <Button>
          <Columns3 className="size-4" aria-hidden="true" />
          Columns
        </Button>
      }
    >
      {columns
        .filter(({ only }) => only !== "cards")
        .map((column) => {
          const known = table.getColumn(column.id);
          return known?.getCanHide() ? (
            <MenuTick
              key={column.id}
              checked={known.getIsVisible()}
              onCheckedChange={(shown) => known.toggleVisibility(shown)}
            >
              {column.label}
            </MenuTick>
          ) : null;
        })}
    </Menu>
  );
}
