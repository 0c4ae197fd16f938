import { statusesOf } from "@marquee/domain/items/item-status";
import type { StatusFilter } from "@marquee/domain/items/status-filter.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { eq, type SQL } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import type { SearchedRows } from "../platform/lists/found-by-index.ts";
import { isSortedBy } from "../platform/lists/list-order.ts";
import { searchPattern, type ListQuery } from "../platform/lists/list-query.ts";
import type { QueryContext } from "../platform/tenancy/request-context.ts";
import { campaign, store } from "../schema/schema.ts";
import { itsCampaign, itsStore, type ItemTable } from "./joins.ts";
import { statusCondition } from "./status-condition.ts";
import { countItems, tallyItems, type Tallied } from "./status-counts.ts";

interface ItemListing extends Omit<Tallied, "noun">, ListQuery {
  readonly status: StatusFilter;
  readonly unpaid?: Flag | undefined;
  readonly oneBranch?: Flag | undefined;
}

/**
 * Searches ids among the items alone, unless they are sorted by what belongs to another table: among 100,000 items
 * what is passed over on the way costs next to nothing so.
 */
const selectIds = (items: ItemTable) => (tx: Tx, sort: string) => {
  const ids = tx.select({ id: items.id }).from(items).$dynamic();
  if (isSortedBy(sort, "storeName")) void ids.innerJoin(store, itsStore(items));
  if (isSortedBy(sort, "campaignName")) void ids.leftJoin(campaign, itsCampaign(items));
  return ids;
};

/** What the index of these items finds. */
const searchedRows = (noun: Tallied["noun"], type: Tallied["type"]): SearchedRows =>
  noun === "offers" ? "offer" : type === "Variant" ? "variant" : "product";

/** What lists of offers and of products, or of one type, have in common: company, branch and status, newest first, counted. */
export const itemList = (noun: Tallied["noun"], items: ItemTable, type?: Tallied["type"]) => ({
  from: items,
  id: items.id,
  ids: selectIds(items),
  searched: { rows: searchedRows(noun, type), createdOn: items.createdOn },
  sortedBy: "-createdOn",
  filters: {
    companyId: (companyId: string) => eq(items.companyId, companyId),
    storeId: (storeId: string) => eq(items.storeId, storeId),
    status: (status: StatusFilter, { now }: QueryContext) => statusCondition(items, status, now),
  },
  counts: {
    by: "status" as const,
    listed: ({ status }: ItemListing) => statusesOf(status),
    // A tally can neither search texts nor tell which items were paid for.
    read: (context: QueryContext, filter: SQL | undefined, listing: ItemListing) =>
      searchPattern(listing.q) === null &&
      listing.unpaid === undefined &&
      listing.oneBranch === undefined
        ? tallyItems(context, { ...listing, noun, ...(type === undefined ? {} : { type }) })
        : countItems(context, items, filter),
  },
});
