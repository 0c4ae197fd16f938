import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Listener } from "../patterns/listener.ts";
import type { PaymentEvent } from "./payment-events.ts";
import type { PaymentOutcome, SwitchResponse } from "./payment-outcome.ts";
import { getPaymentStatus, type PaymentStatus } from "./payment-status.ts";

export interface PaypalPaymentInput {
  readonly checkoutId: string;
  /** Whether PayPal's order is open already, as after a reload. */
  readonly hasOrder: boolean;
  readonly checkout: Listener<PaymentEvent>;
}

export interface PaypalPaymentContext extends PaypalPaymentInput {
  /** Whether the user approved the order in PayPal's window: from then on money may move without them. */
  readonly approved: boolean;
  /** Whether PayPal's window broke or could not be opened, as when the browser blocks it. */
  readonly windowFailed: boolean;
  /** The message about the last attempt: PayPal's or the server's own if there is one. */
  readonly message: string | null;
  /** The checkout after its order was closed, or given up elsewhere. */
  readonly closed: Checkout | null;
  readonly outcome: PaymentOutcome;
}

/** `window.*` and `order.approved` come from PayPal's window, `button.failed` from its script. */
export type PaypalPaymentEvent =
  | { readonly type: "button.retry" }
  | { readonly type: "button.failed" }
  | { readonly type: "order.requested" }
  | { readonly type: "order.approved" }
  | { readonly type: "window.closed" }
  | { readonly type: "window.failed" }
  | { readonly type: "payment.stopWaiting" }
  | { readonly type: "payment.cancelled" };

/** The input of the `loadButton`, `openOrder` and `closeOrder` actors. */
export interface PaypalRequest {
  readonly checkoutId: string;
}

/**
 * The input of the `capture` actor. `approved`: the user has just approved the order, so the server may capture it,
 * also when it was declined before; otherwise the server only queries its state.
 */
export interface CaptureRequest extends PaypalRequest {
  readonly approved: boolean;
}

export type OpenOrderResponse = SwitchResponse<{ readonly orderId: string }>;

/** Opens a payment that is not approved, even if its order is open, and has no outcome yet. */
export const createPaypalPaymentContext = (input: PaypalPaymentInput): PaypalPaymentContext => ({
  ...input,
  approved: false,
  windowFailed: false,
  outcome: "unsettled",
  message: null,
  closed: null,
});

/** The checkout beside a refusal to open an order, which may have been paid in another tab; null if it opened. */
export const refusedCheckout = (response: OpenOrderResponse): Checkout | null =>
  response.tag === "refused" ? response.checkout : null;

/** Whether the checkout has this status; never if there is none. */
export const hasStatus = (checkout: Checkout | null, status: PaymentStatus): boolean =>
  checkout !== null && getPaymentStatus(checkout) === status;

/** Whether the order was given up elsewhere: the checkout can be paid, and not by PayPal any more. */
export const wasGivenUp = (checkout: Checkout): boolean =>
  checkout.method !== "paypal" &&
  (hasStatus(checkout, "unpaid") || hasStatus(checkout, "declined"));
