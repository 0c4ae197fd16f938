import { bodyLengths, largestBody } from "@marquee/api/http/body-lengths";
import type { Call } from "@marquee/api/http/call";
import type { FastifyRequest } from "fastify";
import { minuteCounter } from "../limits/minute-counter.ts";
import { tooMany, type Refusal } from "../refusal/refusal.ts";
import { networkOf } from "./network-of.ts";

/** The most bytes of a body; a call that takes more has its limit in the contract. */
const MOST_BODY_BYTES = 1_000_000;
/** Unknown fields of a call are dropped, and may nevertheless be sent: this much is accepted of every call. */
const LEAST_BODY_BYTES = 16_000;
const MOST_HEADER_BYTES = 16_384;

/** The most bytes of the body of a call: what the largest body of its schema needs (LIMIT-1). */
export function bodyLimitOf({ body, maxBodyBytes }: Call): number {
  if (maxBodyBytes !== undefined) return maxBodyBytes;
  const needed = body ? largestBody(bodyLengths(body)) : 0;
  return Math.min(MOST_BODY_BYTES, Math.max(LEAST_BODY_BYTES, needed));
}

/**
 * What a connection may cost us (LIMIT-1, LIMIT-2): headers have to be there in fifteen seconds and a whole request in
 * two minutes (an upload over a slow line), so that no client holds connections by writing a byte now and then. Nor does
 * a client by not reading what it asked for.
 */
export const connectionLimits = {
  bodyLimit: MOST_BODY_BYTES,
  requestTimeout: 120_000,
  connectionTimeout: 120_000,
  keepAliveTimeout: 72_000,
  http: {
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 1_000,
    // Refused with our message (refuse-early.ts).
    requireHostHeader: false,
  },
} as const;

/** What a user may do in a minute if a call has `TooMany` and no number: far above what a user does. */
const USUAL = { byAddress: 240, byPerson: 300 } as const;
export const LIMIT_BY_ADDRESS = USUAL.byAddress;

function requestLimit(call: Call): number {
  if (call.perMinute !== undefined) return call.perMinute;
  return call.access === "public" || call.access === "signed" ? USUAL.byAddress : USUAL.byPerson;
}

/** Counts one call of a user, or of its address if no user is named; a refusal once there were too many in this minute. */
type CountCall = (request: FastifyRequest, who: string | null) => Refusal | null;

/** Makes the counter of a call, or null for calls without a limit. */
export type CounterOf = (call: Call) => CountCall | null;

/** Counts what a key may do in a minute; a refusal once it was too much. */
function countPerMinute(most: number): (key: string) => Refusal | null {
  const counter = minuteCounter(most);
  return (key) => {
    const seconds = counter.take(key);
    return seconds === null
      ? null
      : tooMany("Too many requests. Please wait a moment and try again.", seconds);
  };
}

/** Limits requests that are no call of the contract, by address and minute (LIMIT-19). Without a factor it does nothing. */
export function countByAddress(
  most: number,
  factor: number | null,
): (request: FastifyRequest) => Refusal | null {
  if (factor === null) return () => null;
  const count = countPerMinute(most * factor);
  return ({ ip }) => count(networkOf(ip));
}

/** Rate limits (LIMIT-3 to LIMIT-5) for calls with `TooMany`: by user, or by address before. Each server counts for itself. */
export const rateLimits =
  (factor: number | null): CounterOf =>
  (call) => {
    if (factor === null || !call.errors.includes("TooMany")) return null;
    const count = countPerMinute(requestLimit(call) * factor);
    return ({ ip }, who) => count(who ?? networkOf(ip));
  };
