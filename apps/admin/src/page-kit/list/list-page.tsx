import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { PageHeader } from "../page-header.tsx";
import { ListFrame, ListTabs } from "./list-frame.tsx";
import type { ListPageProps } from "./list-page-props.ts";
import { ListContent } from "./list-panel.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useListPage } from "./use-list-page.ts";
import { useRowDefaults } from "./use-row-defaults.ts";

// Loaded on demand: few visits select rows.
const BulkBar = onDemand(async () => (await import("./bulk-bar.tsx")).BulkBar);

/** A list screen: title, tabs, filters, rows, pages. Its state is in the address; all follows from `list`, `query`, `columns`. */
export function ListPage<Row extends object>(given: ListPageProps<Row>) {
  const props = { ...given, ...useRowDefaults<Row>(given) };
  const page = useListPage(props);
  useListKeys();
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
        {...(props.parent ? { parent: props.parent } : {})}
      />
      {props.lead === undefined ? null : (
        <div className="shrink-0 px-4 pt-1 pb-3 md:px-6">{props.lead}</div>
      )}
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
        <BulkBar
          count={selection.rows.size}
          total={page.total}
          isMore={page.isMore}
          outside={selection.outside().map(props.rowName)}
          onLeaveOut={selection.leaveOut}
          tab={tabs?.find(({ value }) => value === state.tab)?.label}
          actions={bulkActions.map((action) => ({
            ...action,
            onSelect: () => action.onSelect([...selection.rows.values()]),
          }))}
          onSelectAll={() => void page.selectAll()}
          selectingAll={page.selectingAll}
          onStop={selection.stop}
        />
      ) : null}
    </ListFrame>
  );
}
