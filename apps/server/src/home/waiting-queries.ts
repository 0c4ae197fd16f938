import { centralDayOf } from "@marquee/domain/dates/central-time";
import { shownWaiting } from "@marquee/domain/home/home-parts";
import type { HomeWaiting } from "@marquee/domain/home/home.schema";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isoText } from "../platform/database/iso-text.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import {
  bill,
  campaign,
  checkout,
  offer,
  savedCard,
  store,
  transaction,
} from "../schema/schema.ts";

/** The most of each kind that are shown: those that have waited longest. */
const MOST_OF_EACH = 3;
/** A checkout that has waited longer than this is no news of the bank's. */
const PAYMENT_DAYS = 30;

const tenantFilter = (
  scope: Scope,
  { companyId, storeId }: { readonly companyId: PgColumn; readonly storeId: PgColumn },
): SQL => inScope(scope, companyId, storeId) ?? sql`true`;

/** The branches that await approval, with how many offers of campaigns that begin with it. */
const approvals = ({ scope }: RequestContext): SQL =>
  sql`
    select
      'approval' as kind, ${store.id} as id, ${store.storeName} as name, ${store.createdOn} as since,
      (
        select count(*)
        from ${campaign}
        join ${offer} on ${offer.companyId} = ${campaign.companyId} and ${offer.campaignId} = ${campaign.id}
        where ${campaign.storeId} = ${store.id} and ${campaign.validFrom} is null and ${offer.validFrom} is null
      )::int as count,
      null::bigint as cents,
      null::text as reason
    from ${store}
    where ${tenantFilter(scope, { companyId: store.companyId, storeId: store.id })}
      and ${store.isApprove} = 'N'
      and ${store.sentBack} is null
      and ${store.active} = 'Y'
    order by ${store.createdOn}, ${store.storeName}
    limit ${MOST_OF_EACH}
  `;

/** The branches that were sent back and are not changed yet (STORE-A11). */
const sentBack = ({ scope }: RequestContext): SQL =>
  sql`
    select
      'sentBack', ${store.id}, ${store.storeName}, (${store.sentBack} ->> 'on')::timestamptz, 1, null::bigint,
      ${store.sentBack} ->> 'reason'
    from ${store}
    where ${tenantFilter(scope, { companyId: store.companyId, storeId: store.id })}
      and ${store.isApprove} = 'N'
      and ${store.sentBack} is not null
      and ${store.active} = 'Y'
    order by 4, ${store.storeName}
    limit ${MOST_OF_EACH}
  `;

/** The checkouts of a condition, by the name of their campaign or offer. */
function checkouts(
  kind: "failedPayment" | "payment",
  { scope }: RequestContext,
  condition: SQL,
): SQL {
  return sql`
    select
      ${kind}::text, ${checkout.id},
      coalesce(
        ${checkout.draft} ->> 'campaignName',
        (
          select ${offer.heading}
          from ${offer}
          where ${offer.companyId} = ${checkout.companyId} and ${offer.id} = ${checkout.draft} ->> 'offerId'
        ),
        ''
      ),
      ${checkout.updatedOn}, 1, ${checkout.total}::bigint, null::text
    from ${checkout}
    where ${tenantFilter(scope, checkout)} and ${checkout.kind} <> 'cardVerification' and ${condition}
    order by ${checkout.updatedOn}
    limit ${MOST_OF_EACH}
  `;
}

const payments = (context: RequestContext): SQL => {
  const since = new Date(context.now.getTime() - PAYMENT_DAYS * 86_400_000).toISOString();
  return checkouts(
    "payment",
    context,
    sql`${checkout.state} in ('requiresAction', 'unknown') and ${checkout.createdOn} >= ${since}::timestamptz`,
  );
};

/** Payments that failed, of checkouts that can still be paid. */
const failedPayments = (context: RequestContext): SQL =>
  checkouts(
    "failedPayment",
    context,
    sql`
      ${checkout.state} in ('open', 'declined') and ${checkout.expiresAt} > ${context.now.toISOString()}::timestamptz
        and exists (
          select 1
          from ${transaction}
          where ${tenantFilter(context.scope, transaction)}
            and ${transaction.checkoutId} = ${checkout.id}
            and ${transaction.status} = 'Fail'
        )
    `,
  );

const bills = ({ scope }: RequestContext): SQL =>
  sql`
    select 'bills', 'bills', '', min(${bill.createdOn}), count(*)::int, null::bigint, null::text
    from ${bill}
    where ${tenantFilter(scope, bill)} and ${bill.status} = 'N'
    having count(*) > 0
  `;

/** The user's own cards whose last month is the next one, is this one, or is over (HOME-M4). */
const cards = ({ user, now }: RequestContext): SQL => {
  const [year = 0, thisMonth = 0] = centralDayOf(now).split("-").map(Number);
  const nextMonth = year * 12 + thisMonth;
  return sql`
    select
      'card', ${savedCard.cardId}, initcap(${savedCard.brand}) || ' ending ' || ${savedCard.last4digit},
      make_timestamptz(${savedCard.expYear}, ${savedCard.expMonth}, 1, 0, 0, 0, 'America/Chicago'),
      (${savedCard.expYear} * 100 + ${savedCard.expMonth}), null::bigint, null::text
    from ${savedCard}
    where ${savedCard.userId} = ${user.email} and ${savedCard.expYear} * 12 + ${savedCard.expMonth} - 1 <= ${nextMonth}
    order by 4
    limit ${MOST_OF_EACH}
  `;
};

const KINDS = {
  approval: approvals,
  sentBack,
  failedPayment: failedPayments,
  payment: payments,
  bills,
  card: cards,
};
/** Who must act comes first: the user, then the bank, then Marquee. */
const ORDER = ["failedPayment", "card", "sentBack", "payment", "approval", "bills"] as const;

interface Row extends Record<string, unknown> {
  readonly kind: HomeWaiting["kind"];
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly count: number;
  readonly cents: string | null;
  readonly reason: string | null;
}

/** What waits, for whom and since when: of each kind that the user may see, what has waited longest (HOME-M4). */
export async function readWaiting(context: RequestContext): Promise<readonly HomeWaiting[]> {
  const shown = new Set(shownWaiting(context.user));
  const parts = ORDER.filter((kind) => shown.has(kind)).map(
    (kind) => sql`(${KINDS[kind](context)})`,
  );
  const { rows } = await context.tx.execute<Row>(
    sql`
      select *
      from (
        select
          null::text as kind, null::text as id, null::text as name, null::timestamptz as since, null::int as count,
          null::bigint as cents, null::text as reason
        where false
        union all ${sql.join(parts, sql` union all `)}
      ) as waiting
    `,
  );
  return ORDER.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ cents, since, reason, ...row }) => ({
        ...row,
        ...(reason === null ? {} : { reason }),
        since: isoText(since),
        amount: cents === null ? null : Number(cents) / 100,
      })),
  );
}
