/** The keys and the address of PayPal. */
export interface PaypalSettings {
  readonly clientId: string;
  readonly secret: string;
  /** The id under which our webhook endpoint is registered. */
  readonly webhookId: string;
  /** The origin of its API; the stand-in's is known once it listens. */
  readonly origin: () => string;
  /** Makes the signal of a timeout; tests of timeouts make their own. */
  readonly createTimeout?: (milliseconds: number) => AbortSignal;
  /** Ends every call that waits for a response: the server stops. */
  readonly ending?: AbortSignal;
  /** Replaces the network: with timeouts of its own, and without repetitions. */
  readonly transport?: PaypalTransport;
}

export type PaypalTransport = (
  url: string,
  init: RequestInit,
) => Promise<Pick<Response, "status" | "text">>;

/** PayPal's two environments. */
export const PAYPAL_ORIGIN = {
  live: "https://api-m.paypal.com",
  sandbox: "https://api-m.sandbox.paypal.com",
} as const;
