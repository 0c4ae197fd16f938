import type { Page } from "@marquee/api/http/call";
import type { PayoutDay } from "@marquee/domain/reconciliation/difference.schema";
import { moneyParts } from "@marquee/domain/reconciliation/money-parts";
import { sql } from "drizzle-orm";
import { paymentTypeOf } from "../payments/payment-type.ts";
import type { Tx } from "../platform/database/typed.ts";
import { namedDays, onDays } from "../platform/lists/days.ts";
import { holdsText, pageRange, type ListQuery } from "../platform/lists/list-query.ts";
import { providerLine } from "../schema/schema.ts";
import { KIND_SUMS, kindSums } from "./kind-sums.ts";

type Query = ListQuery & { readonly from?: string | undefined; readonly to?: string | undefined };

const DAY = sql<string>`to_char(${providerLine.movedOn} at time zone 'America/Chicago', 'YYYY-MM-DD')`;

/** What providers received, charged and paid out, by day, payout and currency, the newest first (RECONCILE-R1). */
export async function listPayoutDays(tx: Tx, query: Query): Promise<Page<PayoutDay>> {
  const { limit, offset } = pageRange(query);
  const days = onDays(providerLine.movedOn, namedDays(query));
  const newest = query.sort === "day" ? sql`1 asc` : sql`1 desc`;
  const rows = await tx
    .select({
      day: DAY,
      paymentType: paymentTypeOf(providerLine.provider),
      currency: providerLine.currency,
      payoutId: providerLine.payout,
      ...KIND_SUMS,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(providerLine)
    .where(
      sql`${providerLine.kind} <> 'payout' and ${days ?? sql`true`} and ${holdsText(query.q, [providerLine.payout]) ?? sql`true`}`,
    )
    .groupBy(DAY, providerLine.provider, providerLine.currency, providerLine.payout)
    .orderBy(newest, sql`2, 3, 4`)
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map((row) => {
      const { day, paymentType, currency, payoutId } = row;
      const { received, refunded, disputed, fees, stayed } = moneyParts(kindSums(row));
      return {
        id: [day, paymentType, currency, payoutId ?? ""].join(" "),
        day,
        paymentType,
        currency,
        payoutId,
        gross: received,
        refunds: refunded,
        disputes: disputed,
        fees,
        net: stayed,
      };
    }),
    total: rows[0]?.total ?? 0,
  };
}
