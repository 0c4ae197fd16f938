import { chargeById, chargeView } from "./charge.ts";
import { list } from "./page-of.ts";
import {
  createRefund,
  refundById,
  refundView,
  settleRefundIfDue,
  type RefundRow,
} from "./refund.ts";
import { change, param, read, type StripeRoute } from "./stripe-route.ts";

/** Refunds, and the charges that they refund. */
export const refundRoutes: readonly StripeRoute[] = [
  change(
    "/v1/refunds",
    ["amount", "charge", "metadata", "payment_intent", "reason"],
    async (call) => refundView(await createRefund(call, call.form)),
  ),
  list<RefundRow>("/v1/refunds", {
    table: "stripe_refund",
    filters: ["charge", "payment_intent"],
    byTime: true,
    view: refundView,
  }),
  read("/v1/refunds/:refund", async (call) => {
    const refund = await refundById(call, param(call, "refund"));
    return refundView(await settleRefundIfDue(call, refund));
  }),
  read("/v1/charges/:charge", async (call) =>
    chargeView(await chargeById(call.tx, param(call, "charge"))),
  ),
];
