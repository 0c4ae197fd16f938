import type { PaymentProvider, RefundResponse } from "../attempts/payment-provider.ts";
import { refundKey } from "../attempts/refund-key.ts";
import type { PaypalResponse, PaypalSession } from "./paypal-client.ts";
import { centsIn, toPaypalMoney } from "./paypal-payment.ts";
import { PaypalOrder, PaypalRefund } from "./paypal-shapes.ts";

const STATUS = {
  COMPLETED: "done",
  PENDING: "pending",
  FAILED: "failed",
  CANCELLED: "failed",
} as const;

/** An unknown status is not final: the refund is queried again. */
export const refundStatus = (status: string): "done" | "pending" | "failed" =>
  Object.entries(STATUS).find(([name]) => name === status)?.[1] ?? "pending";

function toRefundResponse(response: PaypalResponse<typeof PaypalRefund.Type>): RefundResponse {
  switch (response.tag) {
    case "ok":
      return { tag: "refund", id: response.body.id, status: refundStatus(response.body.status) };
    case "refused":
      // A user refunded it by hand.
      return response.issue === "CAPTURE_FULLY_REFUNDED"
        ? { tag: "refund", id: null, status: "done" }
        : { tag: "refused", reason: response.issue, missing: response.missing };
    case "unavailable":
      return response;
  }
}

/** Refunds of payments by PayPal (PAYSRV-G2, PAYSRV-Y8). */
export const paypalRefunds = (
  session: () => PaypalSession,
): Pick<PaymentProvider, "findNamedRefund" | "findRefund" | "findRefunded" | "refund"> => ({
  refund: async (request) =>
    toRefundResponse(
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
  // PayPal gives a repeat under the same id the same answer for 45 days, and the refund is repeated each hour
  findNamedRefund: () => Promise.resolve(null),
  findRefunded: async (orderId) => {
    const response = await session()(
      { method: "GET", path: `/v2/checkout/orders/${encodeURIComponent(orderId)}` },
      PaypalOrder,
    );
    if (response.tag === "refused")
      return { tag: "refused", reason: response.issue, missing: response.missing };
    if (response.tag === "unavailable") return response;
    const [{ payments }] = response.body.purchase_units;
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
    toRefundResponse(
      await session()(
        { method: "GET", path: `/v2/payments/refunds/${encodeURIComponent(refundId)}` },
        PaypalRefund,
      ),
    ),
});
