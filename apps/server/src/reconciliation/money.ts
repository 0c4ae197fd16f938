import { bookMoney, type DifferingLines } from "@marquee/domain/reconciliation/book-money";
import type { BookMoneyOfDays } from "@marquee/domain/reconciliation/difference.schema";
import { moneyParts } from "@marquee/domain/reconciliation/money-parts";
import { sql } from "drizzle-orm";
import { paymentTypeOf } from "../payments/payment-type.ts";
import type { Tx } from "../platform/database/typed.ts";
import { namedDays, onDays, type Days } from "../platform/lists/days.ts";
import { bookDifference, matchedLine, providerLine } from "../schema/schema.ts";
import { KIND_SUMS, kindSums } from "./kind-sums.ts";

const IS_OPEN = sql<boolean>`${bookDifference.closedOn} is null`;
const sideSum = (side: typeof bookDifference.hereAmount | typeof bookDifference.thereAmount) =>
  sql<number | null>`sum(${side})`.mapWith(bookDifference.hereAmount);

/** What still differs of these days: what is open, and what staff have closed and no comparison has found right since. */
const differingLines = (tx: Tx, days: Days): Promise<readonly DifferingLines[]> =>
  tx
    .select({
      paymentType: paymentTypeOf(bookDifference.provider),
      kind: bookDifference.kind,
      isOpen: IS_OPEN,
      hereAmount: sideSum(bookDifference.hereAmount),
      hereCurrency: bookDifference.hereCurrency,
      hereState: bookDifference.hereState,
      thereAmount: sideSum(bookDifference.thereAmount),
      thereCurrency: bookDifference.thereCurrency,
      thereState: bookDifference.thereState,
    })
    .from(bookDifference)
    .where(
      sql`${onDays(bookDifference.movedOn, days) ?? sql`true`} and (${IS_OPEN} or (${bookDifference.closedBy} is not null
        and not exists (select 1 from ${matchedLine} m where m.id = concat_ws(' ', ${bookDifference.provider}, ${bookDifference.kind}, ${bookDifference.line}))))`,
    )
    .groupBy(
      bookDifference.provider,
      bookDifference.kind,
      IS_OPEN,
      bookDifference.hereCurrency,
      bookDifference.hereState,
      bookDifference.thereCurrency,
      bookDifference.thereState,
    );

/**
 * What each provider received in these days, what became of it, and what the books say of it (RECONCILE-C4,
 * RECONCILE-C5). The figures are those of the report of payouts.
 */
export async function readMoney(
  tx: Tx,
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<BookMoneyOfDays> {
  const days = namedDays(query);
  const lines = await tx
    .select({
      paymentType: paymentTypeOf(providerLine.provider),
      currency: providerLine.currency,
      ...KIND_SUMS,
    })
    .from(providerLine)
    .where(onDays(providerLine.movedOn, days))
    .groupBy(providerLine.provider, providerLine.currency);
  const money = lines.map((row) => ({
    paymentType: row.paymentType,
    currency: row.currency,
    ...moneyParts(kindSums(row)),
  }));
  return { sides: bookMoney(money, await differingLines(tx, days)) };
}
