import type { RefundReason } from "@marquee/domain/payments/refund-reason";
import type { Tx } from "../../platform/database/typed.ts";
import type { Lease } from "../attempts/lease-queries.ts";
import type { Payment } from "../attempts/payment-provider.ts";
import type { PaymentServices } from "../payment-services.ts";
import { purchaseOf } from "../purchases/purchases.ts";
import { paidOutcome, recordOutcome } from "./record-transaction.ts";

/**
 * Makes what a paid checkout has bought, in the transaction that locks the checkout's row (PAYSRV-F1): campaign,
 * transaction, invoice, the run of its items, and the mail. A verified card makes a transaction alone. Returns why
 * nothing could be made, so that the payment is refunded, or null.
 */
export async function fulfil(
  services: PaymentServices,
  tx: Tx,
  lease: Lease,
  payment: Payment | null,
): Promise<RefundReason | null> {
  const { attempt, checkout } = lease;
  if (checkout.kind !== "cardVerification")
    return purchaseOf(checkout).fulfil(services, tx, { attempt, checkout, payment });
  const outcome = { ...paidOutcome(lease, payment), campaignId: null };
  await recordOutcome(tx, lease, outcome, services.clock.now());
  return null;
}
