import { Columns3 } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuTick } from "../../ui/menu.tsx";
import type { Column } from "./list-definition.ts";
import type { ShownColumns } from "./use-shown-columns.ts";

export interface ColumnMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly shownColumns: ShownColumns<Row>;
}

/** Which columns this person sees; stored for the next visit. */
export function ColumnMenu<Row>({ columns, shownColumns }: ColumnMenuProps<Row>) {
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
        .filter(({ fixed, only }) => fixed !== true && only !== "cards")
        .map(({ id, label }) => (
          <MenuTick
            key={id}
            checked={shownColumns.isShown(id)}
            onCheckedChange={(shown) => shownColumns.show(id, shown)}
          >
            {label}
          </MenuTick>
        ))}
    </Menu>
  );
}
