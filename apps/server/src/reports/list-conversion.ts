import type { Page } from "@marquee/api/http/call";
import type { ConversionRow, ShopOrder } from "@marquee/domain/reports/conversion.schema";
import { and, asc, eq } from "drizzle-orm";
import { shopBill, shopOrder, store } from "../database/schema/schema.ts";
import { notFound, Refusal } from "../http/refusal.ts";
import { onDays, type Days } from "../lists/days.ts";
import { holdsText, orderOf, pageOf, totalOf, type ListQuery } from "../lists/list-query.ts";
import { inScope } from "../tenancy/with-scope.ts";
import type { Within } from "../tenancy/work.ts";

/** Which bills a report shows; null is no filter. */
export interface ConversionListing extends ListQuery, Days {
  readonly companyId: string | null;
  readonly storeId: string | null;
}

const ofItsBranch = and(eq(store.companyId, shopBill.companyId), eq(store.id, shopBill.storeId));

const WIRE = {
  id: shopBill.id,
  shop: store.storeName,
  createdOn: shopBill.createdOn,
  totalPrice: shopBill.totalPrice,
  totalCommission: shopBill.totalCommission,
} as const;
const { id: _id, ...SORT } = WIRE;

/** Bills of shops with price and commission, newest first unless asked otherwise (REPORT-L1). */
export async function listConversion(
  { tx, scope }: Within,
  listing: ConversionListing,
): Promise<Page<ConversionRow> | Refusal> {
  const order = orderOf(listing.sort ?? "-createdOn", SORT, shopBill.id);
  if (order instanceof Refusal) return order;
  const { companyId, storeId } = listing;
  const where = and(
    inScope(scope, shopBill.companyId, shopBill.storeId),
    companyId === null ? undefined : eq(shopBill.companyId, companyId),
    storeId === null ? undefined : eq(shopBill.storeId, storeId),
    onDays(shopBill.createdOn, listing),
    holdsText(listing.q, [store.storeName]),
  );
  const { limit, offset } = pageOf(listing);
  const rows = await tx
    .select(WIRE)
    .from(shopBill)
    .innerJoin(store, ofItsBranch)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const count = async () => {
    const all = tx.select({ id: shopBill.id }).from(shopBill).innerJoin(store, ofItsBranch);
    return tx.$count(all.where(where).as("bills"));
  };
  return { rows, total: await totalOf(listing, rows, count) };
}

const ORDER_WIRE = {
  orderNumber: shopOrder.orderNumber,
  createdOn: shopOrder.createdOn,
  totalPrice: shopOrder.totalPrice,
  status: shopOrder.status,
  source: shopOrder.source,
  customerEmail: shopOrder.customerEmail,
  customerPhoneNumber: shopOrder.customerPhoneNumber,
  captureReason: shopOrder.captureReason,
} as const;

/** The orders behind a bill, as the shop platform listed them unless asked otherwise (REPORT-L2). */
export async function listOrders(
  { tx, scope }: Within,
  billId: string,
  query: ListQuery,
): Promise<Page<ShopOrder> | Refusal> {
  const order = query.sort
    ? orderOf(query.sort, ORDER_WIRE, shopOrder.orderNumber)
    : [asc(shopOrder.position), asc(shopOrder.orderNumber)];
  if (order instanceof Refusal) return order;
  const bill = and(inScope(scope, shopBill.companyId, shopBill.storeId), eq(shopBill.id, billId));
  if ((await tx.$count(shopBill, bill)) === 0) return notFound();
  const where = and(
    inScope(scope, shopOrder.companyId, shopOrder.storeId),
    eq(shopOrder.shopBillId, billId),
    holdsText(query.q, [shopOrder.orderNumber, shopOrder.customerEmail]),
  );
  const { limit, offset } = pageOf(query);
  const rows = await tx
    .select(ORDER_WIRE)
    .from(shopOrder)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, total: await totalOf(query, rows, () => tx.$count(shopOrder, where)) };
}
