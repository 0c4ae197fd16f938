import { Download, Ellipsis, ListChecks } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import type { Column } from "./list-definition.ts";
import type { ListPageState } from "./use-list-page.ts";

export interface ListToolsProps<Row> {
  readonly page: ListPageState<Row>;
  readonly columns: readonly Column<Row>[];
  readonly selectable: boolean;
  readonly narrow: boolean;
}

/** Selecting, columns and the list's own menu. */
export function ListTools<Row>({ page, columns, selectable, narrow }: ListToolsProps<Row>) {
  const { selection } = page;
  const select = selectable && !selection.active;
  return (
    <>
      {select && !narrow ? (
        <Button onClick={selection.start}>
          <ListChecks className="size-4" aria-hidden="true" />
          Select
        </Button>
      ) : null}
      {narrow ? null : <ColumnMenu columns={columns} shownColumns={page.shownColumns} />}
      <Menu
        trigger={
          <IconButton
            variant="quiet"
            label="List menu"
            busy={page.fetchingAll}
            icon={page.fetchingAll ? null : <Ellipsis className="size-4" aria-hidden="true" />}
          />
        }
      >
        {select && narrow ? (
          <MenuItem icon={<ListChecks aria-hidden="true" />} onSelect={selection.start}>
            Select
          </MenuItem>
        ) : null}
        <MenuItem
          icon={<Download aria-hidden="true" />}
          disabledReason={page.total === 0 ? "There is nothing to export." : undefined}
          onSelect={() => void page.exportAll()}
        >
          Export CSV
        </MenuItem>
      </Menu>
    </>
  );
}
