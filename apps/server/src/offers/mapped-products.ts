import type { Contract } from "@marquee/api/contract/contract";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { and, eq, inArray, sql } from "drizzle-orm";
import { itemList } from "../items/item-list.ts";
import { itsCampaign, itsStore } from "../items/joins.ts";
import { tallyItems } from "../items/status-counts.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import {
  NO_VARIANT,
  PRODUCT_SORT,
  PRODUCT_TEXT,
  PRODUCT_FIELDS,
  selectProducts,
} from "../products/queries.ts";
import { campaign, offerProduct, product, store } from "../schema/schema.ts";

const mappedTo = (tx: Tx, offerIds: readonly string[]) =>
  tx
    .select({ id: offerProduct.productId })
    .from(offerProduct)
    .where(isAmong(offerProduct.offerId, offerIds));

const BY_NAME = {
  from: product,
  id: product.id,
  // a branch may have many, but a page shows ten
  ids: itemList("products", product).ids,
  tenantFilter: (scope: Scope) => inScope(scope, product.companyId, product.storeId),
  sorts: PRODUCT_SORT,
  sortedBy: "name",
  search: PRODUCT_TEXT,
} as const;

/** The products mapped to any of these offers, each once. The caller has checked that the offers are in scope. */
export const listMapped = defineList<Contract["offers"]["mappedProducts"]>({
  ...BY_NAME,
  select: selectProducts,
  filters: {
    offerId: (ids, { tx }) => inArray(product.id, mappedTo(tx, ids.split(","))),
  },
});

/** An offer whose branch has products that may be mapped to it. */
interface ForOffer {
  readonly offer: { readonly id: string; readonly storeId: string };
}

/** Every product of the offer's branch, with whether it is mapped to the offer. */
export const listMappable = defineList<Contract["offers"]["mappableProducts"], ForOffer>({
  ...BY_NAME,
  searched: { rows: "product", createdOn: product.createdOn },
  select: (tx, { offer }) =>
    tx
      .select({
        ...PRODUCT_FIELDS,
        mapped: sql<Flag>`case when ${inArray(product.id, mappedTo(tx, [offer.id]))} then 'Y' else 'N' end`,
      })
      .from(product)
      .innerJoin(store, itsStore(product))
      .leftJoin(campaign, itsCampaign(product)),
  filters: { offer: ({ storeId }) => and(eq(product.storeId, storeId), NO_VARIANT) },
  tallied: async (context, { offer: { storeId } }) => {
    const counts = await tallyItems(context, { noun: "products", storeId, type: "Product" });
    return counts.live + counts.pending + counts.inactive;
  },
});

/** Replaces what is mapped to an offer. */
export async function replaceProducts(
  tx: Tx,
  companyId: string,
  offerId: string,
  products: readonly string[],
): Promise<void> {
  await tx.delete(offerProduct).where(eq(offerProduct.offerId, offerId));
  if (products.length > 0)
    await tx
      .insert(offerProduct)
      .values(products.map((productId) => ({ companyId, offerId, productId })));
}

/** Maps more products to an offer; those that are mapped already stay. */
export async function addProducts(
  tx: Tx,
  companyId: string,
  offerId: string,
  products: readonly string[],
): Promise<void> {
  if (products.length > 0)
    await tx
      .insert(offerProduct)
      .values(products.map((productId) => ({ companyId, offerId, productId })))
      .onConflictDoNothing();
}
