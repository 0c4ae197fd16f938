import type { Settling } from "../webhooks/settle-due.ts";
import { genericDecline } from "./card-outcome.ts";
import { disputeById, settleDisputeIfDue } from "./dispute.ts";
import { decline, succeed } from "./intent-outcome.ts";
import { holdIntent, type PaymentIntentRow } from "./payment-intent.ts";
import { methodById } from "./payment-method.ts";
import { refundById, settleRefundIfDue } from "./refund.ts";
import type { Work } from "./work.ts";

/** Ends a slow payment whose time has come; any other is left as it is. The transaction holds the row. */
export async function settleIfDue(work: Work, intent: PaymentIntentRow): Promise<PaymentIntentRow> {
  if (!intent.settles_at || intent.settles_at > work.now || !intent.payment_method) return intent;
  const method = await methodById(work.tx, intent.payment_method);
  return intent.settles_well
    ? succeed(work, intent, method)
    : decline(work, intent, method, genericDecline);
}

/** What happens without a call. */
const withoutRequest = (work: Pick<Work, "now" | "tx">): Work => ({
  ...work,
  request: { id: null, idempotencyKey: null },
});

/** How slow payments, refunds and disputes end. */
export const STRIPE_SETTLING: Settling = {
  stripe_payment_intent: async (work, id) =>
    settleIfDue(withoutRequest(work), await holdIntent(work.tx, id)),
  stripe_refund: async (work, id) =>
    settleRefundIfDue(withoutRequest(work), await refundById(withoutRequest(work), id)),
  stripe_dispute: async (work, id) =>
    settleDisputeIfDue(withoutRequest(work), await disputeById(withoutRequest(work), id)),
};
