import type { PaymentProvider, RefundAnswer } from "../attempts/payment-provider.ts";
import type { PaypalAnswer, PaypalSession } from "./paypal-client.ts";
import { moneyOf } from "./paypal-payment.ts";
import { PaypalRefund } from "./paypal-shapes.ts";

const STATUS = {
  COMPLETED: "done",
  PENDING: "pending",
  FAILED: "failed",
  CANCELLED: "failed",
} as const;

/** An unknown status is not final: the refund is queried again. */
const statusOf = (status: string): "done" | "pending" | "failed" =>
  Object.entries(STATUS).find(([name]) => name === status)?.[1] ?? "pending";

function answerOf(answer: PaypalAnswer<typeof PaypalRefund.Type>): RefundAnswer {
  switch (answer.tag) {
    case "ok":
      return { tag: "refund", id: answer.body.id, status: statusOf(answer.body.status) };
    case "refused":
      // Somebody refunded it by hand.
      return answer.issue === "CAPTURE_FULLY_REFUNDED"
        ? { tag: "refund", id: null, status: "done" }
        : { tag: "refused", reason: answer.issue, missing: answer.missing };
    case "unavailable":
      return answer;
  }
}

/** Refunds of payments by PayPal (PAYSRV-G2, PAYSRV-Y8). */
export const paypalRefunds = (
  session: () => PaypalSession,
): Pick<PaymentProvider, "findRefund" | "refund"> => ({
  refund: async ({ attemptId, receivedAs, cents, after }) =>
    answerOf(
      await session()(
        {
          method: "POST",
          path: `/v2/payments/captures/${encodeURIComponent(receivedAs)}/refund`,
          json: JSON.stringify({ amount: moneyOf(cents), custom_id: attemptId }),
          requestId: `refund:${receivedAs}${after === undefined ? "" : `:${after}`}`,
        },
        PaypalRefund,
      ),
    ),
  findRefund: async (refundId) =>
    answerOf(
      await session()(
        { method: "GET", path: `/v2/payments/refunds/${encodeURIComponent(refundId)}` },
        PaypalRefund,
      ),
    ),
});
