import { centralDayOf } from "@marquee/domain/dates/central-time";
import { centsOf, toAmount } from "@marquee/domain/money/cents";
import { byCurrency } from "@marquee/domain/money/currency";
import type { Currency } from "@marquee/domain/money/currency.schema";
import type { ConversionSummary } from "@marquee/domain/reports/conversion.schema";
import { and, asc, count, eq, exists, min, sql, type SQL } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { onDays, type Days } from "../platform/lists/days.ts";
import { holdsText } from "../platform/lists/list-query.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { shopSale, store } from "../schema/schema.ts";
import { currentFilter, ofItsBranch } from "./queries.ts";

interface Selection extends Days {
  readonly companyId: string | null;
  readonly storeId: string | null;
  readonly currency?: Currency | undefined;
  readonly q?: string | undefined;
}

/** The day of a sale in Central time. */
const DAY = sql`(${shopSale.createdOn} at time zone 'America/Chicago')::date`;

const sumColumn = (column: typeof shopSale.totalPrice | typeof shopSale.totalCommission) =>
  sql`sum(${column})`.mapWith(column);

type Figure = "totalPrice" | "totalCommission";

const sum = (rows: readonly Readonly<Record<Figure, number>>[], figure: Figure): number =>
  toAmount(rows.reduce((cents, row) => cents + centsOf(row[figure]), 0n));

const countBills = (rows: readonly { readonly bills: number }[]): number =>
  rows.reduce((total, { bills }) => total + bills, 0);

/** The sales of the shops whose name holds a text; of every shop without one, for which no shop is read. */
function isOfShop(tx: Tx, q: string | undefined): SQL | undefined {
  const holds = holdsText(q, [store.storeName]);
  return holds && exists(tx.select({ id: store.id }).from(store).where(and(ofItsBranch, holds)));
}

/** The totals of the bills that the conversion report lists for the same selection, of each currency by itself (REPORT-T2, MONEY-C2). */
export async function summarize(
  { tx, scope }: TransactionContext,
  { companyId, storeId, currency, q, ...days }: Selection,
): Promise<ConversionSummary> {
  const selected = and(
    currentFilter(scope),
    currency === undefined ? undefined : eq(shopSale.currency, currency),
    companyId === null ? undefined : eq(shopSale.companyId, companyId),
    storeId === null ? undefined : eq(shopSale.storeId, storeId),
    isOfShop(tx, q),
  );
  const rows = await tx
    .select({
      currency: shopSale.currency,
      day: sql<string>`to_char(${DAY}, 'YYYY-MM-DD')`,
      bills: count(),
      totalPrice: sumColumn(shopSale.totalPrice),
      totalCommission: sumColumn(shopSale.totalCommission),
    })
    .from(shopSale)
    .where(and(selected, onDays(shopSale.createdOn, days)))
    .groupBy(shopSale.currency, DAY)
    .orderBy(asc(DAY));
  const [first] = await tx
    .select({ createdOn: min(shopSale.createdOn) })
    .from(shopSale)
    .where(selected);
  return {
    bills: countBills(rows),
    since: first?.createdOn ? centralDayOf(first.createdOn) : null,
    currencies: byCurrency(rows).map(([of, own]) => ({
      currency: of,
      bills: countBills(own),
      totalPrice: sum(own, "totalPrice"),
      totalCommission: sum(own, "totalCommission"),
      days: own.map(({ bills: _bills, currency: _currency, ...day }) => day),
    })),
  };
}
