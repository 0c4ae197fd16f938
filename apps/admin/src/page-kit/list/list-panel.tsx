import { useNarrow } from "../../browser/media.ts";
import { FilterBar } from "./filter-bar.tsx";
import { ListBody } from "./list-body.tsx";
import type { ListPageProps } from "./list-page.tsx";
import { ListTools } from "./list-tools.tsx";
import { useListPage, type ListPageState } from "./use-list-page.ts";

export type ListPanelProps<Row> = Omit<
  ListPageProps<Row>,
  "description" | "action" | "bulkActions" | "counts"
>;

export interface ListContentProps<Row> extends ListPageProps<Row> {
  readonly page: ListPageState<Row>;
  readonly narrow: boolean;
}

/** Search and filters, and the rows below them. */
export function ListContent<Row>(props: ListContentProps<Row>) {
  const { list, page, narrow, bulkActions = [] } = props;
  const { around, selection } = page;
  return (
    <>
      <FilterBar
        list={list}
        state={around.state}
        onPrepare={page.prepare}
        onChange={page.change}
        searchLabel={props.searchLabel}
        more={props.filters}
        moreSet={props.filtersSet ?? 0}
        onClear={page.clear}
        narrow={narrow}
      >
        <ListTools
          columns={props.columns}
          shownColumns={page.shownColumns}
          onSelect={bulkActions.length > 0 && !selection.active ? selection.start : null}
          empty={around.total === 0}
          onExport={page.exportAll}
          exporting={page.fetchingAll}
          narrow={narrow}
        />
      </FilterBar>
      <ListBody {...props} />
    </>
  );
}

/**
 * A list below a heading that is not its own, in a `ListFrame`. Its title names the rows for people who cannot see
 * them. Rows of one subject never show for those of another where the panel has the subject as its key.
 */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const narrow = useNarrow();
  const page = useListPage(props);
  return <ListContent<Row> {...props} page={page} narrow={narrow} />;
}
