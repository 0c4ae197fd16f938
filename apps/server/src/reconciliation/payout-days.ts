import type { Page } from "@marquee/api/http/call";
import type { PayoutDay } from "@marquee/domain/reconciliation/difference.schema";
import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "../platform/database/typed.ts";
import { namedDays, onDays } from "../platform/lists/days.ts";
import type { ListQuery } from "../platform/lists/list-query.ts";
import { pageRange } from "../platform/lists/list-query.ts";
import { providerLine } from "../schema/schema.ts";
import { paymentTypeOf } from "../payments/payment-type.ts";

type Query = ListQuery & { readonly from?: string | undefined; readonly to?: string | undefined };

const DAY = sql<string>`to_char(${providerLine.movedOn} at time zone 'America/Chicago', 'YYYY-MM-DD')`;
const sumOf = (what: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${what}), 0)`.mapWith(providerLine.gross);

/** What each line adds: what is neither a payment, a refund nor a fee is with the disputes, so that the sum is right (RECONCILE-R1). */
const GROSS = sumOf(sql`case ${providerLine.kind} when 'payment' then ${providerLine.gross} end`);
const REFUNDS = sumOf(sql`case ${providerLine.kind} when 'refund' then -${providerLine.gross} end`);
const DISPUTES = sumOf(
  sql`case when ${providerLine.kind} in ('dispute', 'other') then -${providerLine.gross} end`,
);
const FEES = sumOf(
  sql`${providerLine.fee} - case ${providerLine.kind} when 'fee' then ${providerLine.gross} else 0 end`,
);
const NET = sumOf(sql`${providerLine.gross} - ${providerLine.fee}`);

/** Whether a column holds a text, in whatever case. */
const holds = (column: PgColumn, text: string | undefined) =>
  text ? sql`position(lower(${text}) in lower(coalesce(${column}, ''))) > 0` : sql`true`;

/** What providers received, kept and paid out, by day, payout and currency, the newest first (RECONCILE-R1). */
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
      gross: GROSS,
      refunds: REFUNDS,
      disputes: DISPUTES,
      fees: FEES,
      net: NET,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(providerLine)
    .where(
      sql`${providerLine.kind} <> 'payout' and ${days ?? sql`true`} and ${holds(providerLine.payout, query.q)}`,
    )
    .groupBy(DAY, providerLine.provider, providerLine.currency, providerLine.payout)
    .orderBy(newest, sql`2, 3, 4`)
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map(({ total: _total, ...row }) => ({
      ...row,
      id: [row.day, row.paymentType, row.currency, row.payoutId ?? ""].join(" "),
    })),
    total: rows[0]?.total ?? 0,
  };
}
