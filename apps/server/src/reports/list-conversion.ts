import type { Page } from "@marquee/api/http/call";
import type { ConversionRow } from "@marquee/domain/reports/conversion.schema";
import { and, eq } from "drizzle-orm";
import { shopBill, store } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { onDays, type Days } from "../platform/lists/days.ts";
import { holdsText, orderOf, type ListQuery } from "../platform/lists/list-query.ts";
import { readPage } from "../platform/lists/read-page.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Within } from "../platform/tenancy/work.ts";

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
  const rows = tx
    .select(WIRE)
    .from(shopBill)
    .innerJoin(store, ofItsBranch)
    .where(where)
    .orderBy(...order);
  const count = async () => {
    const all = tx.select({ id: shopBill.id }).from(shopBill).innerJoin(store, ofItsBranch);
    return tx.$count(all.where(where).as("bills"));
  };
  return readPage(listing, rows, count);
}
