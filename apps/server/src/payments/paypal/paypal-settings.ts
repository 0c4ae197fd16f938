/** Where PayPal is and who we are to it. */
export interface PaypalSettings {
  readonly clientId: string;
  readonly secret: string;
  /** The id under which our address for messages is registered there. */
  readonly webhookId: string;
  /** Where its interface is; of the stand-in it is known once that listens. */
  readonly origin: () => string;
  /** Ends what took so many milliseconds; tests of silence end it themselves. */
  readonly patience?: (milliseconds: number) => AbortSignal;
  /** Ends every call that waits for an answer: the server stops. */
  readonly ending?: AbortSignal;
  /** Another way to PayPal than the network: it has a patience of its own, and nothing is repeated over it. */
  readonly line?: PaypalLine;
}

export type PaypalLine = (
  url: string,
  init: RequestInit,
) => Promise<Pick<Response, "status" | "text">>;

/** PayPal's two worlds: real money, and its own tests. */
export const PAYPAL_ORIGIN = {
  live: "https://api-m.paypal.com",
  sandbox: "https://api-m.sandbox.paypal.com",
} as const;
