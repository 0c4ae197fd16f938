import type { Contract } from "@marquee/api/contract/contract";
import { filterValue } from "@marquee/api/http/path";
import { ProductSummary, Product } from "@marquee/domain/products/product.schema";
import { and, eq, sql } from "drizzle-orm";
import { companyNameOf } from "../companies/company-name.ts";
import { itemList } from "../items/item-list.ts";
import { itsCampaign, itsStore, campaignIds } from "../items/joins.ts";
import { itsSponsored, sponsored, SPONSORED_FIELDS } from "../items/sponsored-fields.ts";
import { countItems } from "../items/status-counts.ts";
import { columnsOf } from "../platform/database/columns-of.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { defineRecord } from "../platform/records/define-record.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { campaign, category, offer, product, store } from "../schema/schema.ts";

export type NewProduct = typeof product.$inferInsert;

/** The tenant filter of products and variants. */
export const productFilter = (scope: Scope) => inScope(scope, product.companyId, product.storeId);

/** Products alone, without variants. The value is part of the statement, so that its indexes are used. */
export const NO_VARIANT = sql`${product.isVariant} = 'N'`;

/** A product as lists and pickers show it. */
export const PRODUCT_FIELDS = {
  ...columnsOf(product, ProductSummary),
  storeName: store.storeName,
  campaignName: campaign.campaignName,
} as const;

/** Products with their branch and campaign, one statement however many rows. Callers add the scope. */
export const selectProducts = (tx: Tx) =>
  tx
    .select({ ...PRODUCT_FIELDS, companyName: companyNameOf(product.companyId) })
    .from(product)
    .innerJoin(store, itsStore(product))
    .leftJoin(campaign, itsCampaign(product));

/** The columns a list of products can be sorted by. */
export const PRODUCT_SORT = {
  name: product.name,
  heading: product.heading,
  brand: product.brand,
  actualPrice: product.actualPrice,
  storeName: store.storeName,
  campaignName: campaign.campaignName,
  validFrom: product.validFrom,
  validTill: product.validTill,
  createdOn: product.createdOn,
} as const;

/** Where `q` looks. */
export const PRODUCT_TEXT = [product.name, product.heading, product.brand];

/** Products of the scope without variants, by status, newest first by default, with the count of every status. */
export const listProducts = defineList<Contract["products"]["byCompany" | "byBranch"]>({
  ...itemList("products", product, "Product"),
  select: selectProducts,
  tenantFilter: (scope) => and(productFilter(scope), NO_VARIANT),
  sorts: PRODUCT_SORT,
  search: PRODUCT_TEXT,
});

/** Everything of a product or variant. */
export const WHOLE = {
  ...columnsOf(product, Product),
  ...PRODUCT_FIELDS,
  /** The first of its images. */
  fullImage: sql<string | null>`${product.images}[1]`,
  logo: store.companyLogo,
  categories: sql<string[]>`array_remove(array[${product.categoryId}], null)`,
  mainCategory: sql<string>`coalesce(${category.rootId}, ${category.id}, '')`,
  campaignArea: campaign.campaignArea,
  cityList: campaignIds("campaign_city", "city_id"),
  stateList: campaignIds("campaign_state", "state_id"),
  ...SPONSORED_FIELDS,
} as const;

/** Whole products and variants. Callers add the scope. */
const selectWhole = (tx: Tx) =>
  tx
    .select(WHOLE)
    .from(product)
    .innerJoin(store, itsStore(product))
    .leftJoin(campaign, itsCampaign(product))
    .leftJoin(sponsored, itsSponsored(product))
    .leftJoin(category, eq(category.id, product.categoryId));

const VARIANTS = itemList("products", product, "Variant");

/** Variants of the scope by status, of one product or of all, newest first (VARIANT-T2). */
export const listVariants = defineList<
  Contract["products"]["variantsByCompany" | "variantsByBranch"]
>({
  ...VARIANTS,
  select: selectWhole,
  tenantFilter: (scope) => and(productFilter(scope), sql`${product.isVariant} = 'Y'`),
  filters: {
    ...VARIANTS.filters,
    productId: (id) => (filterValue(id) === null ? undefined : eq(product.variantProductId, id)),
  },
  sorts: PRODUCT_SORT,
  search: [...PRODUCT_TEXT, product.variantOption1, product.variantOption2, product.variantOption3],
  counts: {
    ...VARIANTS.counts,
    // A tally does not count products.
    read: (context, filter, listing) =>
      filterValue(listing.productId ?? undefined) === null
        ? VARIANTS.counts.read(context, filter, listing)
        : countItems(context, product, filter),
  },
});

/** One product or variant, as calls read, create and change it. */
export const productRecord = defineRecord({
  noun: "product",
  table: product,
  id: product.id,
  select: selectWhole,
  tenantFilter: productFilter,
});

/** The run of an offer of a branch, locked until the transaction ends; undefined if the branch has none of this id. */
export async function findOfferOfBranch(
  { tx, scope }: TransactionContext,
  storeId: string,
  id: string,
) {
  const { active, validFrom, validTill, campaignId } = offer;
  const [found] = await tx
    .select({ active, validFrom, validTill, campaignId })
    .from(offer)
    .where(
      and(
        inScope(scope, offer.companyId, offer.storeId),
        eq(offer.storeId, storeId),
        eq(offer.id, id),
      ),
    )
    .for("share");
  return found;
}

/** Where a product or variant of the scope belongs; undefined for an unknown one and a foreign one alike. */
export async function findProductBranch(
  { tx, scope }: TransactionContext,
  id: string,
): Promise<{ readonly companyId: string; readonly storeId: string } | undefined> {
  const [found] = await tx
    .select({ companyId: product.companyId, storeId: product.storeId })
    .from(product)
    .where(and(productFilter(scope), eq(product.id, id)));
  return found;
}

/** Which of these are products of this branch, variants excluded. Until the transaction ends none of them moves (PRODUCT-T10). */
export async function productsOfBranch(
  { tx, scope }: TransactionContext,
  storeId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(
      and(productFilter(scope), NO_VARIANT, eq(product.storeId, storeId), isAmong(product.id, ids)),
    )
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}

/** Rows that are there already stay as they are. */
export async function insertProducts(tx: Tx, products: readonly NewProduct[]): Promise<void> {
  await tx
    .insert(product)
    .values([...products])
    .onConflictDoNothing();
}
