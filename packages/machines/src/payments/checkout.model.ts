import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { Listener } from "../patterns/listener.ts";
import type { PaymentEvent } from "./payment-events.ts";
import type { PaymentOutput } from "./payment-outcome.ts";
import { getPaymentStatus } from "./payment-status.ts";

export interface CheckoutInput {
  /** As the server stored and priced it. */
  readonly checkout: Checkout;
  /** The method the user chose, while the provider of another method has not begun yet. */
  readonly prefers?: Exclude<Checkout["method"], "none">;
  /** The flow whose plan is paid for: the plan is locked between `payment.begun` and `payment.paused`. */
  readonly plan: Listener<PaymentEvent>;
}

export interface CheckoutContext extends Required<CheckoutInput> {
  /** Shown at the payment: why the last one failed, or why the checkout is refused. */
  readonly notice: string | null;
  readonly tag: CheckoutOutput["tag"];
}

export type CheckoutEvent =
  | { readonly type: "payment.started" }
  | {
      /** It was paid in another window, or by a colleague. */
      readonly type: "checkout.settled";
      readonly checkout: Checkout;
    }
  | {
      /** A payment of it in another window, or by a colleague, is with the provider, and its outcome is not known yet. */
      readonly type: "checkout.pending";
      readonly checkout: Checkout;
    }
  | { readonly type: "payment.left" }
  | { readonly type: "page.closed" }
  | {
      /** The page is shown again, with the checkout as the server has it by now. */
      readonly type: "page.opened";
      readonly checkout: Checkout;
    };

/**
 * `settled`: paid or free, and the purchase exists. `refused`: it cannot be paid any more, and `notice` is the reason.
 * `left`: the user waits no longer; the server finishes without them.
 */
export interface CheckoutOutput {
  readonly tag: "settled" | "refused" | "left";
  readonly checkout: Checkout;
  readonly notice: string | null;
}

/** The message of a declined checkout: the provider's own, else the specification's. Null if it is not declined. */
export const declineNotice = (checkout: Checkout): string | null =>
  getPaymentStatus(checkout) === "declined"
    ? (checkout.message ?? paymentMessages.cardDeclined)
    : null;

/** The payment continues by the method that the server has by now, and says why. */
export const applyChange = (
  { prefers }: CheckoutContext,
  { checkout, message }: Pick<PaymentOutput, "message"> & { readonly checkout: Checkout },
): Partial<CheckoutContext> => ({
  checkout,
  prefers: checkout.method === "none" ? prefers : checkout.method,
  notice: declineNotice(checkout) ?? message,
});

/**
 * Opens the checkout with the notice of its last payment, if that was declined; cards are the
 * default method. Until it is settled or refused, its output would be `left`.
 */
export const createCheckoutContext = ({
  checkout,
  prefers = "card",
  plan,
}: CheckoutInput): CheckoutContext => ({
  checkout,
  prefers,
  plan,
  notice: declineNotice(checkout),
  tag: "left",
});
