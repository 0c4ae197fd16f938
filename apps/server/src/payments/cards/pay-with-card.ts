import { centsOf } from "@marquee/domain/money/cents";
import { outcomeOf } from "@marquee/domain/payments/outcome-of";
import type { SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import {
  conflict,
  forbidden,
  notFound,
  Refusal,
  unavailable,
} from "../../platform/refusal/refusal.ts";
import { refuseDeclines } from "../attempts/limit-declines.ts";
import type { Payment } from "../attempts/payment-provider.ts";
import { reconcileAttempt, type ReconcileResult } from "../attempts/reconcile.ts";
import { preparePayment } from "../checkouts/checkout-calls.ts";
import { isPaidFor, isPayable } from "../checkouts/checkout-state.ts";
import { lookUpCheckout, lookUpPayableCheckout } from "../checkouts/look-up-checkout.ts";
import type { FoundCheckout } from "../checkouts/queries.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentRequest, PaymentServices } from "../payment-services.ts";
import { findCustomer } from "./card-customer.ts";
import type { SavedCardCharge } from "./pay-with-saved-card.ts";
import { findCard, removeCard } from "./saved-cards.ts";
import { sharePayment } from "./share-payment.ts";

/** What a caller wants to pay, and with which card. */
export interface CardToCharge {
  readonly email: string;
  /** The amount in CAD that the caller asserts. */
  readonly amount: number;
  readonly cardId: string;
  readonly checkout: string | undefined;
}

/** Why a saved card cannot pay the checkout, or null. One that was paid by card is returned again. */
function refusePaying({ checkout, attempt }: FoundCheckout, amount: number): Refusal | null {
  const { state, kind, charge } = checkout;
  if (centsOf(amount) !== centsOf(charge)) return conflict(refusals.otherAmount);
  if (kind === "cardVerification") return conflict(refusals.savedAlready);
  const byCard = attempt?.provider === "stripe";
  if (byCard && (state === "paid" || isPayable(state))) return null;
  if (isPaidFor(state)) return conflict(refusals.paidAlready);
  if (!isPayable(state)) return conflict(refusals.notPayable);
  return conflict(
    attempt?.provider === "paypal" ? refusals.paypalCollects : refusals.nothingCharged,
  );
}

function toResponse(status: string): SavedCardPayment["response"] {
  if (status === "requires_action") return "requiresAction";
  const outcome = outcomeOf(status);
  if (outcome === "Paid") return "successful";
  return outcome === "unknown" && status !== "requires_confirmation"
    ? "processing"
    : "unsuccessful";
}

const toSavedCardPayment = (payment: Payment): SavedCardPayment => ({
  response: toResponse(payment.status),
  paymentIntent: payment.shown ?? JSON.stringify({ id: payment.id, status: payment.status }),
});

/** An unknown state is under way, and never a failure (PAY-O4). */
const paymentInProgress = (id: string): SavedCardPayment => ({
  response: "processing",
  paymentIntent: JSON.stringify({ id, object: "payment_intent" }),
});

/** The payment after its reconciliation; null if its state is unknown. */
async function findPayment(
  { cards }: PaymentServices,
  result: ReconcileResult,
  intentId: string,
): Promise<{ readonly payment: Payment; readonly refusal?: string } | null> {
  const known = result === "over" ? await cards.findPayment(intentId) : result;
  return typeof known === "object" && (known.tag === "payment" || known.tag === "terminal")
    ? known
    : null;
}

/** The result of charging a saved card, and the intent that was to be charged. */
interface Charged {
  readonly result: ReconcileResult;
  readonly intentId: string;
}

/** Forgets a card that the provider has detached, so that it is offered no more (PAYSRV-K16). */
async function removeDetached(
  request: PaymentRequest,
  { cardId, email }: Pick<CardToCharge, "cardId" | "email">,
): Promise<void> {
  const { tag } = await request.services.cards.findCard(cardId);
  if (tag === "gone")
    await request.transaction((tx) => removeCard({ ...request, tx }, email, cardId));
}

async function respond(
  request: PaymentRequest,
  { checkout: { id } }: FoundCheckout,
  { result, intentId }: Charged,
  card: Pick<CardToCharge, "cardId" | "email">,
): Promise<SavedCardPayment | Refusal> {
  const found = await findPayment(request.services, result, intentId);
  const now = await lookUpCheckout(request, id);
  if (now instanceof Refusal) return now;
  const { state } = now.checkout;
  if (state === "refundDue" || state === "refunded") return conflict(refusals.goesBack);
  if (state !== "paid" && !isPayable(state)) return conflict(refusals.notPayable);
  if (found === null) return paymentInProgress(intentId);
  const reply = toSavedCardPayment(found.payment);
  const isRefused = found.refusal !== undefined && reply.response === "unsuccessful";
  if (!isRefused) return reply;
  await removeDetached(request, card);
  return conflict(refusals.cardRefused);
}

/** Whether the payment has ended, so that another attempt may have replaced it. */
const hasEnded = (result: ReconcileResult): boolean =>
  typeof result === "object" &&
  result.tag === "payment" &&
  outcomeOf(result.payment.status) === "Cancelled";

/**
 * Charges the newest payment of a checkout, unless it was charged since the call arrived. `replaced`: it has ended, or
 * ended before it could be charged, and another attempt may be charged in its place.
 */
async function charge(
  request: PaymentRequest,
  { found, arrived }: { readonly found: FoundCheckout; readonly arrived: FoundCheckout },
  { amount, ...card }: Pick<SavedCardCharge, "cardId" | "customerId"> & { readonly amount: number },
): Promise<Charged | Refusal | "replaced"> {
  const prepared = found.attempt?.providerId ? found : await preparePayment(request, found);
  if (prepared instanceof Refusal) return prepared;
  const ready = await sharePayment(request, prepared);
  if (ready instanceof Refusal) return ready;
  // A user may have switched to PayPal meanwhile, whose order no card can pay.
  const changed = refusePaying(ready, amount);
  if (changed) return changed;
  const { id, providerId: intentId } = ready.attempt ?? {};
  if (!id || !intentId || id !== prepared.attempt?.id) return "replaced";
  // An attempt that is newer than the call had not been charged when it arrived.
  const confirms = arrived.attempt?.id === id ? arrived.attempt.confirms : 0;
  const acting = { actor: request.user.email };
  const result = await reconcileAttempt(request.services, id, acting, {
    tag: "chargeCard",
    charge: { ...card, confirms },
  });
  return hasEnded(result) ? "replaced" : { result, intentId };
}

/** Others may replace the payment meanwhile; several of them in a row are not to be expected. */
const ROUNDS = 3;

/**
 * Pays a checkout with a saved card of the caller, who is present (PAYSRV-K6): once, however often it is called. A
 * declined one can be paid again; if the bank requires a check, the browser continues with the intent in the response.
 */
export async function payWithCard(
  request: PaymentRequest,
  { email, amount, cardId, checkout }: CardToCharge,
): Promise<SavedCardPayment | Refusal> {
  const { user } = request;
  if (email !== user.email) return forbidden(refusals.ownCardOnly);
  if (checkout === undefined) return conflict(refusals.noCheckoutToPay);
  const found = await lookUpPayableCheckout(request, checkout);
  if (found instanceof Refusal) return found;
  const refusal = refusePaying(found, amount);
  if (refusal) return refusal;
  const card = await request.transaction((tx) => findCard({ ...request, tx }, email, { cardId }));
  if (!card) return notFound();
  const declined = await refuseDeclines(request, cardId);
  if (declined) return declined;
  const customer = await findCustomer(request.services, email);
  if (!customer) throw new Error("a card is saved for a customer that the provider does not know");
  const what = { amount, cardId, ...customer };
  let newest: FoundCheckout | Refusal = found;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (newest instanceof Refusal) return newest;
    const charged = await charge(request, { found: newest, arrived: found }, what);
    if (charged instanceof Refusal) return charged;
    if (charged !== "replaced") return respond(request, found, charged, { email, cardId });
    newest = await lookUpCheckout(request, checkout);
  }
  return unavailable(refusals.beingWorkedOn);
}
