import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { PaymentEvent } from "./payment-events.ts";

export interface AddCardInput {
  /** The verification to begin with, or to take up again after a reload. */
  readonly checkoutId: string;
  /** Makes the id of the next one, where that one is over. */
  readonly newId: () => string;
}

export interface AddCardContext extends AddCardInput {
  /** The verification as the server stored it; null until it has. */
  readonly checkout: Checkout | null;
  /** Why no card can be added right now. */
  readonly message: string | null;
}

/** Nothing stands still for the news of the payment: there is no plan that could change meanwhile. */
export type AddCardEvent = PaymentEvent | { readonly type: "card.retry" | "card.left" };

/** What the `openVerification` actor is asked: the same id answers the same verification. */
export interface VerificationRequest {
  readonly checkoutId: string;
}

/** What the `saveCard` actor is asked: the card that this payment has kept. It settles the payment where nobody has. */
export interface SaveCardRequest {
  readonly intentId: string;
}
