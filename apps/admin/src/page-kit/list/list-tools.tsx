import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { readStored } from "@marquee/ui/browser/local-storage.ts";
import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { Menu, MenuItem, MenuTick } from "@marquee/ui/overlays/menu.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Bookmark, Columns3, Download, Ellipsis, ListChecks, Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { useClient, useUser } from "../../session/session-context.tsx";
import { printPage } from "../print-page.ts";
import type { BulkBarAction } from "./bulk-bar.tsx";
import { useCsvSeparator } from "./csv-separator.ts";
import type { ListDefinition } from "./list-definition.ts";
import type { ListTable } from "./list-features.ts";

/** Moves the views of a list that this browser still stores by itself to the server (VIEW-M1). */
function useViewsMove(list: ListDefinition): void {
  const client = useClient();
  const queries = useQueryClient();
  const { email } = useUser();
  useEffect(() => {
    const key = `views:${email}:${list.name}`;
    if (readStored(key) === null) return;
    const move = async () => {
      const { moveViews } = await import("./saved-views-move.ts");
      await moveViews(client, queries, list, key);
    };
    // what could not be moved stays stored, and the list is shown without it
    move().catch(() => {});
  }, [client, queries, email, list]);
}

const load = () => import("./column-chooser.tsx");

/** Which columns this person sees, and in which order; stored for the next visit. */
function ColumnMenu<Row extends object>({ table }: { readonly table: ListTable<Row> }) {
  const [chooser, want, prepare] = useOnDemand(load);
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    void want();
  };
  const button = (
    <Button
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...(chooser ? {} : { onClick: () => change(true) })}
    >
      <Columns3 className="size-4" aria-hidden="true" />
      Columns
    </Button>
  );
  if (!chooser) return button;
  return (
    <chooser.ColumnChooser table={table} open={open} onOpenChange={change}>
      {button}
    </chooser.ColumnChooser>
  );
}

export interface ListToolsProps<Row extends object> {
  readonly list: ListDefinition;
  readonly table: ListTable<Row>;
  /** Null if nothing can be selected, or rows are being selected. */
  readonly onSelect: (() => void) | null;
  /** What can be done with the rows of the page while none is selected. */
  readonly forPage: BulkBarAction | undefined;
  readonly empty: boolean;
  readonly onExport: () => Promise<void>;
  readonly exporting: boolean;
  readonly narrow: boolean;
}

const ViewsDialog = dialogOnDemand(async () => (await import("./views-dialog.tsx")).ViewsDialog);

/** Selecting, columns and the list's own menu. */
export function ListTools<Row extends object>(props: ListToolsProps<Row>) {
  const { list, table, onSelect, forPage, onExport, exporting, narrow } = props;
  const [showsViews, showViews] = useState(false);
  const [separator, setSeparator] = useCsvSeparator();
  useViewsMove(list);
  return (
    <>
      {onSelect && !narrow ? (
        <Button onClick={onSelect}>
          <ListChecks className="size-4" aria-hidden="true" />
          Select
        </Button>
      ) : null}
      {forPage && !narrow ? (
        <Button aria-keyshortcuts={forPage.key} onClick={forPage.onSelect}>
          {forPage.icon}
          {forPage.label}
        </Button>
      ) : null}
      {narrow ? null : <ColumnMenu table={table} />}
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
        <MenuItem icon={<Bookmark aria-hidden="true" />} onSelect={() => showViews(true)}>
          Saved views
        </MenuItem>
        <MenuItem
          icon={<Download aria-hidden="true" />}
          help={HELP_LINKS.lists}
          disabledReason={props.empty ? "There is nothing to export." : undefined}
          onSelect={() => void onExport()}
        >
          Export CSV
        </MenuItem>
        <MenuTick
          checked={separator === ";"}
          onCheckedChange={(isSemicolon) => setSeparator(isSemicolon ? ";" : ",")}
        >
          CSV with semicolons
        </MenuTick>
        <MenuItem
          icon={<Printer aria-hidden="true" />}
          help={HELP_LINKS.lists}
          disabledReason={props.empty ? "There is nothing to print." : undefined}
          onSelect={() => void printPage()}
        >
          Print
        </MenuItem>
      </Menu>
      {showsViews ? <ViewsDialog list={list} onClose={() => showViews(false)} /> : null}
    </>
  );
}
