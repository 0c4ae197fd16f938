import { refundFigures } from "@marquee/domain/payments/refund-figures";
import { refundObstacle } from "@marquee/domain/refunds/refund-obstacle";
import { isOpenRefund } from "@marquee/domain/refunds/refund-state";
import type { Refundable } from "@marquee/domain/refunds/refund.schema";
import { and, eq, sql } from "drizzle-orm";
import type { TransactionContext } from "../../platform/tenancy/request-context.ts";
import type { Scope } from "../../platform/tenancy/scope.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import { refundedAmount } from "../../schema/refunded-amount.ts";
import {
  campaign,
  campaignOffer,
  campaignProduct,
  company,
  dispute,
  invoice,
  paymentAttempt,
  transaction,
} from "../../schema/schema.ts";
import { refundsOf } from "./queries.ts";

/** All payments are collected in this currency (PAYSRV-R3). */
const CURRENCY = "CAD";

/** What can be refunded, with what the server needs to refund it. */
export interface FoundRefundable {
  readonly refundable: Refundable;
  /** The payment that received the money; null if nothing of it can be refunded. */
  readonly payment: {
    readonly attemptId: string;
    readonly checkoutId: string;
    readonly companyId: string;
    readonly storeId: string | null;
  } | null;
}

const tenantFilter = (scope: Scope) => inScope(scope, transaction.companyId, transaction.storeId);

const ITEMS = sql<number>`
  (select count(*)::int from ${campaignOffer} where ${campaignOffer.campaignId} = ${campaign.id})
  + (select count(*)::int from ${campaignProduct} where ${campaignProduct.campaignId} = ${campaign.id})`;

const selectPayment = ({ tx, scope }: TransactionContext, id: string) =>
  tx
    .select({
      payment: transaction,
      refunded: refundedAmount,
      companyName: company.name,
      attempt: { id: paymentAttempt.id, state: paymentAttempt.state },
      campaign: {
        id: campaign.id,
        campaignName: campaign.campaignName,
        days: campaign.days,
        validFrom: campaign.validFrom,
        validTill: campaign.validTill,
      },
      items: ITEMS,
      invoice: {
        invoiceId: invoice.invoiceId,
        paymentAmount: invoice.paymentAmount,
        receipt: invoice.receipt,
      },
    })
    .from(transaction)
    .innerJoin(company, eq(company.id, transaction.companyId))
    .leftJoin(
      paymentAttempt,
      and(
        eq(paymentAttempt.checkoutId, transaction.checkoutId),
        eq(paymentAttempt.providerId, transaction.paymentId),
      ),
    )
    .leftJoin(campaign, eq(campaign.checkoutId, transaction.checkoutId))
    .leftJoin(
      invoice,
      and(eq(invoice.checkoutId, transaction.checkoutId), eq(transaction.status, "Paid")),
    )
    .where(and(tenantFilter(scope), eq(transaction.id, id)));

/** Locks a payment of the scope until the transaction ends: of two requests of refunds one waits, and sees the other (REFUND-S2). */
export const lockPayment = ({ tx, scope }: TransactionContext, id: string): PromiseLike<unknown> =>
  tx
    .select({ id: transaction.id })
    .from(transaction)
    .where(and(tenantFilter(scope), eq(transaction.id, id)))
    .for("update");

/** What can be refunded of a payment of the scope; undefined for an unknown one. */
export async function findRefundable(
  context: TransactionContext,
  id: string,
): Promise<FoundRefundable | undefined> {
  const { tx } = context;
  const [found] = await selectPayment(context, id);
  if (!found) return undefined;
  const { payment, attempt, companyName, items } = found;
  const { amount, checkoutId, companyId, storeId, status } = payment;
  const refunded = found.refunded ?? 0;
  const { remaining: left } = refundFigures(amount, refunded);
  const refunds = await refundsOf(context, id);
  const disputes = attempt
    ? await tx
        .select({ state: dispute.state })
        .from(dispute)
        .where(eq(dispute.attemptId, attempt.id))
    : [];
  const refundable: Refundable = {
    transactionId: payment.id,
    companyName,
    paidFor: found.campaign?.campaignName ?? payment.transactionType,
    userId: payment.userId,
    paidOn: payment.createdOn,
    paymentType: payment.paymentType,
    paidWith: payment.paidWith,
    amount,
    refunded,
    left,
    currency: CURRENCY,
    obstacle: refundObstacle({
      status,
      amount,
      isSettled: attempt?.state === "succeeded",
      left,
      disputes: disputes.map(({ state }) => state),
      hasOpenRefund: refunds.some(({ state }) => isOpenRefund(state)),
    }),
    campaign: found.campaign && { ...found.campaign, items },
    invoice: found.invoice,
    refunds,
  };
  return {
    refundable,
    payment:
      attempt && checkoutId !== null
        ? { attemptId: attempt.id, checkoutId, companyId, storeId }
        : null,
  };
}
