import type { Contract } from "@marquee/api/contract/contract";
import type { ConversionRow } from "@marquee/domain/reports/conversion.schema";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { dayFilters } from "../platform/lists/days.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { shopBill, shopOrder, store } from "../schema/schema.ts";

export type NewShopBill = typeof shopBill.$inferInsert;
export type NewShopOrder = typeof shopOrder.$inferInsert;

export const tenantFilter = (scope: Scope) => inScope(scope, shopBill.companyId, shopBill.storeId);

const BILL = {
  id: shopBill.id,
  shop: store.storeName,
  createdOn: shopBill.createdOn,
  totalPrice: shopBill.totalPrice,
  totalCommission: shopBill.totalCommission,
} as const;
const { id: _id, ...BILL_SORTS } = BILL;

export const ofItsBranch = and(
  eq(store.companyId, shopBill.companyId),
  eq(store.id, shopBill.storeId),
);

/** Bills of shops with price and commission, newest first by default (REPORT-L1). */
export const listConversion = defineList<Contract["reports"]["conversion"]>({
  from: shopBill,
  id: shopBill.id,
  select: (tx) => tx.select(BILL).from(shopBill).innerJoin(store, ofItsBranch),
  tenantFilter,
  filters: {
    companyId: (companyId) => eq(shopBill.companyId, companyId),
    storeId: (storeId) => eq(shopBill.storeId, storeId),
    ...dayFilters(shopBill.createdOn),
  },
  sorts: BILL_SORTS,
  sortedBy: "-createdOn",
  search: [store.storeName],
  counted: (tx) => tx.select({ id: shopBill.id }).from(shopBill).innerJoin(store, ofItsBranch),
});

/** One bill of the scope; undefined for an unknown one and a foreign one alike. */
export async function findBill(
  { tx, scope }: TransactionContext,
  id: string,
): Promise<ConversionRow | undefined> {
  const [found] = await tx
    .select(BILL)
    .from(shopBill)
    .innerJoin(store, ofItsBranch)
    .where(and(tenantFilter(scope), eq(shopBill.id, id)));
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

/** The orders behind a bill, as the shop platform listed them by default (REPORT-L2). */
export const listOrders = defineList<
  Contract["reports"]["ordersByBill"],
  { readonly billId: string }
>({
  from: shopOrder,
  id: shopOrder.orderNumber,
  select: (tx) => tx.select(ORDER).from(shopOrder),
  tenantFilter: (scope) => inScope(scope, shopOrder.companyId, shopOrder.storeId),
  filters: { billId: (billId) => eq(shopOrder.shopBillId, billId) },
  sorts: ORDER,
  sortedBy: [asc(shopOrder.position), asc(shopOrder.orderNumber)],
  search: [shopOrder.orderNumber, shopOrder.customerEmail],
});

/** Parameters of one statement are limited; so many orders stay well below. */
const AT_ONCE = 1000;

/** Writes down bills of shops with the orders behind them. */
export async function insertShopBills(
  tx: Tx,
  bills: readonly NewShopBill[],
  orders: readonly NewShopOrder[],
): Promise<void> {
  if (bills.length === 0) return;
  await tx.insert(shopBill).values([...bills]);
  for (let start = 0; start < orders.length; start += AT_ONCE)
    await tx.insert(shopOrder).values(orders.slice(start, start + AT_ONCE));
}
