import { listMessages } from "@marquee/domain/validation/messages";
import { Pagination } from "@marquee/ui/controls/pagination.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useEffect, useRef } from "react";
import { ListSkeleton } from "../outline/list-skeleton.tsx";
import { ListCards } from "./list-cards.tsx";
import { ListFailure } from "./list-failure.tsx";
import type { ListTable } from "./list-features.ts";
import type { ListContentProps } from "./list-page-props.ts";
import { isFiltered } from "./list-state.ts";
import { ListRows } from "./list-table.tsx";
import { NothingFits } from "./nothing-fits.tsx";
import { PrintedRows } from "./printed-rows.tsx";

interface ListBodyProps<Row extends object> extends ListContentProps<Row> {
  readonly table: ListTable<Row>;
}

/** Scrolls to the row that was saved, or that the user comes back from, as soon as it is shown. */
function useScrollToSaved<Row extends object>({ page, rowId }: ListBodyProps<Row>) {
  const body = useRef<HTMLDivElement>(null);
  const { savedRow, rows } = page;
  const isThere = savedRow !== null && rows.some((row) => rowId(row) === savedRow);
  useEffect(() => {
    if (isThere)
      body.current?.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
  }, [isThere]);
  return body;
}

/** The rows and their footer, or what is shown instead of them. */
export function ListBody<Row extends object>(props: ListBodyProps<Row>) {
  const { list, page, table, tall = false } = props;
  const { state, change, query, narrow } = page;
  const body = useScrollToSaved(props);
  const above =
    props.above === undefined ? null : <div className="px-4 pb-4 md:px-6">{props.above}</div>;
  if (query.isPending || props.awaitsAbove)
    return (
      <div className="min-h-0 flex-1 md:overflow-hidden">
        {props.awaitsAbove === undefined ? above : null}
        <ListSkeleton
          columns={table.getVisibleLeafColumns().length}
          rows={state.size}
          tall={tall}
        />
      </div>
    );
  if (query.isError && !query.data) return <ListFailure query={query} />;
  if (page.total === 0 && (isFiltered(state) || (props.filtersSet ?? 0) > 0))
    return <NothingFits onClear={page.clear} moreMayMatch={page.moreMayMatch} />;
  if (page.total === 0) return props.empty;
  const isCurrent = (row: Row) =>
    props.rowId(row) === page.savedRow || props.rowCurrent?.(row) === true;
  // the column of actions is left out if no row has one
  const hasActions = page.rows.some((row) => (props.rowActions?.(row).length ?? 0) > 0);
  const Rows = narrow ? ListCards : ListRows;
  const hasTicks = list.ticks === true && !narrow && (props.bulkActions?.length ?? 0) > 0;
  return (
    <>
      <div
        ref={body}
        className={classNames(
          "relative min-h-0 flex-1 md:@container/rows md:overflow-auto",
          page.printed && "[&>[data-rows]]:print:hidden",
        )}
      >
        {above}
        {page.printed ? (
          <PrintedRows
            title={props.title}
            columns={table
              .getVisibleLeafColumns()
              .flatMap(({ id }) => props.columns.find((column) => column.id === id) ?? [])}
            rows={page.printed}
            rowId={props.rowId}
            total={page.total}
            isMore={page.isMore}
          />
        ) : null}
        <Rows<Row>
          caption={props.title}
          table={table}
          rowName={props.rowName}
          selecting={page.selection.active || hasTicks}
          rowActions={hasActions ? props.rowActions : undefined}
          actionsLabel={list.actionsLabel ?? "Action"}
          rowLink={props.rowLink}
          rowCurrent={isCurrent}
          rowDetails={props.rowDetails}
          tall={tall}
          busy={query.isPlaceholderData}
          foot={query.data && props.foot?.(page.rows, query.data)}
        />
        {page.moreMayMatch ? (
          <p className="px-4 py-3 text-small text-muted md:px-6">{listMessages.moreMayMatch}</p>
        ) : null}
        {props.below === undefined ? null : <div className="px-4 py-5 md:px-6">{props.below}</div>}
      </div>
      <div className="shrink-0 border-t border-line px-4 md:px-6 print:hidden">
        <Pagination
          page={state.page}
          size={state.size}
          total={page.total}
          isMore={page.isMore}
          {...(list.prefix === undefined ? {} : { label: `Pages of ${props.title}` })}
          {...(list.sizes ? { sizes: list.sizes } : {})}
          onPageChange={(next) => change({ page: next })}
          onSizeChange={(size) => change({ size })}
        />
      </div>
    </>
  );
}
