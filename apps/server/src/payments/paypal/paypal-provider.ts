import type { IncomingHttpHeaders } from "node:http";
import type {
  Collector,
  PaymentAnswer,
  ProviderEvent,
  Taking,
  Unavailable,
} from "../attempts/payment-provider.ts";

/**
 * What became of reading a message. `forged`: PayPal does not say that it is its own. `unasked`: it looks signed, and
 * PayPal was not to be asked about it now.
 */
export type ReadMessage =
  | { readonly tag: "event"; readonly event: ProviderEvent }
  | { readonly tag: "forged" }
  | { readonly tag: "unasked" }
  | Unavailable;

/** Payments by PayPal: the payer agrees in PayPal's own window, and we take the money of the order. */
export interface PaypalProvider extends Collector {
  /** Names us to PayPal's script in the browser. */
  readonly clientId: string;
  /** How an order stands, after taking its money where its payer has approved it (PAYSRV-Y2). */
  readonly proceed: (orderId: string, taking: Taking) => Promise<PaymentAnswer>;
  /**
   * Reads a message from its raw body, and asks PayPal whether it is its own. `mayAsk` is called where there is
   * something to ask about: not for what is no message, or carries no signature.
   */
  readonly readEvent: (
    body: Buffer,
    headers: IncomingHttpHeaders,
    mayAsk: () => boolean,
  ) => Promise<ReadMessage>;
}
