import { wholeCents } from "@marquee/domain/money/cents";
import type { PaymentServices } from "../payment-services.ts";
import { renewLease, type Lease } from "./lease-queries.ts";
import type { PaymentProvider, RefundRequest, RefundResponse } from "./payment-provider.ts";
import type { Attempt } from "./queries.ts";
import type { ReconcileRequest } from "./reconcile-request.ts";

/**
 * Requests what is left if the whole was refused, since a user has refunded a part at the provider (PAYSRV-G7).
 * If nothing was, the refusal stays.
 */
async function refundRest(
  provider: PaymentProvider,
  { providerId }: Attempt,
  owed: RefundRequest,
  refused: RefundResponse,
): Promise<RefundResponse> {
  if (providerId === null) return refused;
  const refunded = await provider.findRefunded(providerId);
  if (refunded.tag !== "refunded") return refunded.tag === "unavailable" ? refunded : refused;
  const left = owed.cents - refunded.cents;
  if (left <= 0) return { tag: "refund", id: null, status: "done" };
  return left < owed.cents ? provider.refund({ ...owed, cents: left, isRest: true }) : refused;
}

/**
 * Requests a refund. A provider may repeat its first response to a repeated request, so what has become of the
 * refund since is read (PAYSRV-G5).
 */
async function refund(provider: PaymentProvider, attempt: Attempt): Promise<RefundResponse> {
  const { id: attemptId, checkoutId, refundId: after, receivedAs, receivedAmount } = attempt;
  if (receivedAs === null || receivedAmount === null)
    throw new Error(`attempt ${attemptId} has a refund due and has received nothing`);
  const whole = { attemptId, checkoutId, receivedAs, cents: wholeCents(receivedAmount) };
  const owed = after === null ? whole : { ...whole, after };
  const refused = await provider.refund(owed);
  const response =
    refused.tag === "refused" ? await refundRest(provider, attempt, owed, refused) : refused;
  const isRepeated = attempt.retries > 0 || attempt.refundAgain;
  return isRepeated && response.tag === "refund" && response.id !== null
    ? provider.findRefund(response.id)
    : response;
}

/** Whether a user requests another refund, now or earlier. It is stored first: the responses may be lost (PAYSRV-G6). */
async function wantsAnotherRefund(
  { pool }: PaymentServices,
  lease: Lease,
  request: ReconcileRequest,
): Promise<boolean> {
  const { state, refundAgain } = lease.attempt;
  if (refundAgain || request.tag !== "refundAgain" || state !== "refundDue") return refundAgain;
  return renewLease(pool, lease, { refundAgain: true });
}

/**
 * Requests the refund once, and queries it from then on until it is done (PAYSRV-G2). Another one is requested only
 * after this one has failed, under one key until the provider responds.
 */
export async function refundPayment(
  services: PaymentServices,
  provider: PaymentProvider,
  lease: Lease,
  request: ReconcileRequest,
): Promise<RefundResponse> {
  const { attempt } = lease;
  const { refundId, state } = attempt;
  if (refundId === null)
    // A user refunded it by other means: there is no refund of ours to query.
    return state === "refunded"
      ? { tag: "refund", id: null, status: "done" }
      : refund(provider, attempt);
  const wantsAnother = await wantsAnotherRefund(services, lease, request);
  const found = await provider.findRefund(refundId);
  const hasFailed = found.tag === "refund" && found.status === "failed";
  return hasFailed && wantsAnother ? refund(provider, attempt) : found;
}
