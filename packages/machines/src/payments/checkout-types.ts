import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Listener } from "../patterns/listener.ts";
import type { PaymentNews } from "./card-payment-types.ts";

export interface CheckoutInput {
  /** As the server stored and priced it. */
  readonly checkout: Checkout;
  /** The flow whose plan is paid for: it stands still between `payment.begun` and `payment.paused`. */
  readonly plan: Listener<PaymentNews>;
}

export interface CheckoutContext extends CheckoutInput {
  /** Said at the payment: why the last one came to nothing. */
  readonly notice: string | null;
  readonly tag: CheckoutOutput["tag"];
}

export type CheckoutEvent =
  | { readonly type: "payment.started" }
  | { readonly type: "payment.left" };

/**
 * `settled`: paid, or free, and what was paid for exists. `refused`: it cannot be paid any more, and `notice` says
 * why. `left`: the person waits no longer; the server finishes without them.
 */
export interface CheckoutOutput {
  readonly tag: "settled" | "refused" | "left";
  readonly checkout: Checkout;
  readonly notice: string | null;
}
