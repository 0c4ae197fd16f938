import type { FastifyReply } from "fastify";
import type { Clock } from "../../platform/clock/clock.ts";
import { LIMIT_BY_ADDRESS } from "../../platform/http/limits.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import { sendRefusal } from "../../platform/http/send.ts";
import { minuteCounter } from "../../platform/limits/minute-counter.ts";
import { tooMany } from "../../platform/refusal/refusal.ts";

/** Counts by address the requests to a webhook endpoint that are not the provider's (LIMIT-7, LIMIT-8). */
export interface WebhookLimit {
  /** Counts one more; false once there were too many in this minute. */
  readonly count: (address: string) => boolean;
  /** Takes one off the count: it was the provider's, or that is unknown. */
  readonly uncount: (address: string) => void;
  /** Responds with 429 and Retry-After. Providers repeat every event whose response is not 2xx. */
  readonly refuse: (reply: FastifyReply, address: string) => FastifyReply;
}

/** The limit of one endpoint: unlike the limit of calls, a request with a valid signature does not count. */
export function webhookLimit(clock: Clock, factor: number | null): WebhookLimit {
  const most = factor === null ? Infinity : LIMIT_BY_ADDRESS * factor;
  const counter = minuteCounter(most, () => clock.now().getTime());
  return {
    count: (address) => counter.take(networkOf(address)) === null,
    uncount: (address) => counter.release(networkOf(address)),
    refuse: (reply, address) => {
      const seconds = counter.secondsLeft(networkOf(address));
      return sendRefusal(reply, tooMany("Too many requests that are not the provider's.", seconds));
    },
  };
}
