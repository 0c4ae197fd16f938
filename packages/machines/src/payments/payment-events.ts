import type { Checkout } from "@marquee/domain/payments/checkout.schema";

/** What is heard of a payment: while it is under way, nothing that is paid for may change, nor the way to pay. */
export type PaymentEvent = { readonly type: "payment.begun" } | { readonly type: "payment.paused" };

/**
 * How a payment ended. `unsettled`: nobody knows yet, and the server goes on asking. `refused`: this checkout
 * cannot be paid any more, for example because it expired.
 */
export type PaymentOutcome = "succeeded" | "cancelled" | "unsettled" | "refused";

/** What a way to pay hands over. `checkout` is how the server says it stands now, where it was asked. */
export interface PaymentOutput {
  readonly outcome: PaymentOutcome;
  readonly message: string | null;
  readonly checkout: Checkout | null;
}

/**
 * What the server answers to a change of the way to pay. A refusal comes with the reason, and with the checkout
 * as it stands: another tab may have paid it.
 */
export type SwitchAnswer<Opened> =
  | ({ readonly tag: "opened" } & Opened)
  | { readonly tag: "refused"; readonly reason: string; readonly checkout: Checkout };
