import { splitAmount } from "@marquee/domain/money/cents";
import { subjectOf } from "@marquee/domain/payments/purchase-subject";
import type { Tx } from "../../platform/database/typed.ts";
import type { Lease } from "../attempts/lease-queries.ts";
import type { Payment } from "../attempts/payment-provider.ts";
import { recordOutcome } from "./record-transaction.ts";

/** Records that a user cancelled a payment: once, and for PayPal once for each offer (PAYSRV-X1, PAYSRV-Y6). */
export async function recordCancelled(
  tx: Tx,
  lease: Lease,
  payment: Payment,
  now: Date,
): Promise<void> {
  const { attempt, checkout } = lease;
  const outcome = {
    status: "Cancelled",
    providerStatus: payment.status,
    payment,
    amount: attempt.amount,
    campaignId: null,
  } as const;
  const key = `cancelled:${payment.id}`;
  const { offers } = subjectOf(checkout);
  if (attempt.provider !== "paypal" || offers.length === 0) {
    await recordOutcome(tx, lease, { ...outcome, key }, now);
    return;
  }
  // Each row has its part, so that the column of amounts adds up to what was not paid.
  const amounts = splitAmount(attempt.amount, offers.length);
  for (const [index, offerId] of offers.entries()) {
    const part = { key: `${key}:${offerId}`, offerId, amount: amounts[index] ?? 0 };
    await recordOutcome(tx, lease, { ...outcome, ...part }, now);
  }
}
