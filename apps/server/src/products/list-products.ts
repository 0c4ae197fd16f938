import type { Page } from "@marquee/api/http/call";
import type { StatusFilter } from "@marquee/domain/offers/offer.schema";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { and, eq, inArray } from "drizzle-orm";
import { campaign, product, store } from "../database/schema/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { holdsText, orderOf, pageOf, type ListQuery } from "../lists/list-query.ts";
import { statusCondition } from "../offers/status-condition.ts";
import { countItems, tallyItems, totalFor } from "../offers/status-counts.ts";
import { inScope } from "../tenancy/with-scope.ts";
import type { Work } from "../tenancy/work.ts";
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

export interface ProductListing extends ListQuery {
  readonly status: StatusFilter;
  readonly companyId?: string | null | undefined;
  readonly storeId?: string | undefined;
}

/** Products of the scope by status, newest first unless asked otherwise, with the count of every status. */
export async function listProducts(
  work: Work,
  listing: ProductListing,
): Promise<Page<ProductSummary> | Refusal> {
  const order = orderOf(listing.sort ?? "-createdOn", PRODUCT_SORT, product.id);
  if (order instanceof Refusal) return order;
  const { tx, scope, now } = work;
  const { companyId = null, storeId } = listing;
  const filter = and(
    inScope(scope, product.companyId, product.storeId),
    companyId === null ? undefined : eq(product.companyId, companyId),
    storeId === undefined ? undefined : eq(product.storeId, storeId),
    holdsText(listing.q, PRODUCT_TEXT),
  );
  const { limit, offset } = pageOf(listing);
  const page = tx
    .select({ id: product.id })
    .from(product)
    .innerJoin(store, ofItsStore)
    .leftJoin(campaign, ofItsCampaign)
    .where(and(filter, statusCondition(product, listing.status, now)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await selectProducts(tx)
    .where(inArray(product.id, page))
    .orderBy(...order);
  const counts = listing.q
    ? await countItems(work, product, filter)
    : await tallyItems(work, { noun: "products", companyId, storeId });
  return { rows, total: totalFor(listing.status, counts), counts: { ...counts } };
}
