import { holdsMoney, type DisputeState } from "../disputes/dispute-state.ts";
import { disputeMessages } from "../disputes/messages.ts";
import type { TransactionStatus } from "../payments/transaction.schema.ts";
import { refundMessages } from "./messages.ts";

/** What decides whether something of a payment can be refunded by staff. */
export interface PaymentToRefund {
  readonly status: TransactionStatus;
  /** Whether its money was received and is not on its way back by itself. */
  readonly isSettled: boolean;
  readonly amount: number;
  readonly left: number;
  readonly disputes: readonly DisputeState[];
  /** Whether the provider has still to say what becomes of an earlier refund by staff. */
  readonly hasOpenRefund: boolean;
}

/** Why nothing of a payment can be refunded by staff now, in words; null if something can (REFUND-S2 … REFUND-S4). */
export function refundObstacle(payment: PaymentToRefund): string | null {
  if (payment.status !== "Paid" || payment.amount === 0) return refundMessages.notPaid;
  if (!payment.isSettled) return refundMessages.isAutomatic;
  if (payment.disputes.some(holdsMoney)) return disputeMessages.refundDisputed;
  if (payment.hasOpenRefund) return refundMessages.isOpen;
  return payment.left > 0 ? null : refundMessages.nothingLeft;
}
