import { centsOf } from "@marquee/domain/money/cents";
import { MINIMUM_CARD_CHARGE } from "@marquee/domain/payments/card-charge";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { conflict, Refusal } from "../../platform/refusal/refusal.ts";
import { openVerification } from "../cards/open-verification.ts";
import { listCards } from "../cards/saved-cards.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentRequest } from "../payment-services.ts";
import { preparePaymentFor } from "./checkout-calls.ts";
import { isPayable } from "./checkout-state.ts";
import { mayCharge } from "./checkout-view.ts";
import { lookUpPayableCheckout } from "./look-up-checkout.ts";
import type { FoundCheckout } from "./queries.ts";

/** What the specification's calls around a payment intent return. */
export interface IntentResponse {
  readonly clientSecret: string;
  readonly paymentIntentId: string;
  /** Saved cards of the caller. */
  readonly cardList: readonly SavedCard[];
}

type Expectation = (found: FoundCheckout) => Refusal | null;

/** An amount is an assertion: the checkout's charge, or nothing happens (PAYSRV-I1). */
const isCharge = (amount: number, { checkout }: FoundCheckout): boolean =>
  centsOf(amount) === centsOf(checkout.charge);

async function respondWithIntent(
  request: PaymentRequest,
  checkoutId: string | undefined,
  unnamed: () => Promise<FoundCheckout | Refusal>,
  expected: Expectation,
): Promise<IntentResponse | Refusal> {
  const found =
    checkoutId === undefined ? await unnamed() : await lookUpPayableCheckout(request, checkoutId);
  if (found instanceof Refusal) return found;
  const refusal = expected(found);
  if (refusal) return refusal;
  const ready = await preparePaymentFor(request, found);
  if (ready instanceof Refusal) return ready;
  if (ready.attempt?.provider === "none" && isPayable(ready.checkout.state))
    return conflict(refusals.nothingCharged);
  const { clientSecret = null, providerId = null } = ready.attempt ?? {};
  if (!isPayable(ready.checkout.state) || clientSecret === null || providerId === null)
    return conflict(refusals.notPayable);
  if (!mayCharge(request, ready)) return conflict(refusals.paymentInProgress);
  const cards = await request.transaction((tx) =>
    listCards({ ...request, tx }, { userId: request.user.email }),
  );
  if (cards instanceof Refusal) return cards;
  return { clientSecret, paymentIntentId: providerId, cardList: cards.rows };
}

/** The intent of a checkout; the amount asserts the minimum card charge or the checkout's own (PAYSRV-I1). */
export const createIntent = (
  request: PaymentRequest,
  { amount, checkout }: { readonly amount: number; readonly checkout: string | undefined },
): Promise<IntentResponse | Refusal> =>
  respondWithIntent(
    request,
    checkout,
    () => openVerification(request, amount),
    (found) =>
      centsOf(amount) === MINIMUM_CARD_CHARGE || isCharge(amount, found)
        ? null
        : conflict(refusals.otherAmount),
  );

/** The intent of a checkout at its charge, if amount and intent are the stored ones (PAYSRV-I1). */
export const updateIntent = (
  request: PaymentRequest,
  {
    amount,
    intentId,
    checkout,
  }: {
    readonly amount: number;
    readonly intentId: string;
    readonly checkout: string | undefined;
  },
): Promise<IntentResponse | Refusal> =>
  respondWithIntent(
    request,
    checkout,
    () => openVerification(request, amount, intentId),
    (found) => {
      if (!isCharge(amount, found)) return conflict(refusals.otherAmount);
      return found.attempt?.providerId === intentId ? null : conflict(refusals.otherIntent);
    },
  );
