import { centsOf, toAmount } from "@marquee/domain/money/cents";
import type { ConversionSummary } from "@marquee/domain/reports/conversion.schema";
import { and, asc, count, eq, sql } from "drizzle-orm";
import { onDays, type Days } from "../platform/lists/days.ts";
import { holdsText } from "../platform/lists/list-query.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { shopSale, store } from "../schema/schema.ts";
import { ofItsBranch, tenantFilter } from "./queries.ts";

interface Selection extends Days {
  readonly companyId: string | null;
  readonly storeId: string | null;
  readonly q?: string | undefined;
}

/** The day of a sale in Central time. */
const DAY = sql<string>`to_char(${shopSale.createdOn} at time zone 'America/Chicago', 'YYYY-MM-DD')`;

const sumColumn = (column: typeof shopSale.totalPrice | typeof shopSale.totalCommission) =>
  sql`sum(${column})`.mapWith(column);

type Figure = "totalPrice" | "totalCommission";

/** The totals of the bills that the conversion report lists for the same selection (REPORT-T2). */
export async function summarize(
  { tx, scope }: TransactionContext,
  { companyId, storeId, q, ...days }: Selection,
): Promise<ConversionSummary> {
  const rows = await tx
    .select({
      day: DAY,
      bills: count(),
      totalPrice: sumColumn(shopSale.totalPrice),
      totalCommission: sumColumn(shopSale.totalCommission),
    })
    .from(shopSale)
    .innerJoin(store, ofItsBranch)
    .where(
      and(
        tenantFilter(scope),
        companyId === null ? undefined : eq(shopSale.companyId, companyId),
        storeId === null ? undefined : eq(shopSale.storeId, storeId),
        onDays(shopSale.createdOn, days),
        holdsText(q, [store.storeName]),
      ),
    )
    .groupBy(DAY)
    .orderBy(asc(DAY));
  const sum = (figure: Figure): number =>
    toAmount(rows.reduce((cents, row) => cents + centsOf(row[figure]), 0n));
  return {
    bills: rows.reduce((total, { bills }) => total + bills, 0),
    totalPrice: sum("totalPrice"),
    totalCommission: sum("totalCommission"),
    days: rows.map(({ bills: _bills, ...day }) => day),
  };
}
