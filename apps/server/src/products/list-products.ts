import type { Page } from "@marquee/api/http/call";
import type { StatusFilter } from "@marquee/domain/offers/offer.schema";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { campaign, product, store } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import {
  cutToPage,
  holdsText,
  isSortedBy,
  orderOf,
  patternOf,
  type ListQuery,
} from "../platform/lists/list-query.ts";
import { statusCondition } from "../offers/status-condition.ts";
import { countItems, tallyItems, totalFor } from "../offers/status-counts.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Reader } from "../platform/tenancy/work.ts";
import { ofItsCampaign, ofItsStore, selectProducts } from "./select-products.ts";

/** The columns a list of products can be sorted by. */
export const PRODUCT_SORT = {
  name: product.name,
  heading: product.heading,
  brand: product.brand,
  storeName: store.storeName,
  campaignName: campaign.campaignName,
  validFrom: product.validFrom,
  validTill: product.validTill,
  createdOn: product.createdOn,
} as const;

/** Where `q` looks. */
export const PRODUCT_TEXT = [product.name, product.heading, product.brand];

/** Which products a list shows: of a company (none: of every one), perhaps of one branch. */
export interface ProductListing extends ListQuery {
  readonly status: StatusFilter;
  readonly companyId?: string | null | undefined;
  readonly storeId?: string | undefined;
}

const DEFAULT_SORT = "-createdOn";

/** Everything the listing asks for but its status: what the counts of the tabs are taken over (LIST-C1). */
const filterOf = (scope: Scope, { companyId, storeId, q }: ProductListing) =>
  and(
    inScope(scope, product.companyId, product.storeId),
    typeof companyId === "string" ? eq(product.companyId, companyId) : undefined,
    storeId === undefined ? undefined : eq(product.storeId, storeId),
    holdsText(q, PRODUCT_TEXT),
  );

/** First the ids of the page, then the rows, as with offers (offers/list-offers.ts). */
function selectPage({ tx, scope, now }: Reader, listing: ProductListing, order: readonly SQL[]) {
  const { status, sort = DEFAULT_SORT } = listing;
  const ids = tx
    .select({ id: product.id })
    .from(product)
    .where(and(filterOf(scope, listing), statusCondition(product, status, now)))
    .orderBy(...order)
    .$dynamic();
  if (isSortedBy(sort, "storeName")) void ids.innerJoin(store, ofItsStore);
  if (isSortedBy(sort, "campaignName")) void ids.leftJoin(campaign, ofItsCampaign);
  return selectProducts(tx)
    .where(inArray(product.id, cutToPage(ids, listing)))
    .orderBy(...order);
}

/** Products of the scope by status, newest first unless asked otherwise, with the count of every status. */
export async function listProducts(
  reader: Reader,
  listing: ProductListing,
): Promise<Page<ProductSummary> | Refusal> {
  const order = orderOf(listing.sort ?? DEFAULT_SORT, PRODUCT_SORT, product.id);
  if (order instanceof Refusal) return order;
  const { companyId, storeId, q } = listing;
  // Neither waits for the other: the connection pipelines them.
  const [rows, counts] = await Promise.all([
    selectPage(reader, listing, order),
    patternOf(q) === null
      ? tallyItems(reader, { noun: "products", companyId, storeId })
      : countItems(reader, product, filterOf(reader.scope, listing)),
  ]);
  return { rows, total: totalFor(listing.status, counts), counts: { ...counts } };
}
