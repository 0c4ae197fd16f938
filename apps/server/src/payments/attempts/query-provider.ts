import { centsOf } from "@marquee/domain/money/cents";
import { renewLease, type Attempt, type Lease } from "./attempt-lease.ts";
import { isPaidFor } from "../checkouts/checkout-state.ts";
import { customerOf } from "../cards/card-customer.ts";
import type { Collector, RefundAnswer, Taking } from "./payment-provider.ts";
import { failedTries, type FailedTries } from "./failed-captures.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { PaypalProvider } from "../paypal/paypal-provider.ts";
import { payWithSavedCard, type SavedCardWish } from "../cards/pay-with-saved-card.ts";
import type { Ending, Finding } from "./decide-outcome.ts";

/** What a caller wants beside the truth. */
export interface Wish {
  /** A person gives the checkout up. */
  readonly cancel?: boolean;
  /** How a person wants to pay: another way that is collecting is ended, and this one begins. */
  readonly payBy?: "stripe" | "paypal";
  /** A person left the provider's window without paying: that counts as cancelled there (PAYSRV-Y4). */
  readonly closed?: boolean;
  /**
   * When the payer agreed to be charged by us, as the provider says, or came back to us after that. A try that
   * failed since has used it up, so that one word of theirs is not tried twice (PAYSRV-Y3).
   */
  readonly agreedOn?: Date;
  readonly returnedOn?: Date;
  /** A person says that the checkout which costs nothing is what they want. */
  readonly record?: boolean;
  /** The customer that the card which pays is kept for; null: it is kept for nobody (PAYSRV-K2). */
  readonly keepFor?: string | null;
  /** Somebody other than the opener is about to pay by card: no card is saved from now on (PAYSRV-K13). */
  readonly share?: boolean;
  /** A person pays with a saved card (PAYSRV-K6). */
  readonly payWith?: SavedCardWish;
  /** A person asks to give money back once more, where the provider could not (PAYSRV-G6). */
  readonly again?: boolean;
}

/** Why this try is to be ended, if it is. */
export function endingOf({ attempt, checkout }: Lease, wish: Wish, now: Date): Ending | null {
  if (isPaidFor(checkout.state)) return "superseded";
  if (attempt.state === "cancelled") return null;
  if (wish.cancel === true) return "cancelled";
  if (wish.payBy !== undefined && attempt.provider !== wish.payBy && attempt.provider !== "none")
    return wish.closed === true ? "closed" : "switched";
  return Date.parse(checkout.expiresAt) <= now.getTime() ? "expired" : null;
}

const cents = (amount: number): number => Number(centsOf(amount));

function refund(collector: Collector, attempt: Attempt): Promise<RefundAnswer> {
  const { id: attemptId, checkoutId, refundId: after, receivedAs, receivedAmount } = attempt;
  if (receivedAs === null || receivedAmount === null)
    throw new Error(`attempt ${attemptId} owes money that it has not received`);
  const owed = { attemptId, checkoutId, receivedAs, cents: cents(receivedAmount) };
  return collector.refund(after === null ? owed : { ...owed, after });
}

/** The money that came goes back: asked for once, and then about, until it has (PAYSRV-G2). */
async function giveBack(
  collector: Collector,
  { attempt }: Lease,
  wish: Wish,
): Promise<RefundAnswer> {
  const { refundId, state } = attempt;
  if (refundId === null)
    // Whoever gave it back, there is nothing to be asked about.
    return state === "refunded"
      ? { tag: "refund", id: null, status: "done" }
      : refund(collector, attempt);
  const found = await collector.findRefund(refundId);
  const hasFailed = found.tag === "refund" && found.status === "failed";
  return hasFailed && wish.again === true ? refund(collector, attempt) : found;
}

/** Makes the payment. A card that is verified is kept from the beginning (PAYSRV-G1). */
async function prepare(
  services: PaymentServices,
  collector: Collector,
  { attempt, checkout }: Lease,
): Promise<Finding> {
  const { id: attemptId, checkoutId, amount } = attempt;
  const collection = { attemptId, checkoutId, cents: cents(amount) };
  if (checkout.kind !== "cardVerification") return collector.prepare(collection);
  const customer = await customerOf(services, checkout.userId);
  return customer.tag === "customer"
    ? collector.prepare({ ...collection, keepFor: customer.customerId })
    : customer;
}

/** The endings that somebody wishes. A capture that was not answered could still charge them beside what they do next. */
const WISHED: ReadonlySet<Ending> = new Set(["cancelled", "closed", "switched"]);

/** A try to take the money of an order, noted before it is asked for: who comes after this process knows of it. */
const takingOf = ({ pool }: PaymentServices, lease: Lease, { count }: FailedTries): Taking => ({
  failed: count,
  begins: () => renewLease(pool, lease, { capturing: true }),
});

/** Ends a payment at its provider. A capture that nobody has answered is heard of first (PAYSRV-Y11). */
async function giveUp(
  services: PaymentServices,
  collector: Collector,
  lease: Lease,
  providerId: string,
  ending: Ending,
): Promise<Finding> {
  if (!lease.attempt.capturing || !WISHED.has(ending)) return collector.giveUp(providerId);
  const failed = await failedTries(services.pool, providerId);
  return collector.giveUp(providerId, takingOf(services, lease, failed));
}

/** How an order stands, after taking its money where its payer agrees still (PAYSRV-Y3). */
async function proceed(
  services: PaymentServices,
  lease: Lease,
  orderId: string,
  wish: Wish,
): Promise<Finding> {
  const paypal = paypalOf(services);
  const failed = await failedTries(services.pool, orderId);
  return agreesStill(failed, lease, wish)
    ? paypal.proceed(orderId, takingOf(services, lease, failed))
    : paypal.look(orderId);
}

/** Finds out how an attempt stands. The only step that talks to the provider; no transaction is open meanwhile. */
export async function findOut(
  services: PaymentServices,
  lease: Lease,
  wish: Wish,
): Promise<Finding> {
  const { attempt } = lease;
  const ending = endingOf(lease, wish, services.clock.now());
  const collector = collectorOf(services, attempt);
  if (collector === null) {
    if (ending !== null) return { tag: "ended" };
    return wish.record === true ? { tag: "free" } : { tag: "idle" };
  }
  if (attempt.state === "refundDue" || attempt.state === "refunded")
    return giveBack(collector, lease, wish);
  const { providerId } = attempt;
  if (providerId === null)
    return ending === null && attempt.state !== "cancelled"
      ? prepare(services, collector, lease)
      : { tag: "ended" };
  if (ending !== null) return giveUp(services, collector, lease, providerId, ending);
  if (attempt.provider === "stripe" && attempt.state !== "cancelled") {
    const { keepFor, payWith } = wish;
    if (wish.share === true) return services.cards.keep(providerId, null);
    // Only who holds the lease knows whether somebody else could charge it by now.
    if (keepFor !== undefined && (keepFor === null || !attempt.isShared))
      return services.cards.keep(providerId, keepFor);
    if (payWith !== undefined) return payWithSavedCard(services, lease, payWith);
  }
  // What was given up is looked at once more, and never charged.
  if (attempt.state === "cancelled") return collector.look(providerId);
  // The browser takes a card's money: looking is all that is left to do.
  return attempt.provider === "stripe"
    ? collector.look(providerId)
    : proceed(services, lease, providerId, wish);
}

/**
 * Whether the payer's word is newer than the last try that failed, or a try on their word is not answered yet. While
 * the checkout is declined, whoever comes back approved what was tried already: they open PayPal's window anew first.
 * Only who holds the lease knows that.
 */
const agreesStill = (
  { last }: FailedTries,
  { attempt, checkout }: Lease,
  { agreedOn, returnedOn }: Wish,
): boolean =>
  last === null ||
  attempt.capturing ||
  (agreedOn !== undefined && agreedOn > last) ||
  (returnedOn !== undefined && returnedOn >= last && checkout.state !== "declined");

function paypalOf({ paypal }: PaymentServices): PaypalProvider {
  if (paypal === null) throw new Error("a payment by PayPal waits, and PayPal is not set up");
  return paypal;
}

/** Who collects for this try; null where nothing is to be collected. */
function collectorOf(services: PaymentServices, { provider }: Attempt): Collector | null {
  switch (provider) {
    case "stripe":
      return services.cards;
    case "paypal":
      return paypalOf(services);
    case "none":
      return null;
  }
}
