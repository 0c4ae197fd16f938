import type { Page } from "@marquee/api/http/call";
import type { StatusFilter } from "@marquee/domain/offers/offer.schema";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { campaign, product, store } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import {
  cutToPage,
  isLike,
  isSortedBy,
  orderOf,
  pageOf,
  pageShape,
  patternOf,
  type ListQuery,
  type PageShape,
} from "../platform/lists/list-query.ts";
import { statusCondition } from "../offers/status-condition.ts";
import { countItems, tallyItems, theCounts, totalFor } from "../offers/status-counts.ts";
import { scopedStatement, type Reader } from "../platform/tenancy/scoped-statement.ts";
import type { Work } from "../platform/tenancy/work.ts";
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

/** What the text of the statements depends on: which filters there are, and in which order. */
interface ProductShape extends PageShape {
  readonly status: StatusFilter;
  readonly sort: string;
  readonly company: boolean;
  readonly branch: boolean;
  readonly text: boolean;
}

const DEFAULT_SORT = "-createdOn";

const shapeOf = (listing: ProductListing): ProductShape => ({
  ...pageShape(listing),
  status: listing.status,
  sort: listing.sort ?? DEFAULT_SORT,
  company: typeof listing.companyId === "string",
  branch: listing.storeId !== undefined,
  text: patternOf(listing.q) !== null,
});

const at = sql.placeholder;

/** Everything the listing asks for but its status: what the counts of the tabs are taken over (LIST-C1). */
const filterOf = (inside: SQL | undefined, { company, branch, text }: ProductShape) =>
  and(
    inside,
    company ? eq(product.companyId, at("companyId")) : undefined,
    branch ? eq(product.storeId, at("storeId")) : undefined,
    text ? isLike(at("pattern"), PRODUCT_TEXT) : undefined,
  );

/** First the ids of the page, then the rows, as with offers (offers/list-offers.ts). */
const pageOfProducts = scopedStatement((draft, wall, shape: ProductShape) => {
  const order = orderOf(shape.sort, PRODUCT_SORT, product.id);
  if (order instanceof Refusal) throw new Error(`products are not sorted by ${shape.sort}`);
  const inside = filterOf(wall(product.companyId, product.storeId), shape);
  const ids = draft
    .select({ id: product.id })
    .from(product)
    .where(and(inside, statusCondition(product, shape.status, at("now"))))
    .orderBy(...order)
    .$dynamic();
  if (isSortedBy(shape.sort, "storeName")) void ids.innerJoin(store, ofItsStore);
  if (isSortedBy(shape.sort, "campaignName")) void ids.leftJoin(campaign, ofItsCampaign);
  return selectProducts(draft)
    .where(inArray(product.id, cutToPage(ids, shape)))
    .orderBy(...order);
});

const countsOfProducts = scopedStatement((draft, wall, shape: ProductShape) =>
  countItems(draft, product, filterOf(wall(product.companyId, product.storeId), shape)),
);

/** Products of the scope by status, newest first unless asked otherwise, with the count of every status. */
export async function listProducts(
  reader: Reader & Pick<Work, "now">,
  listing: ProductListing,
): Promise<Page<ProductSummary> | Refusal> {
  const order = orderOf(listing.sort ?? DEFAULT_SORT, PRODUCT_SORT, product.id);
  if (order instanceof Refusal) return order;
  const shape = shapeOf(listing);
  const { companyId, storeId, q } = listing;
  const values = {
    ...pageOf(listing),
    companyId,
    storeId,
    pattern: patternOf(q),
    now: reader.now.toISOString(),
  };
  // Neither waits for the other, so both travel together.
  const [rows, counts] = await Promise.all([
    pageOfProducts(reader, shape, values),
    shape.text
      ? countsOfProducts(reader, shape, values).then(theCounts)
      : tallyItems(reader, { noun: "products", companyId, storeId }),
  ]);
  return { rows, total: totalFor(listing.status, counts), counts: { ...counts } };
}
