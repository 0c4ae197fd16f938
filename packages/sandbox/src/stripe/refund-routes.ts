import { chargeById, chargeView } from "./charge.ts";
import { text } from "./form.ts";
import { PAGE, listPage } from "./page-of.ts";
import {
  createRefund,
  refundById,
  refundView,
  settleRefundIfDue,
  type RefundRow,
} from "./refund.ts";
import { ok, param, type StripeRoute } from "./stripe-route.ts";

/** Refunds, and the charges that they refund. */
export const refundRoutes: readonly StripeRoute[] = [
  {
    method: "POST",
    path: "/v1/refunds",
    accepts: ["amount", "charge", "metadata", "payment_intent", "reason"],
    handle: async (call) => ok(refundView(await createRefund(call, call.form))),
  },
  {
    method: "GET",
    path: "/v1/refunds",
    accepts: ["charge", "created", "payment_intent", ...PAGE],
    handle: async (call) =>
      ok(
        await listPage<RefundRow>(call.tx, call.form, {
          table: "stripe_refund",
          where: {
            charge: text(call.form, "charge"),
            payment_intent: text(call.form, "payment_intent"),
          },
          url: call.path,
          view: refundView,
        }),
      ),
  },
  {
    method: "GET",
    path: "/v1/refunds/:refund",
    accepts: [],
    async handle(call) {
      const refund = await refundById(call, param(call, "refund"));
      return ok(refundView(await settleRefundIfDue(call, refund)));
    },
  },
  {
    method: "GET",
    path: "/v1/charges/:charge",
    accepts: [],
    handle: async (call) => ok(chargeView(await chargeById(call.tx, param(call, "charge")))),
  },
];
