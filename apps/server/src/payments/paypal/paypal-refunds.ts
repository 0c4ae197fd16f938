import type { PaymentProvider, RefundAnswer } from "../attempts/payment-provider.ts";
import type { PaypalAnswer, PaypalSession } from "./paypal-client.ts";
import { refundKey } from "../attempts/refund-key.ts";
import { centsIn, toPaypalMoney } from "./paypal-payment.ts";
import { PaypalOrder, PaypalRefund } from "./paypal-shapes.ts";

const STATUS = {
  COMPLETED: "done",
  PENDING: "pending",
  FAILED: "failed",
  CANCELLED: "failed",
} as const;

/** An unknown status is not final: the refund is queried again. */
const refundStatus = (status: string): "done" | "pending" | "failed" =>
  Object.entries(STATUS).find(([name]) => name === status)?.[1] ?? "pending";

function toRefundAnswer(answer: PaypalAnswer<typeof PaypalRefund.Type>): RefundAnswer {
  switch (answer.tag) {
    case "ok":
      return { tag: "refund", id: answer.body.id, status: refundStatus(answer.body.status) };
    case "refused":
      // A user refunded it by hand.
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
): Pick<PaymentProvider, "findNamedRefund" | "findRefund" | "findRefunded" | "refund"> => ({
  refund: async (request) =>
    toRefundAnswer(
      await session()(
        {
          method: "POST",
          path: `/v2/payments/captures/${encodeURIComponent(request.receivedAs)}/refund`,
          json: JSON.stringify({
            amount: toPaypalMoney(request.cents),
            custom_id: request.attemptId,
          }),
          requestId: refundKey(request),
        },
        PaypalRefund,
      ),
    ),
  // a request under the same id is answered alike for 45 days, and repeated each hour
  findNamedRefund: () => Promise.resolve(null),
  findRefunded: async (orderId) => {
    const answer = await session()(
      { method: "GET", path: `/v2/checkout/orders/${encodeURIComponent(orderId)}` },
      PaypalOrder,
    );
    if (answer.tag === "refused")
      return { tag: "refused", reason: answer.issue, missing: answer.missing };
    if (answer.tag === "unavailable") return answer;
    const [{ payments }] = answer.body.purchase_units;
    const made = (payments?.refunds ?? []).filter(
      ({ status }) => refundStatus(status) !== "failed",
    );
    const times = made.map(({ create_time }) => new Date(create_time).getTime());
    return {
      tag: "refunded",
      cents: made.reduce((sum, { amount }) => sum + centsIn(amount), 0),
      lastOn: times.length === 0 ? null : new Date(Math.max(...times)),
    };
  },
  findRefund: async (refundId) =>
    toRefundAnswer(
      await session()(
        { method: "GET", path: `/v2/payments/refunds/${encodeURIComponent(refundId)}` },
        PaypalRefund,
      ),
    ),
});
