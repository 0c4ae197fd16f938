import type Stripe from "stripe";
import type {
  PaymentProvider,
  RefundResponse,
  RefundedResponse,
} from "../attempts/payment-provider.ts";
import { refundKey } from "../attempts/refund-key.ts";
import { stripeFailure } from "./stripe-sdk.ts";

const STATUS = {
  succeeded: "done",
  pending: "pending",
  requires_action: "pending",
  failed: "failed",
  canceled: "failed",
} as const;

/** An unknown status is not final: the refund is queried again. */
export const refundStatus = (status: string | null): "done" | "pending" | "failed" =>
  Object.entries(STATUS).find(([name]) => name === status)?.[1] ?? "pending";

async function toRefundResponse(call: Promise<Stripe.Refund>): Promise<RefundResponse> {
  try {
    const refund = await call;
    // The SDK takes any JSON without an `error` for success, a proxy's 404 included.
    if (refund.object !== "refund" || typeof refund.id !== "string")
      return { tag: "unavailable", reason: "the answer is no refund" };
    return { tag: "refund", id: refund.id, status: refundStatus(refund.status) };
  } catch (error) {
    const failure = stripeFailure(error);
    return failure.tag === "refused" && failure.reason === "charge_already_refunded"
      ? { tag: "refund", id: null, status: "done" }
      : failure;
  }
}

/** What was refunded of the charge of an intent. */
async function listRefunded(sdk: Stripe, paymentId: string): Promise<RefundedResponse> {
  try {
    const { latest_charge: charge } = await sdk.paymentIntents.retrieve(paymentId);
    if (!charge) return { tag: "refunded", cents: 0, lastOn: null };
    const id = typeof charge === "string" ? charge : charge.id;
    const { object, amount_refunded: cents } = await sdk.charges.retrieve(id);
    // The SDK takes any JSON without an `error` for success, a proxy's 404 included.
    if (object !== "charge" || !Number.isSafeInteger(cents))
      return { tag: "unavailable", reason: "the answer is no charge" };
    const { data } = await sdk.refunds.list({ payment_intent: paymentId, limit: 1 });
    const last = data?.[0]?.created;
    return { tag: "refunded", cents, lastOn: last === undefined ? null : new Date(last * 1000) };
  } catch (error) {
    return stripeFailure(error);
  }
}

/** More than a payment ever has. */
const MOST_REFUNDS = 100;

/** The refund of this name: the provider forgets the keys of requests after a day. */
async function findNamed(
  sdk: Stripe,
  paymentId: string,
  name: string,
): Promise<RefundResponse | null> {
  try {
    const { data } = await sdk.refunds.list({ payment_intent: paymentId, limit: MOST_REFUNDS });
    if (!Array.isArray(data)) return { tag: "unavailable", reason: "the answer is no list" };
    const found = data.find(({ metadata }) => metadata?.["refund"] === name);
    return found ? await toRefundResponse(Promise.resolve(found)) : null;
  } catch (error) {
    return stripeFailure(error);
  }
}

/** Refunds of card payments (PAYSRV-G2). */
export const stripeRefunds = (
  sdk: () => Stripe,
): Pick<PaymentProvider, "findNamedRefund" | "findRefund" | "findRefunded" | "refund"> => ({
  refund: (request) =>
    toRefundResponse(
      sdk().refunds.create(
        {
          payment_intent: request.receivedAs,
          amount: request.cents,
          metadata: {
            attempt: request.attemptId,
            ...(request.name === undefined ? {} : { refund: request.name }),
          },
        },
        { idempotencyKey: refundKey(request) },
      ),
    ),
  findNamedRefund: (paymentId, name) => findNamed(sdk(), paymentId, name),
  findRefunded: (paymentId) => listRefunded(sdk(), paymentId),
  findRefund: (refundId) => toRefundResponse(sdk().refunds.retrieve(refundId)),
});
