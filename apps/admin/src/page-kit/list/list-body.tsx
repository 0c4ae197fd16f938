import { memo, useCallback, useMemo } from "react";
import { Pagination } from "../../ui/pagination.tsx";
import { ListCards } from "./list-cards.tsx";
import { ListFailure } from "./list-failure.tsx";
import type { ListPageProps } from "./list-page.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { isFiltered, nextSort } from "./list-state.ts";
import { ListRows } from "./list-table.tsx";
import { NothingFits } from "./nothing-fits.tsx";
import type { ListPageState } from "./use-list-page.ts";

export interface ListBodyProps<Row> extends ListPageProps<Row> {
  readonly page: ListPageState<Row>;
  readonly narrow: boolean;
}

interface ListFooterProps extends Pick<ListPageState<unknown>, "around" | "change" | "prepare"> {
  readonly sizes: readonly number[] | undefined;
}

/** Which rows these are of how many, and the way to the others. */
const ListFooter = memo(function ListFooter({ around, change, prepare, sizes }: ListFooterProps) {
  return (
    <div className="shrink-0 border-t border-line px-4 max-md:pb-24 md:px-6">
      <Pagination
        page={around.state.page}
        size={around.state.size}
        total={around.total}
        {...(sizes ? { sizes } : {})}
        onPagePrepare={(next) => prepare({ page: next })}
        onPageChange={(next) => void change({ page: next })}
        onSizeChange={(size) => void change({ size })}
      />
    </div>
  );
});

/** The rows and their footer, or what is shown instead of them. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { list, page, narrow, tall = false } = props;
  const { shown } = page.shownColumns;
  const columns = useMemo(
    () => shown.filter(({ only }) => narrow || only !== "cards"),
    [shown, narrow],
  );
  const { state, change, prepare, query } = page;
  const onSortPrepare = useCallback(
    (id: string) => prepare({ sort: nextSort(list, state.sort, id) }),
    [prepare, list, state.sort],
  );
  const onSort = useCallback(
    (id: string) => void change({ sort: nextSort(list, state.sort, id) }),
    [change, list, state.sort],
  );
  if (query.isPending)
    return <ListSkeleton columns={columns.length} rows={state.size} tall={tall} narrow={narrow} />;
  if (query.isError && !query.data)
    return <ListFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (page.total === 0 && (isFiltered(state) || (props.filtersSet ?? 0) > 0))
    return <NothingFits onClear={page.clear} />;
  if (page.total === 0) return props.empty;
  const Rows = narrow ? ListCards : ListRows;
  return (
    <>
      <div className="min-h-0 flex-1 md:overflow-auto">
        <Rows<Row>
          caption={props.title}
          rows={page.rows}
          rowId={props.rowId}
          columns={columns}
          rowName={props.rowName}
          sort={state.sort}
          sortable={list.sortable}
          onSortPrepare={onSortPrepare}
          onSort={onSort}
          selection={page.selection}
          rowActions={props.rowActions}
          actionsLabel={list.actionsLabel ?? "Action"}
          rowLink={props.rowLink}
          rowDetails={props.rowDetails}
          tall={tall}
          busy={query.isPlaceholderData}
        />
      </div>
      <ListFooter around={page.around} change={change} prepare={prepare} sizes={list.sizes} />
    </>
  );
}
