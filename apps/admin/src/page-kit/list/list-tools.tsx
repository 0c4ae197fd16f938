import { Download, Ellipsis, ListChecks } from "lucide-react";
import { memo } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import type { Column } from "./list-definition.ts";
import type { ShownColumns } from "./use-shown-columns.ts";

export interface ListToolsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly shownColumns: ShownColumns<Row>;
  /** Null where nothing can be selected, or somebody is selecting. */
  readonly onSelect: (() => void) | null;
  readonly empty: boolean;
  readonly onExport: () => Promise<void>;
  readonly exporting: boolean;
  readonly narrow: boolean;
}

function PlainListTools<Row>({
  onSelect,
  onExport,
  exporting,
  narrow,
  ...list
}: ListToolsProps<Row>) {
  return (
    <>
      {onSelect && !narrow ? (
        <Button onClick={onSelect}>
          <ListChecks className="size-4" aria-hidden="true" />
          Select
        </Button>
      ) : null}
      {narrow ? null : <ColumnMenu columns={list.columns} shownColumns={list.shownColumns} />}
      <Menu
        trigger={
          <IconButton
            variant="quiet"
            label="List menu"
            busy={exporting}
            icon={exporting ? null : <Ellipsis className="size-4" aria-hidden="true" />}
          />
        }
      >
        {onSelect && narrow ? (
          <MenuItem icon={<ListChecks aria-hidden="true" />} onSelect={onSelect}>
            Select
          </MenuItem>
        ) : null}
        <MenuItem
          icon={<Download aria-hidden="true" />}
          disabledReason={list.empty ? "There is nothing to export." : undefined}
          onSelect={() => void onExport()}
        >
          Export CSV
        </MenuItem>
      </Menu>
    </>
  );
}

/** Selecting, columns and the list's own menu. */
export const ListTools = memo(PlainListTools) as typeof PlainListTools;
