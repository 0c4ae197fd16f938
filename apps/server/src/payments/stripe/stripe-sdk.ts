import Stripe from "stripe";
import type { Refused, Unavailable } from "../attempts/payment-provider.ts";

/** Where the provider is and who we are to it. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Null for the provider itself; the stand-in's origin otherwise, known once it listens. */
  readonly origin: (() => string) | null;
  /** Milliseconds to wait for an answer; tests of silence wait less. */
  readonly answerWithin?: number;
  /** Ends every call that waits for an answer: the server stops. */
  readonly ending?: AbortSignal;
  /** Another way to the provider than the network, without repetitions of the SDK's own. */
  readonly line?: HttpLine;
}

type HttpLine = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>["httpClient"]>;

/** Together they stay below a lease: whoever waits for the provider still holds the attempt. */
const ANSWER_WITHIN = 6_000;
const RETRIES = 1;

/** The SDK's own way over the network, which ends with `ending`. */
const networkUntil = (ending: AbortSignal): HttpLine =>
  Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
    fetch(url, {
      ...init,
      signal: AbortSignal.any([ending, ...(init?.signal ? [init.signal] : [])]),
    }),
  );

/** The provider's own SDK, with our patience. */
export function stripeSdk({
  secretKey,
  origin,
  answerWithin = ANSWER_WITHIN,
  ending,
  line,
}: StripeSettings): Stripe {
  const patience = {
    timeout: answerWithin,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(ending ? { httpClient: networkUntil(ending) } : {}),
  };
  if (line) return new Stripe(secretKey, { ...patience, maxNetworkRetries: 0, httpClient: line });
  if (origin === null) return new Stripe(secretKey, patience);
  const { hostname, port, protocol } = new URL(origin());
  return new Stripe(secretKey, {
    ...patience,
    // The SDK connects to an address, and one of IPv6 stands in brackets in a URL alone.
    host: hostname.replaceAll(/^\[|\]$/g, ""),
    port,
    protocol: protocol === "https:" ? "https" : "http",
  });
}

/** Whether the provider is still at another call under the same key, whose answer will be this one's too. */
export const isUnderWay = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === "idempotency_key_in_use";

/** What a failed call means. Only a refusal that the provider worded itself, and stands by, counts as one. */
export function stripeFailure(error: unknown): Refused | Unavailable {
  const { StripeInvalidRequestError, StripeIdempotencyError, StripeError } = Stripe.errors;
  if (isUnderWay(error)) return { tag: "unavailable", reason: "another call is under way" };
  if (error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError)
    return {
      tag: "refused",
      reason: error.code ?? error.message,
      missing: error.code === "resource_missing",
    };
  if (error instanceof StripeError) return { tag: "unavailable", reason: error.type };
  throw error;
}
