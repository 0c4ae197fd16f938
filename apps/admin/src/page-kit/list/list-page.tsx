import { lazy, Suspense, type ReactNode } from "react";
import type { Address } from "../address.ts";
import type { BulkAction, Column, ListDefinition, RowAction } from "./list-definition.ts";
import { ListFrame, ListTabs } from "./list-frame.tsx";
import { ListContent } from "./list-panel.tsx";
import type { RowDetails } from "./row-details.tsx";
import { PageHeader } from "../page-header.tsx";
import { useListPage } from "./use-list-page.ts";
import type { ListQuery } from "./use-list-rows.ts";

// Most visits select nothing.
const BulkBar = lazy(async () => ({ default: (await import("./bulk-bar.tsx")).BulkBar }));

export interface ListPageProps<Row extends object> {
  readonly list: ListDefinition;
  readonly title: string;
  /** A count or a state, beside the title. */
  readonly badge?: ReactNode;
  readonly description?: ReactNode;
  /** The one primary button. */
  readonly action?: ReactNode;
  readonly query: ListQuery<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** Names a row for people who cannot see it. */
  readonly rowName: (row: Row) => string;
  /** Where pressing a row leads. */
  readonly rowLink?: (row: Row) => Address;
  /** What a row shows under itself when it is opened there. */
  readonly rowDetails?: RowDetails<Row>;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction<Row>[];
  /** How many are behind the tabs that the call for these rows does not count. */
  readonly counts?: Readonly<Record<string, number | undefined>>;
  readonly searchLabel: string;
  /** Filters of the screen's own, with how many are set and how to clear them. */
  readonly filters?: ReactNode;
  readonly filtersSet?: number;
  readonly onClearFilters?: () => void;
  /** Shown where nothing exists at all, as against where a filter hides everything. */
  readonly empty: ReactNode;
  /** Rows have an image. */
  readonly tall?: boolean;
}

/**
 * A list screen: title, tabs with counts, filters, rows, pages. Its state is in the address, so reload, Back
 * and a shared link show the same. Everything on it follows from `list`, `query` and `columns`.
 */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const page = useListPage(props);
  const { list, bulkActions = [] } = props;
  const { change, selection, state } = page;
  const counts = page.query.data?.counts;
  const tabs = list.tabs?.map((tab) => ({
    ...tab,
    count: counts?.[tab.value] ?? props.counts?.[tab.value],
  }));
  const content = <ListContent<Row> {...props} page={page} />;
  return (
    <ListFrame>
      <PageHeader
        title={props.title}
        badge={props.badge}
        description={page.narrow ? undefined : props.description}
        action={props.action}
      />
      {tabs && state.tab !== null ? (
        <ListTabs
          label={list.tabsLabel ?? "Status"}
          tabs={tabs}
          value={state.tab}
          onValueChange={(tab) => change({ tab })}
        >
          {content}
        </ListTabs>
      ) : (
        content
      )}
      {selection.active ? (
        <Suspense>
          <BulkBar
            count={selection.rows.size}
            total={page.total}
            tab={tabs?.find(({ value }) => value === state.tab)?.label}
            actions={bulkActions.map((action) => ({
              ...action,
              onSelect: () => action.onSelect([...selection.rows.values()]),
            }))}
            onSelectAll={() => void page.selectAll()}
            selectingAll={page.fetchingAll}
            onStop={selection.stop}
          />
        </Suspense>
      ) : null}
    </ListFrame>
  );
}
