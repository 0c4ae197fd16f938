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
  return (
    <>
      <FilterBar
        list={list}
        state={page.state}
        onChange={page.change}
        searchLabel={props.searchLabel}
        more={props.filters}
        moreSet={props.filtersSet ?? 0}
        onClear={page.clear}
        end={
          <ListTools
            page={page}
            columns={props.columns}
            selectable={bulkActions.length > 0}
            narrow={narrow}
          />
        }
        narrow={narrow}
      />
      <ListBody {...props} />
    </>
  );
}

/**
 * A list below a heading that is not its own, in a `ListFrame`. Its title names the rows for people who cannot see
 * them. Rows of one subject never stand in for those of another where the panel has the subject as its key.
 */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const narrow = useNarrow();
  const page = useListPage(props);
  return <ListContent<Row> {...props} page={page} narrow={narrow} />;
}
