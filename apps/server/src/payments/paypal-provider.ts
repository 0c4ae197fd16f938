import type { IncomingHttpHeaders } from "node:http";
import type { Collector, ProviderEvent, Unavailable } from "./collector.ts";

/** What became of reading a message. `forged`: PayPal does not say that it is its own. */
export type ReadMessage =
  | { readonly tag: "event"; readonly event: ProviderEvent }
  | { readonly tag: "forged" }
  | Unavailable;

/** Payments by PayPal: the payer agrees in PayPal's own window, and we take the money of the order. */
export interface PaypalProvider extends Collector {
  /** Names us to PayPal's script in the browser. */
  readonly clientId: string;
  /** Reads a message from its raw body, and asks PayPal whether it is its own. */
  readonly readEvent: (body: Buffer, headers: IncomingHttpHeaders) => Promise<ReadMessage>;
}
