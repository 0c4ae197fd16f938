import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { useDebounced } from "../../../browser/use-debounced.ts";
import { useClient } from "../../../session/session-context.tsx";
import { ItemBadge } from "../../../page-kit/items/item-badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Tick } from "../../../ui/checkbox.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Note } from "../../../ui/note.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { ItemName } from "../item-name.tsx";
import { pickableItemsQuery } from "../campaigns.queries.ts";
import type { PickableItem } from "./pickable-item.ts";

/** Rows per page of a table one selects from. */
const SIZE = 5;

export interface ItemTableProps {
  readonly campaignFor: CampaignFor;
  readonly storeId: string;
  readonly chosen: readonly string[];
  readonly onChoose: (items: readonly PickableItem[], chosen: boolean) => void;
}

function Row({
  item,
  chosen,
  onChoose,
}: {
  readonly item: PickableItem;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
}) {
  return (
    <tr
      className={classNames(
        "h-14 cursor-pointer border-b border-line hover:bg-hover",
        chosen && "bg-accent-soft hover:bg-accent-tint",
      )}
      onClick={() => onChoose(!chosen)}
    >
      <td className="w-10 pl-2" onClick={(event) => event.stopPropagation()}>
        <Tick checked={chosen} onCheckedChange={onChoose} aria-label={`Choose ${item.title}`} />
      </td>
      <td className="py-2 pr-2">
        <ItemName image={item.image} title={item.title} detail={item.detail} />
      </td>
      <td className="w-24 px-2 text-muted max-sm:hidden">{item.kind}</td>
      <td className="w-24 px-2">
        <ItemBadge item={item} />
      </td>
    </tr>
  );
}

const RowSkeletons = () => (
  <>
    {Array.from({ length: SIZE }, (_, index) => (
      <tr key={index} className="h-14 border-b border-line">
        <td className="w-10 pl-2">
          <Skeleton className="size-4" />
        </td>
        <td className="py-2">
          <span className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-small" />
            <Skeleton className="h-3 w-40" />
          </span>
        </td>
        <td className="max-sm:hidden" />
        <td />
      </tr>
    ))}
  </>
);

/** What the branch may promote, five at a time. What is ticked stays ticked on other pages. */
export function ItemTable({ campaignFor, storeId, chosen, onChoose }: ItemTableProps) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState("");
  const q = useDebounced(typed.trim(), 250);
  const client = useClient();
  const items = useQuery(pickableItemsQuery(client, campaignFor, storeId, { page, size: SIZE, q }));
  const rows = items.data?.rows ?? [];
  const noun = campaignFor === "offer" ? "offers" : "products";
  const ticked = rows.filter(({ id }) => chosen.includes(id));
  return (
    <div className="rounded-control border border-line-strong">
      <div className="p-2">
        <TextInput
          type="search"
          aria-label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          icon={<Search />}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
      </div>
      {items.error ? (
        <div className="p-2 pt-0">
          <Note
            tone="bad"
            role="alert"
            title={`The ${noun} could not be loaded`}
            action={
              <Button size="sm" onClick={() => void items.refetch()}>
                Try again
              </Button>
            }
          >
            {items.error.message}
          </Note>
        </div>
      ) : (
        <table
          className="w-full table-fixed"
          aria-label={noun === "offers" ? "Offers and collections" : "Products"}
        >
          <thead>
            <tr className="h-9 border-y border-line text-left text-tiny text-muted">
              <th scope="col" className="w-10 pl-2">
                <Tick
                  aria-label="Choose all on this page"
                  checked={rows.length > 0 && ticked.length === rows.length}
                  some={ticked.length > 0}
                  onCheckedChange={(on) => onChoose(rows, on)}
                />
              </th>
              <th scope="col" className="font-medium">
                {campaignFor === "offer" ? "Offer/Collection" : "Product"}
              </th>
              <th scope="col" className="w-24 px-2 font-medium max-sm:hidden">
                Type
              </th>
              <th scope="col" className="w-24 px-2 font-medium">
                Status
              </th>
            </tr>
          </thead>
          <tbody
            aria-busy={items.isFetching}
            className={classNames(items.isPlaceholderData && "opacity-60")}
          >
            {items.data ? (
              rows.map((item) => (
                <Row
                  key={item.id}
                  item={item}
                  chosen={chosen.includes(item.id)}
                  onChoose={(on) => onChoose([item], on)}
                />
              ))
            ) : (
              <RowSkeletons />
            )}
          </tbody>
        </table>
      )}
      {items.data?.total === 0 ? (
        <p className="px-4 py-8 text-center text-muted">
          {typed.trim() === ""
            ? `sorry, no matching records found. Live ${noun} cannot be promoted again before their run is over.`
            : `No ${noun} fit “${typed.trim()}”.`}
        </p>
      ) : null}
      {items.data && items.data.total > 0 ? (
        <div className="px-3">
          <Pagination
            page={page}
            size={SIZE}
            sizes={[SIZE]}
            total={items.data.total}
            onPageChange={setPage}
          />
        </div>
      ) : null}
    </div>
  );
}
