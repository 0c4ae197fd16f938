import type { Contract } from "@marquee/api/contract/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { itemList } from "../items/item-list.ts";
import { itsCampaign, itsStore } from "../items/joins.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, product, store } from "../schema/schema.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Within } from "../platform/tenancy/work.ts";

export type NewProduct = typeof product.$inferInsert;

const mine = (scope: Scope) => inScope(scope, product.companyId, product.storeId);

/** Products alone, without variants. The value is part of the statement, so that its indexes are used. */
export const NO_VARIANT = sql`${product.isVariant} = 'N'`;

/** A product as lists and pickers show it. */
export const PRODUCT_WIRE = {
  id: product.id,
  name: product.name,
  heading: product.heading,
  brand: product.brand,
  images: product.images,
  storeId: product.storeId,
  storeName: store.storeName,
  companyId: product.companyId,
  active: product.active,
  validFrom: product.validFrom,
  validTill: product.validTill,
  campaignId: product.campaignId,
  campaignName: campaign.campaignName,
} as const;

/** Products with their branch and campaign, one statement however many rows. Callers add the scope. */
export const selectProducts = (tx: Tx) =>
  tx
    .select(PRODUCT_WIRE)
    .from(product)
    .innerJoin(store, itsStore(product))
    .leftJoin(campaign, itsCampaign(product));

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

/** Products of the scope without variants, by status, newest first unless asked otherwise, with the count of every status. */
export const listProducts = defineList<Contract["products"]["byCompany" | "byBranch"]>({
  ...itemList("products", product, "Product"),
  select: selectProducts,
  inside: (scope) => and(mine(scope), NO_VARIANT),
  sorts: PRODUCT_SORT,
  search: PRODUCT_TEXT,
});

/** Where a product or variant of the scope belongs; undefined for an unknown one and a foreign one alike. */
export async function findProductPlace(
  { tx, scope }: Within,
  id: string,
): Promise<{ readonly companyId: string; readonly storeId: string } | undefined> {
  const [found] = await tx
    .select({ companyId: product.companyId, storeId: product.storeId })
    .from(product)
    .where(and(mine(scope), eq(product.id, id)));
  return found;
}

/** Which of these are products of this branch; variants are none. */
export async function productsOfBranch(
  { tx, scope }: Within,
  storeId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(
      and(mine(scope), NO_VARIANT, eq(product.storeId, storeId), inArray(product.id, [...ids])),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Rows that are there already stay as they are. */
export async function insertProducts(tx: Tx, products: readonly NewProduct[]): Promise<void> {
  await tx
    .insert(product)
    .values([...products])
    .onConflictDoNothing();
}
