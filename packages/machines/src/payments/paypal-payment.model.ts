import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Listener } from "../patterns/listener.ts";
import type { PaymentEvent, PaymentOutcome, SwitchAnswer } from "./payment-events.ts";

export interface PaypalPaymentInput {
  readonly checkoutId: string;
  /** Whether PayPal's order is open already, as after a reload. */
  readonly hasOrder: boolean;
  readonly checkout: Listener<PaymentEvent>;
}

export interface PaypalPaymentContext extends PaypalPaymentInput {
  /** Whether the person agreed in PayPal's window: from then on money may move without them. */
  readonly approved: boolean;
  /** What is said about the last try, in PayPal's or the server's words where they have any. */
  readonly message: string | null;
  /** How the checkout stands after its order was closed. */
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

/** What the `loadButton`, `openOrder` and `closeOrder` actors are asked. */
export interface PaypalRequest {
  readonly checkoutId: string;
}

/**
 * What the `capture` actor is asked. `approved`: the person has agreed just now, so the money may be taken, also of
 * an order that was declined before; otherwise the server is only asked how it stands.
 */
export interface CaptureRequest extends PaypalRequest {
  readonly approved: boolean;
}

export type OpenOrderAnswer = SwitchAnswer<{ readonly orderId: string }>;
