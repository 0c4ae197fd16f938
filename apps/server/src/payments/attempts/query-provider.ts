import { centsOf } from "@marquee/domain/money/cents";
import { renewLease, type Lease } from "./lease-queries.ts";
import type { Attempt } from "./queries.ts";
import { isPaidFor } from "../checkouts/checkout-state.ts";
import { customerOf } from "../cards/card-customer.ts";
import type {
  CaptureRequest,
  PaymentProvider,
  RefundAnswer,
  RefundRequest,
} from "./payment-provider.ts";
import { failedCaptures, type FailedCaptures } from "../../transactions/queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { PaypalProvider } from "../paypal/paypal-provider.ts";
import { payWithSavedCard, type SavedCardCharge } from "../cards/pay-with-saved-card.ts";
import type { Ending, ProviderStatus } from "./decide-outcome.ts";

/** What a caller of `reconcile` requests besides the current state. */
export interface ReconcileRequest {
  /** A person cancels the checkout. */
  readonly cancel?: boolean;
  /** The provider that a person wants to pay with: the payment at the other provider is cancelled, and one here created. */
  readonly payBy?: "stripe" | "paypal";
  /** A person closed PayPal's window without paying, which is recorded as Cancelled (PAYSRV-Y6). */
  readonly closed?: boolean;
  /**
   * When the payer approved the charge according to the provider, or returned to us after that. An approval is used
   * for one capture: one that failed after this time has used it (PAYSRV-Y3).
   */
  readonly approvedOn?: Date;
  readonly returnedOn?: Date;
  /** A person confirms a checkout that costs nothing. */
  readonly record?: boolean;
  /** The customer for whom the payment saves its card; null: for nobody (PAYSRV-K2). */
  readonly saveFor?: string | null;
  /** Somebody other than the opener is about to pay by card: no card is saved from now on (PAYSRV-K13). */
  readonly share?: boolean;
  /** A person pays with a saved card (PAYSRV-K6). */
  readonly payWith?: SavedCardCharge;
  /** A person requests another refund after a failed one (PAYSRV-G6). */
  readonly again?: boolean;
}

/** Why the attempt has to end now, or null. */
export function endingOf(
  { attempt, checkout }: Lease,
  wanted: ReconcileRequest,
  now: Date,
): Ending | null {
  if (isPaidFor(checkout.state)) return "superseded";
  if (attempt.state === "cancelled") return null;
  if (wanted.cancel === true) return "cancelled";
  if (
    wanted.payBy !== undefined &&
    attempt.provider !== wanted.payBy &&
    attempt.provider !== "none"
  )
    return wanted.closed === true ? "closed" : "switched";
  return Date.parse(checkout.expiresAt) <= now.getTime() ? "expired" : null;
}

const cents = (amount: number): number => Number(centsOf(amount));

/**
 * Requests what is left where the whole was refused, since somebody has refunded a part at the provider (PAYSRV-G7).
 * Where nothing was, the refusal stays.
 */
async function refundRest(
  provider: PaymentProvider,
  { providerId }: Attempt,
  owed: RefundRequest,
  refused: RefundAnswer,
): Promise<RefundAnswer> {
  if (providerId === null) return refused;
  const refunded = await provider.findRefunded(providerId);
  if (refunded.tag !== "refunded") return refunded.tag === "unavailable" ? refunded : refused;
  const left = owed.cents - refunded.cents;
  if (left <= 0) return { tag: "refund", id: null, status: "done" };
  return left < owed.cents ? provider.refund({ ...owed, cents: left, isRest: true }) : refused;
}

/**
 * Requests a refund. A provider may answer a repeated request as it answered the first one, so what has become of the
 * refund since is read (PAYSRV-G5).
 */
async function refund(provider: PaymentProvider, attempt: Attempt): Promise<RefundAnswer> {
  const { id: attemptId, checkoutId, refundId: after, receivedAs, receivedAmount } = attempt;
  if (receivedAs === null || receivedAmount === null)
    throw new Error(`attempt ${attemptId} has a refund due and has received nothing`);
  const whole = { attemptId, checkoutId, receivedAs, cents: cents(receivedAmount) };
  const owed = after === null ? whole : { ...whole, after };
  const refused = await provider.refund(owed);
  const answer =
    refused.tag === "refused" ? await refundRest(provider, attempt, owed, refused) : refused;
  const isRepeated = attempt.retries > 0 || attempt.refundAgain;
  return isRepeated && answer.tag === "refund" && answer.id !== null
    ? provider.findRefund(answer.id)
    : answer;
}

/** Whether a person requests another refund, now or earlier. It is stored first, since the answers may be lost (PAYSRV-G6). */
async function wantsAnotherRefund(
  { pool }: PaymentServices,
  lease: Lease,
  { again = false }: ReconcileRequest,
): Promise<boolean> {
  const { state, refundAgain } = lease.attempt;
  if (refundAgain || !again || state !== "refundDue") return refundAgain;
  return renewLease(pool, lease, { refundAgain: true });
}

/**
 * Requests the refund once, and queries it from then on until it is done (PAYSRV-G2). Another one is requested only
 * after this one has failed, under one key until it is answered.
 */
async function refundPayment(
  services: PaymentServices,
  provider: PaymentProvider,
  lease: Lease,
  wanted: ReconcileRequest,
): Promise<RefundAnswer> {
  const { attempt } = lease;
  const { refundId, state } = attempt;
  if (refundId === null)
    // Somebody refunded it by other means: there is no refund of ours to query.
    return state === "refunded"
      ? { tag: "refund", id: null, status: "done" }
      : refund(provider, attempt);
  const wantsAnother = await wantsAnotherRefund(services, lease, wanted);
  const found = await provider.findRefund(refundId);
  const hasFailed = found.tag === "refund" && found.status === "failed";
  return hasFailed && wantsAnother ? refund(provider, attempt) : found;
}

/** Creates the payment. A verification saves its card from the start (PAYSRV-G1). */
async function createPayment(
  services: PaymentServices,
  provider: PaymentProvider,
  { attempt, checkout }: Lease,
): Promise<ProviderStatus> {
  const { id: attemptId, checkoutId, amount } = attempt;
  const request = { attemptId, checkoutId, cents: cents(amount) };
  if (checkout.kind !== "cardVerification") return provider.createPayment(request);
  const customer = await customerOf(services, checkout.userId);
  return customer.tag === "customer"
    ? provider.createPayment({ ...request, saveFor: customer.customerId })
    : customer;
}

/** Endings that a person requests. A capture without an answer could still charge them beside what they do next. */
const REQUESTED_ENDINGS: ReadonlySet<Ending> = new Set(["cancelled", "closed", "switched"]);

/** A capture that is stored before it is requested, so that other processes know of it. */
const captureRequestOf = (
  { pool }: PaymentServices,
  lease: Lease,
  { count }: FailedCaptures,
): CaptureRequest => ({
  failedCaptures: count,
  noteCapture: () => renewLease(pool, lease, { capturing: true }),
});

/** Cancels a payment at its provider. A capture without an answer is requested again first (PAYSRV-Y11). */
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
  return provider.cancelPayment(providerId, captureRequestOf(services, lease, failed));
}

/** Captures an order if the payer's approval has not been used yet, and answers its state (PAYSRV-Y3). */
async function captureOrder(
  services: PaymentServices,
  lease: Lease,
  orderId: string,
  wanted: ReconcileRequest,
): Promise<ProviderStatus> {
  const paypal = requirePaypal(services);
  const failed = await failedCaptures(services.pool, orderId);
  return hasPayerConsent(failed, lease, wanted)
    ? paypal.capture(orderId, captureRequestOf(services, lease, failed))
    : paypal.findPayment(orderId);
}

/** Asks the provider for an attempt's current state. No transaction is open while a provider is called. */
export async function queryProvider(
  services: PaymentServices,
  lease: Lease,
  wanted: ReconcileRequest,
): Promise<ProviderStatus> {
  const { attempt } = lease;
  const ending = endingOf(lease, wanted, services.clock.now());
  const provider = providerOf(services, attempt);
  if (provider === null) {
    // Cancelled by another process since it was looked up, it is neither opened again nor recorded (PAYSRV-R9).
    if (ending !== null || attempt.state === "cancelled") return { tag: "ended" };
    return wanted.record === true ? { tag: "free" } : { tag: "idle" };
  }
  if (attempt.state === "refundDue" || attempt.state === "refunded")
    return refundPayment(services, provider, lease, wanted);
  const { providerId } = attempt;
  if (providerId === null)
    return ending === null && attempt.state !== "cancelled"
      ? createPayment(services, provider, lease)
      : { tag: "ended" };
  if (ending !== null) return cancelPayment(services, provider, lease, providerId, ending);
  if (attempt.provider === "stripe" && attempt.state !== "cancelled") {
    const { saveFor, payWith } = wanted;
    if (wanted.share === true) return services.cards.saveCard(providerId, null);
    // Checked under the lease: somebody else may have got the secret since the opener asked.
    if (saveFor !== undefined && (saveFor === null || !attempt.isShared))
      return services.cards.saveCard(providerId, saveFor);
    if (payWith !== undefined) return payWithSavedCard(services, lease, payWith);
  }
  // A cancelled attempt is read once more, and never charged.
  if (attempt.state === "cancelled") return provider.findPayment(providerId);
  // The browser confirms a card payment, so the server only reads it.
  return attempt.provider === "stripe"
    ? provider.findPayment(providerId)
    : captureOrder(services, lease, providerId, wanted);
}

/**
 * Whether the payer's approval is newer than the last failed capture, or a capture has no answer yet. While the
 * checkout is declined, a payer who returns has approved nothing new: they open PayPal's window again first. Checked
 * under the lease.
 */
const hasPayerConsent = (
  { last }: FailedCaptures,
  { attempt, checkout }: Lease,
  { approvedOn, returnedOn }: ReconcileRequest,
): boolean =>
  last === null ||
  attempt.capturing ||
  (approvedOn !== undefined && approvedOn > last) ||
  (returnedOn !== undefined && returnedOn >= last && checkout.state !== "declined");

function requirePaypal({ paypal }: PaymentServices): PaypalProvider {
  if (paypal === null)
    throw new Error("a payment by PayPal is pending, and PayPal is not configured");
  return paypal;
}

/** The provider of an attempt; null where nothing is charged. */
export function providerOf(
  services: PaymentServices,
  { provider }: Attempt,
): PaymentProvider | null {
  switch (provider) {
    case "stripe":
      return services.cards;
    case "paypal":
      return requirePaypal(services);
    case "none":
      return null;
  }
}
