import { inTransaction, type HandlersOf } from "../../platform/http/handlers.ts";
import { notFound } from "../../platform/refusal/refusal.ts";
import type { PaymentServices } from "../payment-services.ts";
import { withDeadline } from "../provider-deadline.ts";
import { findRefundable } from "./refundable.ts";
import { requestRefund } from "./request-refund.ts";

/**
 * The calls of refunds. `create` calls the provider outside of any transaction (REFUND-P1), within
 * a deadline.
 */
export const refundHandlers = (services: PaymentServices): HandlersOf<"refunds"> => ({
  ofTransaction: inTransaction(
    async ({ params }, context) =>
      (await findRefundable(context, params.id))?.refundable ?? notFound(),
  ),
  create: ({ body }, request) => requestRefund(withDeadline(services), request, body),
});
