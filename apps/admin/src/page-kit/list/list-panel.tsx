import { FilterBar } from "./filter-bar.tsx";
import { ListBody } from "./list-body.tsx";
import type { IdOf, ListContentProps, ListProps } from "./list-page-props.ts";
import { ListTools } from "./list-tools.tsx";
import { useListPage } from "./use-list-page.ts";
import { useListTable } from "./use-list-table.ts";
import { useRowDefaults } from "./use-row-defaults.ts";

export type ListPanelProps<Row extends object> = Omit<
  ListProps<Row>,
  "description" | "action" | "bulkActions" | "counts" | "lead" | "parent"
> &
  IdOf<Row>;

/** Search and filters, and the rows below them, in a table of their own for each list (SCREEN-L17). */
export const ListContent = <Row extends object>(props: ListContentProps<Row>) => (
  <ListParts<Row> key={props.list.name} {...props} />
);

function ListParts<Row extends object>(props: ListContentProps<Row>) {
  const { list, page, bulkActions = [] } = props;
  const { narrow, selection, rows } = page;
  const ofPage = selection.active || rows.length === 0 ? [] : bulkActions;
  const forPage = ofPage.find(({ key }) => key);
  const table = useListTable({ ...page, list, columns: props.columns, rowId: props.rowId });
  return (
    <>
      {props.toolless ? null : (
        <FilterBar
          list={list}
          state={page.state}
          onChange={page.change}
          searchLabel={props.searchLabel}
          more={props.filters}
          moreSet={props.filtersSet ?? 0}
          onClear={page.clear}
          narrow={narrow}
        >
          <ListTools
            list={list}
            table={table}
            onSelect={bulkActions.length > 0 && !selection.active ? selection.start : null}
            forPage={forPage && { ...forPage, onSelect: () => forPage.onSelect(rows) }}
            empty={page.total === 0}
            onExport={page.exportAll}
            exporting={page.exporting}
            narrow={narrow}
          />
        </FilterBar>
      )}
      <ListBody {...props} table={table} />
    </>
  );
}

/**
 * A list below a heading that is not its own, in a `ListFrame`. Its title names the rows for users who cannot see
 * them. Rows of one subject never show for those of another if the panel has the subject as its key.
 */
export function ListPanel<Row extends object>(given: ListPanelProps<Row>) {
  const props = { ...given, ...useRowDefaults<Row>(given) };
  return <ListContent<Row> {...props} page={useListPage(props)} />;
}
