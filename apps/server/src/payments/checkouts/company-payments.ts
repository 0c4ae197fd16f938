import type { Contract } from "@marquee/api/contract/contract";
import type { Page } from "@marquee/api/http/call";
import { can } from "@marquee/domain/access/can";
import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import type { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import {
  PAYMENT_STATUSES,
  paymentStatus,
  type PaymentListed,
} from "@marquee/domain/payments/payment-status";
import { and, count, eq, ne, or, sql, type SQL } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { isAmong } from "../../platform/database/is-among.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { dayFilters } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { Refusal } from "../../platform/refusal/refusal.ts";
import type { QueryContext, RequestContext } from "../../platform/tenancy/request-context.ts";
import type { Scope } from "../../platform/tenancy/scope.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import { boughtOffer } from "../../schema/bought-offer.ts";
import { disputeStateOf } from "../../schema/dispute-state.ts";
import { refundedAmount } from "../../schema/refunded-amount.ts";
import {
  campaign,
  checkout,
  company,
  creditNote,
  dispute,
  invoice,
  offer,
  store,
  transaction,
} from "../../schema/schema.ts";
import { isPayable, payableStates } from "./checkout-state.ts";
import { AMOUNT, ofItsPayment, REFUNDED, sumCharged } from "./payment-amounts.ts";

const tenantFilter = (scope: Scope) => inScope(scope, checkout.companyId, checkout.storeId);

/** As its campaign is named, which may have a number that its plan has not (CAMP-D8). */
const NAME = sql<
  string | null
>`coalesce(${campaign.campaignName}, ${checkout.draft} ->> 'campaignName', ${offer.heading})`;

/** The outcomes of a checkout have its company: it is named for the index. */
const HAS_FAILED = sql<boolean>`exists (
  select 1 from ${transaction} failed where failed.checkout_id = ${checkout.id} and failed.status = 'Fail'
)`;

const CREDIT_NOTE = sql<string | null>`(
  select n.number from ${creditNote} n
  where n.invoice_key = ${invoice.id} and n.voided_on is null order by n.created_on desc, n.number desc limit 1
)`;

const DISPUTE = disputeStateOf(transaction);

/** Few have a dispute at all, which is one look into a table of them: the newest is sought for these alone. */
const IS_DISPUTED = sql`exists (select 1 from ${dispute} any_of where any_of.checkout_id = ${checkout.id}) and coalesce(${DISPUTE} in ('inquiry', 'inquiryReview', 'needsResponse', 'underReview', 'lost'), false)`;

/** The domain's `paymentStatus` in SQL (PAY-S1 … PAY-S3): null where none was tried. */
const STATUS = sql<CompanyPayment["status"] | null>`case
  when ${checkout.state} in ('requiresAction', 'unknown', 'refundDue') then 'waiting'
  when ${checkout.state} = 'refunded' then 'refunded'
  when ${checkout.state} = 'paid' then case
    when ${IS_DISPUTED} then 'disputed' when ${refundedAmount} > 0 then 'refunded' else 'paid' end
  when ${checkout.state} = 'declined' or ${HAS_FAILED} then 'failed' end`;

/** The states of which a status can be, by which most rows are passed over before the rest of it is asked. */
const STATES = {
  waiting: ["requiresAction", "unknown", "refundDue"],
  paid: ["paid"],
  refunded: ["refunded", "paid"],
  disputed: ["paid"],
  unfinished: ["requiresAction", "unknown", "refundDue", "paid", "declined", "open"],
  failed: ["declined", "open", "expired", "cancelled"],
} as const satisfies Record<Exclude<PaymentListed, "all">, readonly CheckoutState[]>;

/** Whether it has any status: by its state, or by a failure. */
const isTried = or(
  isAmong(checkout.state, [...STATES.waiting, ...STATES.refunded, "declined"]),
  HAS_FAILED,
);

/** What still needs a step of the user, the bank or Marquee (PAY-S8). */
const isUnfinished = (now: Date) => sql<boolean>`case ${STATUS}
  when 'waiting' then true
  when 'disputed' then ${DISPUTE} <> 'lost'
  when 'failed' then ${isAmong(checkout.state, payableStates)} and ${checkout.expiresAt} > ${now.toISOString()}::timestamptz
  else false end`;

const FIELDS = {
  id: checkout.id,
  kind: checkout.kind,
  state: checkout.state,
  hasFailed: HAS_FAILED,
  name: NAME,
  companyId: checkout.companyId,
  companyName: company.name,
  storeId: checkout.storeId,
  storeName: store.storeName,
  userId: checkout.userId,
  amount: AMOUNT.mapWith(transaction.amount) as SQL<number>,
  refundedAmount: REFUNDED.mapWith(transaction.amount) as SQL<number | null>,
  paidWith: transaction.paidWith,
  message: checkout.message,
  expiresAt: checkout.expiresAt,
  disputeState: DISPUTE,
  campaignId: campaign.id,
  invoiceId: invoice.invoiceId,
  invoiceKey: invoice.id,
  creditNote: CREDIT_NOTE,
  createdOn: checkout.datedOn,
} as const;

const itsOffer = boughtOffer(checkout.companyId, sql`${checkout.draft} ->> 'offerId'`);

/** Adds to a selection of checkouts what their search compares. */
const joinSearched = <Of extends PgSelect>(checkouts: Of) =>
  checkouts
    .leftJoin(store, eq(store.id, checkout.storeId))
    .leftJoin(transaction, ofItsPayment)
    .leftJoin(invoice, eq(invoice.checkoutId, checkout.id))
    .leftJoin(campaign, eq(campaign.checkoutId, checkout.id))
    .leftJoin(itsOffer.named, itsOffer.onNamed)
    .leftJoin(offer, itsOffer.on);

/** Payments with what they bought and what became of them, one statement however many rows. Callers add the scope. */
const selectPayments = (tx: Tx) =>
  joinSearched(
    tx
      .select(FIELDS)
      .from(checkout)
      .innerJoin(company, eq(company.id, checkout.companyId))
      .$dynamic(),
  );

/** The ids of checkouts with their payments, which is all that a page is found by. */
const selectIds = (tx: Tx) =>
  tx.select({ id: checkout.id }).from(checkout).leftJoin(transaction, ofItsPayment);

type Row = Awaited<ReturnType<typeof selectPayments>>[number];

/** The caller, who sees only their own verifications of cards (PAYSRV-L2). */
interface Viewer {
  readonly companyId: string | null;
  readonly viewer: string;
}

function statusCondition(status: PaymentListed, { now }: QueryContext): SQL | undefined {
  if (status === "all") return isTried;
  const condition = status === "unfinished" ? isUnfinished(now) : eq(STATUS, status);
  return and(isAmong(checkout.state, STATES[status]), condition);
}

const listRows = defineList<Contract["payments"]["companyPayments"], Viewer, Row>({
  from: checkout,
  id: checkout.id,
  select: selectPayments,
  ids: selectIds,
  counted: (tx) => joinSearched(tx.select({ id: checkout.id }).from(checkout).$dynamic()),
  searched: { createdOn: checkout.datedOn },
  tenantFilter,
  filters: {
    companyId: (companyId) => eq(checkout.companyId, companyId),
    storeId: (storeId) => eq(checkout.storeId, storeId),
    viewer: (email) => or(ne(checkout.kind, "cardVerification"), eq(checkout.userId, email)),
    status: statusCondition,
    ...dayFilters(checkout.datedOn),
  },
  sorts: { createdOn: checkout.datedOn, amount: AMOUNT },
  sortedBy: "-createdOn",
  search: [
    NAME,
    store.storeName,
    invoice.invoiceId,
    sql`(${AMOUNT} / 100.0)::numeric(12, 2)::text`,
  ],
  sums: sumCharged,
  counts: {
    by: "status",
    listed: ({ status }) => [status ?? "all"],
    read: async ({ tx, now }, filter) => {
      const tried = tx
        .select({ status: STATUS.as("status"), unfinished: isUnfinished(now).as("unfinished") })
        .from(checkout)
        .leftJoin(transaction, ofItsPayment)
        .where(filter)
        .as("tried");
      const rows = await tx
        .select({
          status: tried.status,
          n: count(),
          unfinished: sql<number>`count(*) filter (where ${tried.unfinished})`.mapWith(Number),
        })
        .from(tried)
        .groupBy(tried.status);
      const each = PAYMENT_STATUSES.map(
        (name) => [name, rows.find(({ status }) => status === name)?.n ?? 0] as const,
      );
      return {
        all: each.reduce((sum, [, n]) => sum + n, 0),
        unfinished: rows.reduce((sum, { unfinished }) => sum + unfinished, 0),
        ...Object.fromEntries(each),
      };
    },
  },
});

/** A row as this user may see it: its opener and users who see invoices also see what it was paid with (PAYSRV-A2). */
function toPayment({ user, now }: RequestContext, row: Row): CompanyPayment {
  const { state, hasFailed, expiresAt, refundedAmount: refunded, ...shown } = row;
  const seesInvoices = can(user, "invoices.view").allowed;
  const facts = { state, hasFailed, refundedAmount: refunded ?? 0, disputeState: row.disputeState };
  const status = paymentStatus(facts);
  if (status === null) throw new Error(`checkout ${row.id} is listed and was not tried`);
  return {
    ...shown,
    status,
    refundedAmount: refunded ?? 0,
    paidWith: seesInvoices || user.email === row.userId ? row.paidWith : null,
    isPayable: isPayable(state) && Date.parse(expiresAt) > now.getTime(),
    ...(seesInvoices ? {} : { invoiceId: null, invoiceKey: null, creditNote: null }),
  };
}

/** The payments of a company, newest first by default, with how many have each status (PAYSRV-L1). */
export async function listCompanyPayments(
  context: RequestContext,
  listing: Omit<Parameters<typeof listRows>[1], "viewer">,
): Promise<Page<CompanyPayment> | Refusal> {
  const page = await listRows(context, {
    ...listing,
    status: listing.status ?? "all",
    viewer: context.user.email,
  });
  return page instanceof Refusal
    ? page
    : { ...page, rows: page.rows.map((row) => toPayment(context, row)) };
}
