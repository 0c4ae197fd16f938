import { startOfCentralDay, centralDayOf } from "@marquee/domain/dates/central-time";
import { shownChanges } from "@marquee/domain/home/home-parts";
import type {
  RecentChange,
  StaffHome,
  WaitingBill,
  WaitingPayment,
  WaitingStore,
} from "@marquee/domain/home/home.schema";
import { recentChanges, type AuditedRow } from "@marquee/domain/home/recent-changes";
import { and, asc, desc, eq, gte, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { itsStore } from "../items/joins.ts";
import { audit } from "../platform/audit/audit-table.ts";
import { isoText } from "../platform/database/iso-text.ts";
import type { QueryContext, RequestContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { creditedAmount } from "../schema/credited-amount.ts";
import { refundedAmount } from "../schema/refunded-amount.ts";
import {
  bill,
  billRating,
  campaign,
  checkout,
  city,
  company,
  invoice,
  itemTally,
  offer,
  paymentAttempt,
  store,
  transaction,
} from "../schema/schema.ts";
import { hasChanged, waitsForStaff, waitsSince } from "../stores/queries.ts";

/** The most rows of a queue that are shown: those that have waited longest. */
export const MOST_QUEUED = 5;
/** The most rows of the audit trail that are read, and the most changes that are shown of them. */
const MOST_TRAIL_ROWS = 400;
const MOST_CHANGES = 10;

const tenantFilter = (scope: Scope, companyId: PgColumn): SQL | undefined =>
  inScope(scope, companyId);

export const TOTAL = sql<number>`count(*) over ()`.mapWith(Number);

/** The least instant of a column over all rows of a query, whatever its limit. */
export const oldestInstant = (column: PgColumn) =>
  sql<string>`min(${column}) over ()`.mapWith(isoText);

export interface Counted {
  readonly total: number;
  readonly oldest: string;
}

/** A queue from rows that each say how many there are in all. */
export function toQueue<Row extends Counted>(rows: readonly Row[]) {
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    oldest: first?.oldest ?? null,
    rows: rows.map(({ total: _total, oldest: _oldest, ...row }) => row),
  };
}

/** The branches that await approval, or another look, with what waits for it (HOME-S1). */
export async function readStores({ tx, scope }: QueryContext): Promise<StaffHome["stores"]> {
  const rows: readonly (WaitingStore & Counted)[] = await tx
    .select({
      id: store.id,
      storeName: store.storeName,
      code: store.code,
      companyName: company.name,
      street: store.address2,
      city: city.name,
      createdOn: waitsSince.mapWith(isoText),
      changed: hasChanged,
      offers: sql<number>`
          coalesce(
            (
              select sum(${itemTally.n})
              from ${itemTally}
              where ${itemTally.noun} = 'offers' and ${itemTally.storeId} = ${store.id}
            ),
            0
          )
        `.mapWith(Number),
      campaigns:
        sql<number>`(select count(*) from ${campaign} where ${campaign.storeId} = ${store.id} and ${campaign.validFrom} is null)`.mapWith(
          Number,
        ),
      total: TOTAL,
      oldest: sql<string>`min(${waitsSince}) over ()`.mapWith(isoText),
    })
    .from(store)
    .innerJoin(company, eq(company.id, store.companyId))
    .innerJoin(city, eq(city.id, store.cityId))
    .where(and(tenantFilter(scope, store.companyId), waitsForStaff))
    .orderBy(asc(waitsSince), asc(store.id))
    .limit(MOST_QUEUED);
  return toQueue(rows);
}

/** The bills that are not reviewed yet (HOME-S2). */
export async function readBills({ tx, scope }: QueryContext): Promise<StaffHome["bills"]> {
  const rows: readonly (WaitingBill & Counted)[] = await tx
    .select({
      id: bill.id,
      storeName: store.storeName,
      companyName: company.name,
      createdOn: bill.createdOn,
      rating: sql<
        number | null
      >`(select min(${billRating.rating}) from ${billRating} where ${billRating.billId} = ${bill.id} and ${billRating.version} = ${bill.version})`,
      ratings:
        sql<number>`(select count(*) from ${billRating} where ${billRating.billId} = ${bill.id} and ${billRating.version} = ${bill.version})`.mapWith(
          Number,
        ),
      total: TOTAL,
      oldest: oldestInstant(bill.createdOn),
    })
    .from(bill)
    .innerJoin(store, itsStore(bill))
    .innerJoin(company, eq(company.id, bill.companyId))
    .where(and(tenantFilter(scope, bill.companyId), eq(bill.status, "N")))
    .orderBy(asc(bill.createdOn), asc(bill.id))
    .limit(MOST_QUEUED);
  return toQueue(rows);
}

const CAMPAIGN_NAME = sql<string>`
  coalesce(
    ${checkout.draft} ->> 'campaignName',
    (
      select ${offer.heading}
      from ${offer}
      where ${offer.companyId} = ${checkout.companyId} and ${offer.id} = ${checkout.draft} ->> 'offerId'
    ),
    ''
  )
`;

/** The payments that are left to staff (HOME-S3). */
export async function readPayments({ tx, scope }: QueryContext): Promise<StaffHome["payments"]> {
  const rows: readonly (WaitingPayment & Counted)[] = await tx
    .select({
      id: paymentAttempt.id,
      campaignName: CAMPAIGN_NAME,
      companyName: company.name,
      paymentType: sql<
        "Card" | "PayPal"
      >`case ${paymentAttempt.provider} when 'paypal' then 'PayPal' else 'Card' end`,
      refunding: sql<boolean>`${paymentAttempt.state} = 'refundDue'`,
      providerStatus: paymentAttempt.providerStatus,
      amount: sql<number>`
          case ${paymentAttempt.state}
            when 'refundDue' then coalesce(${paymentAttempt.receivedAmount}, ${paymentAttempt.amount})
            else ${paymentAttempt.amount}
          end
        `.mapWith(paymentAttempt.amount),
      retries: paymentAttempt.retries,
      createdOn: sql<string>`${paymentAttempt.deadSince}`.mapWith(paymentAttempt.createdOn),
      total: TOTAL,
      oldest: oldestInstant(paymentAttempt.deadSince),
    })
    .from(paymentAttempt)
    .innerJoin(checkout, eq(checkout.id, paymentAttempt.checkoutId))
    .innerJoin(company, eq(company.id, checkout.companyId))
    .where(and(tenantFilter(scope, checkout.companyId), isNotNull(paymentAttempt.deadSince)))
    .orderBy(asc(paymentAttempt.deadSince), asc(paymentAttempt.id))
    .limit(MOST_QUEUED);
  return toQueue(rows);
}

/** What was paid today in Central time, and what of it payers have back: a lost dispute is in their credit notes, too (HOME-S4). */
export async function readPaidToday({
  tx,
  scope,
  now,
}: QueryContext): Promise<StaffHome["paidToday"]> {
  const [row] = await tx
    .select({
      paid: sql<number>`count(*) filter (where ${transaction.status} = 'Paid')`.mapWith(Number),
      failed:
        sql<number>`count(*) filter (where ${transaction.status} in ('Fail', 'Error'))`.mapWith(
          Number,
        ),
      amount:
        sql<number>`coalesce(sum(${transaction.amount}) filter (where ${transaction.status} = 'Paid'), 0)`.mapWith(
          transaction.amount,
        ),
      refunded:
        sql<number>`coalesce(sum(coalesce(${creditedAmount}, ${refundedAmount})) filter (where ${transaction.status} = 'Paid'), 0)`.mapWith(
          transaction.amount,
        ),
    })
    .from(transaction)
    .leftJoin(
      invoice,
      and(eq(invoice.checkoutId, transaction.checkoutId), eq(transaction.status, "Paid")),
    )
    .where(
      and(
        tenantFilter(scope, transaction.companyId),
        gte(transaction.createdOn, startOfCentralDay(centralDayOf(now))),
      ),
    );
  return row ?? { paid: 0, failed: 0, amount: 0, refunded: 0 };
}

/** What changed lately, of the nouns that the caller may know of: among the last rows of the audit trail (HOME-S5). */
export async function readChanges({
  tx,
  scope,
  user,
}: RequestContext): Promise<readonly RecentChange[]> {
  const latest = tx
    .select()
    .from(audit)
    .where(tenantFilter(scope, audit.companyId))
    .orderBy(desc(audit.id))
    .limit(MOST_TRAIL_ROWS)
    .as("latest");
  const rows = await tx
    .select({
      id: latest.id,
      at: latest.at,
      noun: sql<AuditedRow["noun"]>`${latest.noun}`,
      action: latest.action,
      before: latest.before,
      after: latest.after,
      companyName: company.name,
    })
    .from(latest)
    .leftJoin(company, eq(company.id, latest.companyId))
    .where(inArray(latest.noun, [...shownChanges(user)]))
    .orderBy(desc(latest.id));
  return recentChanges(rows, MOST_CHANGES);
}
