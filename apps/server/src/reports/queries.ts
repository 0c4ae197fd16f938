import type { Contract } from "@marquee/api/contract/contract";
import type { ConversionRow } from "@marquee/domain/reports/conversion.schema";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { dayFilters } from "../platform/lists/days.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { shopSale, shopOrder, store } from "../schema/schema.ts";

export type NewShopSale = typeof shopSale.$inferInsert;
export type NewShopOrder = typeof shopOrder.$inferInsert;

export const tenantFilter = (scope: Scope) => inScope(scope, shopSale.companyId, shopSale.storeId);

const SALE = {
  id: shopSale.id,
  shop: store.storeName,
  createdOn: shopSale.createdOn,
  totalPrice: shopSale.totalPrice,
  totalCommission: shopSale.totalCommission,
} as const;
const { id: _id, ...SALE_SORTS } = SALE;

export const ofItsBranch = and(
  eq(store.companyId, shopSale.companyId),
  eq(store.id, shopSale.storeId),
);

/** Sales of shops with price and commission, newest first by default (REPORT-L1). */
export const listConversion = defineList<Contract["reports"]["conversion"]>({
  from: shopSale,
  id: shopSale.id,
  select: (tx) => tx.select(SALE).from(shopSale).innerJoin(store, ofItsBranch),
  tenantFilter,
  filters: {
    companyId: (companyId) => eq(shopSale.companyId, companyId),
    storeId: (storeId) => eq(shopSale.storeId, storeId),
    ...dayFilters(shopSale.createdOn),
  },
  sorts: SALE_SORTS,
  sortedBy: "-createdOn",
  search: [store.storeName],
  counted: (tx) => tx.select({ id: shopSale.id }).from(shopSale).innerJoin(store, ofItsBranch),
});

/** One sale of the scope; undefined for an unknown one and a foreign one alike. */
export async function findSale(
  { tx, scope }: TransactionContext,
  id: string,
): Promise<ConversionRow | undefined> {
  const [found] = await tx
    .select(SALE)
    .from(shopSale)
    .innerJoin(store, ofItsBranch)
    .where(and(tenantFilter(scope), eq(shopSale.id, id)));
  return found;
}

const ORDER = {
  orderNumber: shopOrder.orderNumber,
  createdOn: shopOrder.createdOn,
  totalPrice: shopOrder.totalPrice,
  status: shopOrder.status,
  source: shopOrder.source,
  customerEmail: shopOrder.customerEmail,
  customerPhoneNumber: shopOrder.customerPhoneNumber,
  captureReason: shopOrder.captureReason,
} as const;

/** The orders of a sale, as the shop platform listed them by default (REPORT-L2). */
export const listOrders = defineList<
  Contract["reports"]["ordersByBill"],
  { readonly billId: string }
>({
  from: shopOrder,
  id: shopOrder.orderNumber,
  select: (tx) => tx.select(ORDER).from(shopOrder),
  tenantFilter: (scope) => inScope(scope, shopOrder.companyId, shopOrder.storeId),
  filters: { billId: (billId) => eq(shopOrder.shopSaleId, billId) },
  sorts: ORDER,
  sortedBy: [asc(shopOrder.position), asc(shopOrder.orderNumber)],
  search: [shopOrder.orderNumber, shopOrder.customerEmail],
});

/** Parameters of one statement are limited; so many orders stay well below. */
const AT_ONCE = 1000;

/** Stores sales of shops with their orders. */
export async function insertShopSales(
  tx: Tx,
  sales: readonly NewShopSale[],
  orders: readonly NewShopOrder[],
): Promise<void> {
  if (sales.length === 0) return;
  await tx.insert(shopSale).values([...sales]);
  for (let start = 0; start < orders.length; start += AT_ONCE)
    await tx.insert(shopOrder).values(orders.slice(start, start + AT_ONCE));
}
