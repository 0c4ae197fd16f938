import type { FastifyReply } from "fastify";
import type { Clock } from "../../platform/clock/clock.ts";
import { tooMany } from "../../platform/refusal/refusal.ts";
import { sendRefusal } from "../../platform/http/send.ts";
import { LIMIT_BY_ADDRESS } from "../../platform/http/limits.ts";
import { networkOf } from "../../platform/http/network-of.ts";

const MINUTE = 60_000;

/** Counts by address the requests to a webhook endpoint that are not the provider's (LIMIT-7, LIMIT-8). */
export interface WebhookLimit {
  /** Counts one more; false once there were too many in this minute. */
  readonly count: (address: string) => boolean;
  /** Takes one off the count: it was the provider's, or that is unknown. */
  readonly uncount: (address: string) => void;
  /** Responds with 429 and Retry-After. Providers repeat every event whose response is not 2xx. */
  readonly refuse: (reply: FastifyReply) => FastifyReply;
}

/**
 * The limit of one endpoint. The rate limit of calls counts every request; here one with a valid signature must not
 * count, whatever else was sent from its address.
 */
export function webhookLimit(clock: Clock, factor: number | null): WebhookLimit {
  const most = factor === null ? Infinity : Math.max(1, Math.round(LIMIT_BY_ADDRESS * factor));
  const counts = new Map<string, number>();
  let ends = 0;
  const startMinute = (): void => {
    if (clock.now().getTime() < ends) return;
    counts.clear();
    ends = clock.now().getTime() + MINUTE;
  };
  return {
    count: (address) => {
      startMinute();
      const network = networkOf(address);
      const before = counts.get(network) ?? 0;
      if (before >= most) return false;
      counts.set(network, before + 1);
      return true;
    },
    uncount: (address) => {
      const network = networkOf(address);
      const before = counts.get(network) ?? 0;
      if (before > 0) counts.set(network, before - 1);
    },
    refuse: (reply) => {
      void reply.header("retry-after", Math.ceil((ends - clock.now().getTime()) / 1000));
      return sendRefusal(reply, tooMany("Too many requests that are not the provider's."));
    },
  };
}
