import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Listener } from "../patterns/listener.ts";
import type { PaymentEvent, SwitchAnswer } from "./payment-events.ts";

export interface CheckoutInput {
  /** As the server stored and priced it. */
  readonly checkout: Checkout;
  /** The flow whose plan is paid for: it stands still between `payment.begun` and `payment.paused`. */
  readonly plan: Listener<PaymentEvent>;
}

export interface CheckoutContext extends CheckoutInput {
  /** Said at the payment: why the last one came to nothing, or why the way to pay stays as it is. */
  readonly notice: string | null;
  readonly tag: CheckoutOutput["tag"];
}

/** A way to pay that a person can choose. */
export type PaymentMethod = Exclude<Checkout["method"], "none">;

/** `payment.begun` and `payment.paused` come from the payment itself. */
export type CheckoutEvent =
  | PaymentEvent
  | { readonly type: "payment.started" }
  | { readonly type: "payment.left" }
  | { readonly type: "method.chosen"; readonly method: PaymentMethod };

/** What the `payByCard` actor answers: the checkout with a card's new secret, or why it stays with PayPal. */
export type PayByCardAnswer = SwitchAnswer<{ readonly checkout: Checkout }>;

/**
 * `settled`: paid, or free, and what was paid for exists. `refused`: it cannot be paid any more, and `notice` says
 * why. `left`: the person waits no longer; the server finishes without them.
 */
export interface CheckoutOutput {
  readonly tag: "settled" | "refused" | "left";
  readonly checkout: Checkout;
  readonly notice: string | null;
}
