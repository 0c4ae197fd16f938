import type { Page } from "@marquee/api/http/call";
import type { ShopOrder } from "@marquee/domain/reports/conversion.schema";
import { and, asc, eq } from "drizzle-orm";
import { shopBill, shopOrder } from "../schema/schema.ts";
import { notFound, Refusal } from "../platform/http/refusal.ts";
import { holdsText, orderOf, type ListQuery } from "../platform/lists/list-query.ts";
import { readPage } from "../platform/lists/read-page.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Within } from "../platform/tenancy/work.ts";

const WIRE = {
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
    ? orderOf(query.sort, WIRE, shopOrder.orderNumber)
    : [asc(shopOrder.position), asc(shopOrder.orderNumber)];
  if (order instanceof Refusal) return order;
  const bill = and(inScope(scope, shopBill.companyId, shopBill.storeId), eq(shopBill.id, billId));
  if ((await tx.$count(shopBill, bill)) === 0) return notFound();
  const where = and(
    inScope(scope, shopOrder.companyId, shopOrder.storeId),
    eq(shopOrder.shopBillId, billId),
    holdsText(query.q, [shopOrder.orderNumber, shopOrder.customerEmail]),
  );
  const rows = tx
    .select(WIRE)
    .from(shopOrder)
    .where(where)
    .orderBy(...order);
  return readPage(query, rows, () => tx.$count(shopOrder, where));
}
