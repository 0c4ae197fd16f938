import type { FastifyReply } from "fastify";
import type { Clock } from "../../platform/clock/clock.ts";
import { tooMany } from "../../platform/http/refusal.ts";
import { sendRefusal } from "../../platform/http/send.ts";
import { LIMIT_BY_ADDRESS } from "../../platform/http/limits.ts";
import { networkOf } from "../../platform/http/network-of.ts";

const MINUTE = 60_000;

/** Counts by address what comes to a provider's door and is not the provider's (LIMIT-7, LIMIT-8). */
export interface DoorLimit {
  /** Counts one more; false once there were too many in this minute. */
  readonly count: (address: string) => boolean;
  /** Takes one back: it was the provider's, or nobody knows whose it was. */
  readonly takeBack: (address: string) => void;
  /** Says that there were too many, and when to come again. Providers send everything again that is not answered 2xx. */
  readonly refuse: (reply: FastifyReply) => FastifyReply;
}

/**
 * A limit of one door. The counter of calls is none for it, as that one counts everybody who comes: here a message
 * that proves to be signed must not count, whoever else has written from its address.
 */
export function doorLimit(clock: Clock, factor: number | null): DoorLimit {
  const most = factor === null ? Infinity : Math.max(1, Math.round(LIMIT_BY_ADDRESS * factor));
  const counts = new Map<string, number>();
  let ends = 0;
  const turn = (): void => {
    if (clock.now().getTime() < ends) return;
    counts.clear();
    ends = clock.now().getTime() + MINUTE;
  };
  return {
    count: (address) => {
      turn();
      const network = networkOf(address);
      const before = counts.get(network) ?? 0;
      if (before >= most) return false;
      counts.set(network, before + 1);
      return true;
    },
    takeBack: (address) => {
      const network = networkOf(address);
      const before = counts.get(network) ?? 0;
      if (before > 0) counts.set(network, before - 1);
    },
    refuse: (reply) => {
      void reply.header("retry-after", Math.ceil((ends - clock.now().getTime()) / 1000));
      return sendRefusal(reply, tooMany("Too many messages that are not the provider's."));
    },
  };
}
