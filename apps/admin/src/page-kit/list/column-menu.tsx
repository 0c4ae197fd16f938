import { Columns3 } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuTick } from "../../ui/menu.tsx";
import type { ListTable } from "./list-features.ts";

/** Which columns this person sees; stored for the next visit. */
export function ColumnMenu<Row extends object>({ table }: { readonly table: ListTable<Row> }) {
  return (
    <Menu
      trigger={
        <Button>
          <Columns3 className="size-4" aria-hidden="true" />
          Columns
        </Button>
      }
    >
      {table
        .getAllLeafColumns()
        .filter((column) => column.getCanHide())
        .map((column) => (
          <MenuTick
            key={column.id}
            checked={column.getIsVisible()}
            onCheckedChange={(shown) => column.toggleVisibility(shown)}
          >
            {column.columnDef.header as string}
          </MenuTick>
        ))}
    </Menu>
  );
}
