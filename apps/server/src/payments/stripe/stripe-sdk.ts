import Stripe from "stripe";
import type { Refused, Unavailable } from "../attempts/payment-provider.ts";

/** The keys and the address of the provider. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Null for the provider itself; otherwise the stand-in's origin, which is known once it listens. */
  readonly origin: (() => string) | null;
  /** The timeout of a request in milliseconds; tests of timeouts set a shorter one. */
  readonly responseTimeout?: number;
  /** Ends every call that waits for a response: the server stops. */
  readonly ending?: AbortSignal;
  /** Replaces the network, without repetitions by the SDK. */
  readonly transport?: HttpTransport;
}

type HttpTransport = NonNullable<
  NonNullable<ConstructorParameters<typeof Stripe>[1]>["httpClient"]
>;

/** All repetitions together take less than a lease, so that a waiting process still holds the attempt. */
const RESPONSE_TIMEOUT = 6_000;
const RETRIES = 1;

/** The SDK's network client, whose requests end with `ending`. The SDK's own timeout ends before the body is read. */
const networkUntil = (ending: AbortSignal, responseTimeout: number): HttpTransport =>
  Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
    fetch(url, {
      ...init,
      signal: AbortSignal.any([
        ending,
        AbortSignal.timeout(responseTimeout),
        ...(init?.signal ? [init.signal] : []),
      ]),
    }),
  );

/** The provider's own SDK with our timeouts. */
export function stripeSdk({
  secretKey,
  origin,
  responseTimeout = RESPONSE_TIMEOUT,
  ending,
  transport,
}: StripeSettings): Stripe {
  const options = {
    timeout: responseTimeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(ending ? { httpClient: networkUntil(ending, responseTimeout) } : {}),
  };
  if (transport)
    return new Stripe(secretKey, { ...options, maxNetworkRetries: 0, httpClient: transport });
  if (origin === null) return new Stripe(secretKey, options);
  const { hostname, port, protocol } = new URL(origin());
  return new Stripe(secretKey, {
    ...options,
    // An address of IPv6 has brackets in the URL that is fetched, and none if the SDK connects itself.
    host: ending ? hostname : hostname.replaceAll(/^\[|\]$/g, ""),
    port,
    protocol: protocol === "https:" ? "https" : "http",
  });
}

/** Whether another call under the same key is under way, whose response will be this one's too. */
export const isIdempotencyConflict = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === "idempotency_key_in_use";

/** What an error of the SDK means. Only an error of the provider that a repetition would not change is a refusal. */
export function stripeFailure(error: unknown): Refused | Unavailable {
  const { StripeInvalidRequestError, StripeIdempotencyError, StripeError } = Stripe.errors;
  if (isIdempotencyConflict(error))
    return { tag: "unavailable", reason: "another call is under way" };
  if (error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError)
    return {
      tag: "refused",
      reason: error.code ?? error.message,
      missing: error.code === "resource_missing",
    };
  if (error instanceof StripeError) return { tag: "unavailable", reason: error.type };
  throw error;
}
