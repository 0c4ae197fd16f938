import type { Contract } from "@marquee/api/contract/contract";
import { ShopOrder, type ConversionRow } from "@marquee/domain/reports/conversion.schema";
import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { columnsOf } from "../platform/database/columns-of.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { dayFilters } from "../platform/lists/days.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { shopSale, shopOrder, store } from "../schema/schema.ts";

export type NewShopSale = typeof shopSale.$inferInsert;
export type NewShopOrder = typeof shopOrder.$inferInsert;

const tenantFilter = (scope: Scope) => inScope(scope, shopSale.companyId, shopSale.storeId);

const SALE = {
  id: shopSale.id,
  shop: store.storeName,
  createdOn: shopSale.createdOn,
  currency: shopSale.currency,
  totalPrice: shopSale.totalPrice,
  totalCommission: shopSale.totalCommission,
  version: shopSale.version,
} as const;
const { id: _id, version: _version, ...SALE_SORTS } = SALE;

/** The versions that count: a report has no other (INGEST-O3). */
const isCurrent = eq(shopSale.isCurrent, true);
/** The current versions of sales in a scope. */
export const currentFilter = (scope: Scope) => and(tenantFilter(scope), isCurrent);

export const ofItsBranch = and(
  eq(store.companyId, shopSale.companyId),
  eq(store.id, shopSale.storeId),
);

/** Sales of shops with price and commission, newest first by default (REPORT-L1). */
export const listConversion = defineList<Contract["reports"]["conversion"]>({
  from: shopSale,
  id: shopSale.id,
  select: (tx) => tx.select(SALE).from(shopSale).innerJoin(store, ofItsBranch),
  tenantFilter: currentFilter,
  filters: {
    companyId: (companyId) => eq(shopSale.companyId, companyId),
    storeId: (storeId) => eq(shopSale.storeId, storeId),
    currency: (currency) => eq(shopSale.currency, currency),
    ...dayFilters(shopSale.createdOn),
  },
  sorts: SALE_SORTS,
  sortedBy: "-createdOn",
  search: [store.storeName],
  counted: (tx) => tx.select({ id: shopSale.id }).from(shopSale).innerJoin(store, ofItsBranch),
});

/** The current version of a sale of the scope; undefined for an unknown one and a foreign one alike. */
export async function findSale(
  { tx, scope }: TransactionContext,
  id: string,
): Promise<ConversionRow | undefined> {
  const [found] = await tx
    .select(SALE)
    .from(shopSale)
    .innerJoin(store, ofItsBranch)
    .where(and(currentFilter(scope), eq(shopSale.id, id)));
  return found;
}

/** Every version of a sale of the scope, the newest first (INGEST-O5). */
export const listVersions = ({ tx, scope }: TransactionContext, id: string) =>
  tx
    .select({
      version: shopSale.version,
      isCurrent: shopSale.isCurrent,
      currency: shopSale.currency,
      totalPrice: shopSale.totalPrice,
      totalCommission: shopSale.totalCommission,
      orders: count(shopOrder.orderNumber),
      receivedOn: shopSale.receivedOn,
    })
    .from(shopSale)
    .leftJoin(
      shopOrder,
      and(eq(shopOrder.shopSaleId, shopSale.id), eq(shopOrder.version, shopSale.version)),
    )
    .where(and(tenantFilter(scope), eq(shopSale.id, id)))
    .groupBy(shopSale.id, shopSale.version)
    .orderBy(desc(shopSale.version));

const ORDER = {
  ...columnsOf(shopOrder, ShopOrder),
} as const;

/** The orders of a sale, as the shop platform listed them by default (REPORT-L2). */
export const listOrders = defineList<
  Contract["reports"]["ordersByBill"],
  { readonly billId: string; readonly version: number }
>({
  from: shopOrder,
  id: shopOrder.orderNumber,
  select: (tx) => tx.select(ORDER).from(shopOrder),
  tenantFilter: (scope) => inScope(scope, shopOrder.companyId, shopOrder.storeId),
  filters: {
    billId: (billId) => eq(shopOrder.shopSaleId, billId),
    version: (version) => eq(shopOrder.version, version),
  },
  sorts: ORDER,
  sortedBy: [asc(shopOrder.position), asc(shopOrder.orderNumber)],
  search: [shopOrder.orderNumber, shopOrder.customerEmail],
});

/** The number of parameters of one statement is limited; this many orders stay well below it. */
const AT_ONCE = 1000;

const byVersion = (a: NewShopSale, b: NewShopSale): number =>
  a.id === b.id ? (a.version ?? 1) - (b.version ?? 1) : a.id < b.id ? -1 : 1;

/** Stores versions of sales of shops with their orders. In one order, so that two deliveries never deadlock. */
export async function insertShopSales(
  tx: Tx,
  sales: readonly NewShopSale[],
  orders: readonly NewShopOrder[],
): Promise<void> {
  if (sales.length === 0) return;
  await tx.insert(shopSale).values(sales.toSorted(byVersion));
  for (let start = 0; start < orders.length; start += AT_ONCE)
    await tx.insert(shopOrder).values(orders.slice(start, start + AT_ONCE));
}

/** The stored versions of these sales, locked until the transaction ends: versions that come at the same moment wait (INGEST-O4). */
export async function holdSales(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly storeId: string; readonly version: number }>> {
  const ordered = [...new Set(ids)].toSorted();
  for (const id of ordered)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shop sale ${id}`}, 0))`);
  return currentVersions(tx, ordered);
}

/** The version of each of these sales that counts, with its branch. */
export async function currentVersions(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await tx
    .select({ id: shopSale.id, storeId: shopSale.storeId, version: shopSale.version })
    .from(shopSale)
    .where(and(isAmong(shopSale.id, ids), isCurrent));
  return new Map(rows.map((row) => [row.id, row]));
}
