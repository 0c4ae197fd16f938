import { disputeChanges } from "@marquee/domain/disputes/dispute-changes";
import type {
  Dispute,
  DisputeChange,
  DisputeDetails,
  HeldEvidence,
} from "@marquee/domain/disputes/dispute.schema";
import { paidWithText } from "@marquee/domain/payments/card-text";
import { and, desc, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import { refundedAmount } from "../../schema/refunded-amount.ts";
import { audit, beacon, campaign, invoice, transaction } from "../../schema/schema.ts";
import { findAgreement } from "../../users/agreement.ts";
import { findDispute } from "./queries.ts";

/** The most changes of a dispute that are shown: the latest ones. */
const MOST_CHANGES = 100;

type Counted = Pick<HeldEvidence, "impressions" | "clicks" | "countedDays">;

async function countedOf(
  { tx, scope }: RequestContext,
  campaignId: string | null,
): Promise<Counted> {
  if (campaignId === null) return { impressions: 0, clicks: 0, countedDays: 0 };
  const [row] = await tx
    .select({
      impressions: sql<number>`coalesce(sum(${beacon.impressions}), 0)`.mapWith(Number),
      clicks: sql<number>`coalesce(sum(${beacon.clicks}), 0)`.mapWith(Number),
      countedDays: sql<number>`count(distinct ${beacon.createdOn})`.mapWith(Number),
    })
    .from(beacon)
    .where(
      and(inScope(scope, beacon.companyId, beacon.storeId), eq(beacon.campaignId, campaignId)),
    );
  return row ?? { impressions: 0, clicks: 0, countedDays: 0 };
}

/** What we hold of a disputed payment (DISPUTE-E1). */
async function heldEvidence(context: RequestContext, dispute: Dispute): Promise<HeldEvidence> {
  const { checkoutId, companyId, companyName, campaignName, campaignId, userId } = dispute;
  const [paid] = await context.tx
    .select({
      invoiceId: invoice.invoiceId,
      invoicedOn: invoice.createdOn,
      paidWith: transaction.paidWith,
      amount: transaction.amount,
      refunded: refundedAmount,
      receipt: invoice.receipt,
      validFrom: campaign.validFrom,
      validTill: campaign.validTill,
    })
    .from(transaction)
    .leftJoin(invoice, eq(invoice.checkoutId, transaction.checkoutId))
    .leftJoin(
      campaign,
      and(eq(campaign.companyId, transaction.companyId), eq(campaign.id, transaction.campaignId)),
    )
    .where(
      and(
        inScope(context.scope, transaction.companyId, transaction.storeId),
        eq(transaction.checkoutId, checkoutId),
        eq(transaction.status, "Paid"),
      ),
    );
  const agreement = await findAgreement(context, companyId);
  return {
    companyName,
    campaignName: campaignName ?? "",
    userId,
    paidWith: paidWithText(paid?.paidWith ?? null, dispute.paymentType),
    currency: dispute.currency,
    invoiceId: paid?.invoiceId ?? null,
    invoicedOn: paid?.invoicedOn ?? null,
    paidAmount: paid?.amount ?? dispute.amount,
    refunded: paid?.refunded ?? 0,
    // what was bought: a refund takes days off the campaign
    days: paid?.receipt?.days ?? 0,
    validFrom: paid?.validFrom ?? null,
    validTill: paid?.validTill ?? null,
    agreedBy: agreement?.email ?? null,
    agreedOn: agreement?.agreedOn ?? null,
    ...(await countedOf(context, campaignId)),
  };
}

/**
 * Returns what happened to a dispute of the scope, the latest first, from its last 100 rows of the
 * audit trail (DISPUTE-H1).
 */
export async function historyOfDispute(
  { tx, scope }: RequestContext,
  id: string,
): Promise<readonly DisputeChange[]> {
  const rows = await tx
    .select({ at: audit.at, actor: audit.actor, before: audit.before, after: audit.after })
    .from(audit)
    .where(and(eq(audit.noun, "disputes"), eq(audit.rowId, id), inScope(scope, audit.companyId)))
    .orderBy(desc(audit.id))
    .limit(MOST_CHANGES);
  return disputeChanges(rows);
}

/** A dispute of the scope with all that its page shows; undefined for an unknown one and a foreign one alike. */
export async function disputeDetails(
  context: RequestContext,
  id: string,
): Promise<DisputeDetails | undefined> {
  const dispute = await findDispute(context, id);
  if (!dispute) return undefined;
  return {
    ...dispute,
    held: await heldEvidence(context, dispute),
    history: await historyOfDispute(context, id),
  };
}
