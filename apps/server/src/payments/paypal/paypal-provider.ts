import type { IncomingHttpHeaders } from "node:http";
import type {
  PaymentProvider,
  PaymentResponse,
  ProviderEvent,
  CaptureRequest,
  Unavailable,
} from "../attempts/payment-provider.ts";
import type { LineProvider } from "../books/line-provider.ts";
import type { DisputeProvider } from "../disputes/dispute-provider.ts";

/**
 * What reading an event resulted in. `forged`: PayPal does not confirm its signature. `unverified`: it has a signature,
 * and the caller did not allow to verify it now.
 */
export type ReadMessage =
  | { readonly tag: "event"; readonly event: ProviderEvent }
  | { readonly tag: "forged" }
  | { readonly tag: "unverified" }
  | Unavailable;

/** Payments by PayPal: the payer approves an order in PayPal's window, and the server captures it. */
export interface PaypalProvider extends PaymentProvider, DisputeProvider, LineProvider {
  /** Identifies us to PayPal's script in the browser. */
  readonly clientId: string;
  /** The same provider, whose calls end once the signal is aborted. */
  readonly until: (deadline: AbortSignal) => PaypalProvider;
  /** Captures an order that its payer has approved, and returns its state (PAYSRV-Y2). */
  readonly capture: (orderId: string, request: CaptureRequest) => Promise<PaymentResponse>;
  /** Reads an event, and has PayPal verify its signature. `mayVerify` is called for events with a signature only. */
  readonly readEvent: (
    body: Buffer,
    headers: IncomingHttpHeaders,
    mayVerify: () => boolean,
  ) => Promise<ReadMessage>;
}
