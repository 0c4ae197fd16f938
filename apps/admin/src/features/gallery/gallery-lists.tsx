import { ApiFailure } from "@marquee/api/client/api-failure";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Tag } from "lucide-react";
import { BulkBar } from "../../page-kit/list/bulk-bar.tsx";
import { ListCards } from "../../page-kit/list/list-cards.tsx";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { readListState } from "../../page-kit/list/list-state.ts";
import { ListRows } from "../../page-kit/list/list-table.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { NothingFits } from "../../page-kit/list/nothing-fits.tsx";
import { useListTable } from "../../page-kit/list/use-list-table.ts";
import { ListSkeleton } from "../../page-kit/outline/list-skeleton.tsx";
import { KitGround } from "./gallery-ground.tsx";
import { KitSection, KitState } from "./gallery-section.tsx";
import {
  thingActions,
  thingBulk,
  thingColumns,
  thingId,
  thingName,
  thingRows,
  THINGS,
  thingsList,
} from "./gallery-things.tsx";

const nothing = () => {};
const FAILURE = new ApiFailure({
  tag: "Broken",
  message: "Something went wrong.",
  reference: "4f2a91c0",
});
const SHOWN = THINGS.slice(0, 3);
const SELECTED = Object.fromEntries(THINGS.slice(0, 2).map(({ id }) => [id, true]));
const NONE = {};

/** The rows alone, selected or dimmed. */
function Rows({ selected, busy }: { readonly selected: boolean; readonly busy: boolean }) {
  const narrow = useNarrow();
  const List = narrow ? ListCards : ListRows;
  const table = useListTable({
    list: thingsList,
    columns: thingColumns,
    rows: SHOWN,
    rowId: thingId,
    state: readListState(thingsList, { sort: "-budget" }),
    change: nothing,
    selection: { rowSelection: selected ? SELECTED : NONE, onRowSelectionChange: nothing },
    narrow,
  });
  return (
    <List
      caption={busy ? "Rows while others come" : "Selected rows"}
      table={table}
      rowName={thingName}
      selecting={selected}
      actionsLabel="Action"
      rowActions={thingActions}
      rowLink={() => undefined}
      tall
      busy={busy}
    />
  );
}

const add = <Button variant="primary">Add Offer</Button>;

/** The states of a list that are shown instead of rows, and its rows while something goes on. */
export function KitListStates() {
  const narrow = useNarrow();
  return (
    <KitSection title="List states">
      <div className="grid items-start gap-4 md:grid-cols-2 [&>*]:min-w-0">
        <KitState name="Loading">
          <ListSkeleton columns={3} rows={narrow ? 1 : 4} tall />
        </KitState>
        <KitState name="Could not be loaded">
          <ListFailure query={{ error: FAILURE, refetch: nothing }} />
        </KitState>
        <KitState name="Nothing exists">
          <NoRecords
            icon={<Tag />}
            detail="Offers start under Pending and go live when a campaign covers them."
            action={add}
          />
        </KitState>
        <KitState name="Emptied by a filter">
          <NothingFits onClear={nothing} />
        </KitState>
      </div>
      <KitState name="While other rows come">
        <Rows selected={false} busy />
      </KitState>
      <KitState name="Selection" className="pb-16 max-md:pb-28">
        <Rows selected busy={false} />
        <BulkBar
          count={2}
          total={312}
          actions={thingBulk.map((action) => ({ ...action, onSelect: nothing }))}
          onSelectAll={nothing}
          selectingAll={false}
          onStop={nothing}
        />
      </KitState>
    </KitSection>
  );
}

/** A whole list screen. */
export function KitList() {
  return (
    <KitSection title="List">
      <KitState name="Tabs, filters, columns, rows, pages" className="md:h-[560px]">
        <KitGround>
          <ListPage
            list={thingsList}
            title="Offers and collections"
            description="What shoppers see in the store and in the marketplaces."
            action={add}
            query={thingRows}
            columns={thingColumns}
            rowId={thingId}
            rowName={thingName}
            rowActions={thingActions}
            bulkActions={thingBulk}
            searchLabel="Search these offers"
            empty={null}
            tall
          />
        </KitGround>
      </KitState>
    </KitSection>
  );
}
