import type Stripe from "stripe";
import type { PaymentProvider, RefundAnswer } from "../attempts/payment-provider.ts";
import { stripeFailure } from "./stripe-sdk.ts";

const STATUS = {
  succeeded: "done",
  pending: "pending",
  requires_action: "pending",
  failed: "failed",
  canceled: "failed",
} as const;

/** An unknown status is not final: the refund is queried again. */
const statusOf = (status: string | null): "done" | "pending" | "failed" =>
  Object.entries(STATUS).find(([name]) => name === status)?.[1] ?? "pending";

async function answerOf(call: Promise<Stripe.Refund>): Promise<RefundAnswer> {
  try {
    const refund = await call;
    // The SDK takes any JSON without an `error` for success, a proxy's 404 included.
    if (refund.object !== "refund" || typeof refund.id !== "string")
      return { tag: "unavailable", reason: "the answer is no refund" };
    return { tag: "refund", id: refund.id, status: statusOf(refund.status) };
  } catch (error) {
    const failure = stripeFailure(error);
    return failure.tag === "refused" && failure.reason === "charge_already_refunded"
      ? { tag: "refund", id: null, status: "done" }
      : failure;
  }
}

/** Refunds of card payments (PAYSRV-G2). */
export const stripeRefunds = (
  sdk: () => Stripe,
): Pick<PaymentProvider, "findRefund" | "refund"> => ({
  refund: ({ attemptId, receivedAs, cents, after }) =>
    answerOf(
      sdk().refunds.create(
        { payment_intent: receivedAs, amount: cents, metadata: { attempt: attemptId } },
        { idempotencyKey: `refund:${receivedAs}${after === undefined ? "" : `:${after}`}` },
      ),
    ),
  findRefund: (refundId) => answerOf(sdk().refunds.retrieve(refundId)),
});
