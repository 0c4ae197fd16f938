import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { type CheckoutContext, declineNotice } from "./checkout.model.ts";
import type { PaymentEvent } from "./payment-events.ts";
import type { PaymentOutcome, PaymentOutput, SwitchResponse } from "./payment-outcome.ts";
import { getPaymentStatus } from "./payment-status.ts";

/** A payment method that a user can choose. */
export type PaymentMethod = Exclude<Checkout["method"], "none">;

/** The unpaid checkout, the notice about its last payment, and the plan that is locked while a payment is under way. */
export type PaymentMethodInput = Pick<CheckoutContext, "checkout" | "notice" | "plan"> &
  Partial<Pick<CheckoutContext, "prefers">>;

export interface PaymentMethodContext extends Required<PaymentMethodInput> {
  /** The method that shows, or showed last. */
  readonly method: PaymentMethod;
  readonly outcome: PaymentMethodOutput["outcome"];
  readonly message: string | null;
}

/** `payment.begun` and `payment.paused` come from the payment by card or PayPal. */
export type PaymentMethodEvent =
  | PaymentEvent
  | { readonly type: "payment.left" }
  | { readonly type: "method.chosen"; readonly method: PaymentMethod };

/** The output of the `payByCard` actor: the checkout with a new secret for the card, or why it stays with PayPal. */
export type PayByCardResponse = SwitchResponse<{ readonly checkout: Checkout }>;

/** How the payment ended by either method. `unknown`: the payment's machine failed, and money may have moved. */
export interface PaymentMethodOutput {
  readonly outcome: PaymentOutcome | "unknown";
  readonly message: string | null;
  readonly checkout: Checkout;
  /** By which method it was paid, or was to be paid. */
  readonly method: PaymentMethod;
}

/** Opens with the preferred method, by default the card, and with the outcome unsettled. */
export const createPaymentMethodContext = (input: PaymentMethodInput): PaymentMethodContext => ({
  prefers: "card",
  ...input,
  method: input.prefers ?? "card",
  outcome: "unsettled",
  message: null,
});

/** Whether the checkout can still be paid. */
export const isPayable = (checkout: Checkout): boolean =>
  getPaymentStatus(checkout) === "unpaid" || getPaymentStatus(checkout) === "declined";

/** A notice from before, such as why the payment continues by card, stays if the answer has none of its own. */
export const applySwitchResponse = (
  { notice }: PaymentMethodContext,
  response: PayByCardResponse,
): Partial<PaymentMethodContext> => ({
  checkout: response.checkout,
  notice:
    response.tag === "refused" ? response.reason : (declineNotice(response.checkout) ?? notice),
});

/** The server cancels the card's intent before it opens an order: from now on the secret is worth nothing. */
export const dropCard = ({ checkout }: PaymentMethodContext): Partial<PaymentMethodContext> => ({
  checkout: { ...checkout, method: "paypal", clientSecret: null },
});

/** The payment is over. The checkout is the one the payment sent, else the last one known. */
export const endPayment = (
  { checkout }: PaymentMethodContext,
  output: PaymentOutput,
): Partial<PaymentMethodContext> => ({
  outcome: output.outcome,
  message: output.message,
  checkout: output.checkout ?? checkout,
});
