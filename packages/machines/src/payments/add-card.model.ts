import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { PaymentEvent } from "./payment-events.ts";

export interface AddCardInput {
  /** The verification to open, or to resume after a reload. */
  readonly checkoutId: string;
  /** Makes the id of the next verification, if that one is over. */
  readonly newId: () => string;
}

export interface AddCardContext extends AddCardInput {
  /** The verification as the server stored it; null before. */
  readonly checkout: Checkout | null;
  /** Why no card can be added right now. */
  readonly message: string | null;
}

/** The events of the payment lock nothing here: there is no plan that could change meanwhile. */
export type AddCardEvent =
  | PaymentEvent
  | { readonly type: "card.retry" | "card.left" }
  | { readonly type: "page.closed" | "page.opened" };

/** The input of the `openVerification` actor. The same id always gives the same verification. */
export interface VerificationRequest {
  readonly checkoutId: string;
}

/** The input of the `saveCard` actor, which settles the payment if that is still open, and saves its card. */
export interface SaveCardRequest {
  readonly intentId: string;
}
