import { wholeCents } from "@marquee/domain/money/cents";
import { failedCaptures, type FailedCaptures } from "../../transactions/queries.ts";
import { ensureCustomer } from "../cards/card-customer.ts";
import { payWithSavedCard } from "../cards/pay-with-saved-card.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { PaypalProvider } from "../paypal/paypal-provider.ts";
import { decideEnding, type Ending, type ProviderStatus } from "./decide-outcome.ts";
import { renewLease, type Lease } from "./lease-queries.ts";
import { hasTooManyDeclines } from "./limit-declines.ts";
import type { CaptureRequest, PaymentProvider } from "./payment-provider.ts";
import type { ReconcileRequest } from "./reconcile-request.ts";
import { refundPayment } from "./refund-payment.ts";

/** Creates the payment. A verification saves its card from the start (PAYSRV-G1). */
async function createPayment(
  services: PaymentServices,
  provider: PaymentProvider,
  { attempt, checkout }: Lease,
): Promise<ProviderStatus> {
  if (attempt.provider === "stripe" && (await hasTooManyDeclines(services, checkout.userId)))
    return { tag: "unavailable", reason: "too many declines of this payer" };
  const { id: attemptId, checkoutId, amount } = attempt;
  const payment = { attemptId, checkoutId, cents: wholeCents(amount), payer: checkout.userId };
  if (checkout.kind !== "cardVerification") return provider.createPayment(payment);
  const customer = await ensureCustomer(services, checkout.userId);
  return customer.tag === "customer"
    ? provider.createPayment({ ...payment, saveFor: customer.customerId })
    : customer;
}

/** Endings that a user requests. A capture without a response could still charge them beside what they do next. */
const REQUESTED_ENDINGS: ReadonlySet<Ending> = new Set(["cancelled", "closed", "switched"]);

/** A capture that is stored before it is requested, so that other processes see it. */
const toCaptureRequest = (
  { pool }: PaymentServices,
  lease: Lease,
  { count }: FailedCaptures,
): CaptureRequest => ({
  failedCaptures: count,
  noteCapture: () => renewLease(pool, lease, { capturing: true }),
});

/** Cancels a payment at its provider. A capture without a response is requested again first (PAYSRV-Y11). */
async function cancelPayment(
  services: PaymentServices,
  provider: PaymentProvider,
  lease: Lease,
  providerId: string,
  ending: Ending,
): Promise<ProviderStatus> {
  if (!lease.attempt.capturing || !REQUESTED_ENDINGS.has(ending))
    return provider.cancelPayment(providerId);
  const failed = await failedCaptures(services.pool, providerId);
  return provider.cancelPayment(providerId, toCaptureRequest(services, lease, failed));
}

/** Captures an order if the payer's approval has not been used yet, and returns its state (PAYSRV-Y3). */
async function captureOrder(
  services: PaymentServices,
  lease: Lease,
  orderId: string,
  request: ReconcileRequest,
): Promise<ProviderStatus> {
  const paypal = requirePaypal(services);
  const failed = await failedCaptures(services.pool, orderId);
  return hasPayerConsent(failed, lease, request)
    ? paypal.capture(orderId, toCaptureRequest(services, lease, failed))
    : paypal.findPayment(orderId);
}

/** Reads a card payment, which the browser confirms, or does with it what is requested. */
async function queryCardPayment(
  services: PaymentServices,
  lease: Lease,
  providerId: string,
  request: ReconcileRequest,
): Promise<ProviderStatus> {
  const { cards } = services;
  switch (request.tag) {
    case "share":
      return cards.saveCard(providerId, null);
    case "saveCard": {
      const { customerId } = request;
      // Checked under the lease: another user may have got the secret since the opener asked.
      return customerId === null || !lease.attempt.isShared
        ? cards.saveCard(providerId, customerId)
        : cards.findPayment(providerId);
    }
    case "chargeCard":
      return payWithSavedCard(services, lease, request.charge);
    case "refresh":
    case "approved":
    case "returned":
    case "record":
    case "cancel":
    case "switch":
    case "closePaypal":
    case "refundAgain":
      return cards.findPayment(providerId);
  }
}

/** Queries, ends or refunds the payment of an attempt, and creates it first if there is none. */
async function queryPayment(
  services: PaymentServices,
  provider: PaymentProvider,
  lease: Lease,
  request: ReconcileRequest,
): Promise<ProviderStatus> {
  const { attempt } = lease;
  if (attempt.state === "refundDue" || attempt.state === "refunded")
    return refundPayment(services, provider, lease, request);
  const ending = decideEnding(lease, request, services.clock.now());
  const { providerId } = attempt;
  if (providerId === null)
    return ending === null && attempt.state !== "cancelled"
      ? createPayment(services, provider, lease)
      : { tag: "ended" };
  if (ending !== null) return cancelPayment(services, provider, lease, providerId, ending);
  // A cancelled attempt is read once more, and never charged.
  if (attempt.state === "cancelled") return provider.findPayment(providerId);
  return attempt.provider === "paypal"
    ? captureOrder(services, lease, providerId, request)
    : queryCardPayment(services, lease, providerId, request);
}

/** An attempt that no provider charges: it is free once a user confirms it. */
function queryFree(
  { clock }: PaymentServices,
  lease: Lease,
  request: ReconcileRequest,
): ProviderStatus {
  // Cancelled by another process since it was looked up, it is neither opened again nor recorded (PAYSRV-R9).
  const isEnded = lease.attempt.state === "cancelled";
  if (isEnded || decideEnding(lease, request, clock.now()) !== null) return { tag: "ended" };
  return { tag: request.tag === "record" ? "free" : "idle" };
}

/** Queries the provider for an attempt's current state. No transaction is open while a provider is called. */
export async function queryProvider(
  services: PaymentServices,
  lease: Lease,
  request: ReconcileRequest,
): Promise<ProviderStatus> {
  switch (lease.attempt.provider) {
    case "none":
      return queryFree(services, lease, request);
    case "stripe":
      return queryPayment(services, services.cards, lease, request);
    case "paypal":
      return queryPayment(services, requirePaypal(services), lease, request);
  }
}

/**
 * Whether the payer's approval is newer than the last failed capture, or a capture has no response yet. While the
 * checkout is declined, a payer who returns has approved nothing new: they open PayPal's window again first. Checked
 * under the lease.
 */
const hasPayerConsent = (
  { last }: FailedCaptures,
  { attempt, checkout }: Lease,
  request: ReconcileRequest,
): boolean =>
  last === null ||
  attempt.capturing ||
  (request.tag === "approved" && request.on > last) ||
  (request.tag === "returned" && request.on >= last && checkout.state !== "declined");

function requirePaypal({ paypal }: PaymentServices): PaypalProvider {
  if (paypal === null)
    throw new Error("a payment by PayPal is pending, and PayPal is not configured");
  return paypal;
}
