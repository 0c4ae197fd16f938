import type { Page } from "@marquee/api/http/call";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, offerProduct, product, store } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { holdsText, orderOf, type ListQuery } from "../platform/lists/list-query.ts";
import { readPage } from "../platform/lists/read-page.ts";
import { PRODUCT_SORT, PRODUCT_TEXT } from "../products/list-products.ts";
import {
  ofItsCampaign,
  ofItsStore,
  PRODUCT_WIRE,
  selectProducts,
} from "../products/select-products.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Work } from "../platform/tenancy/work.ts";

const mappedTo = (tx: Tx, offerIds: readonly string[]) =>
  tx
    .select({ id: offerProduct.productId })
    .from(offerProduct)
    .where(inArray(offerProduct.offerId, [...offerIds]));

const orderFor = (query: ListQuery) => orderOf(query.sort ?? "name", PRODUCT_SORT, product.id);

/** The products mapped to any of these offers, each once. The caller has checked that the offers are in scope. */
export async function listMapped(
  { tx, scope }: Work,
  offerIds: readonly string[],
  query: ListQuery,
): Promise<Page<ProductSummary> | Refusal> {
  const order = orderFor(query);
  if (order instanceof Refusal) return order;
  const where = and(
    inScope(scope, product.companyId, product.storeId),
    inArray(product.id, mappedTo(tx, offerIds)),
    holdsText(query.q, PRODUCT_TEXT),
  );
  const rows = selectProducts(tx)
    .where(where)
    .orderBy(...order);
  return readPage(query, rows, () => tx.$count(product, where));
}

export type MappableProduct = ProductSummary & { readonly mapped: Flag };

/** Every product of the offer's branch, with whether it is mapped to the offer. */
export async function listMappable(
  { tx, scope }: Work,
  offer: { readonly id: string; readonly storeId: string },
  query: ListQuery,
): Promise<Page<MappableProduct> | Refusal> {
  const order = orderFor(query);
  if (order instanceof Refusal) return order;
  const where = and(
    inScope(scope, product.companyId, product.storeId),
    eq(product.storeId, offer.storeId),
    holdsText(query.q, PRODUCT_TEXT),
  );
  const isMapped = sql<Flag>`case when ${inArray(product.id, mappedTo(tx, [offer.id]))} then 'Y' else 'N' end`;
  const rows = tx
    .select({ ...PRODUCT_WIRE, mapped: isMapped })
    .from(product)
    .innerJoin(store, ofItsStore)
    .leftJoin(campaign, ofItsCampaign)
    .where(where)
    .orderBy(...order);
  return readPage(query, rows, () => tx.$count(product, where));
}
