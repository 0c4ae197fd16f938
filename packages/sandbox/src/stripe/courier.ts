import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { Clock } from "../clock.ts";
import { deliver, type Delivered, type Webhook } from "./delivery.ts";
import { settleDue } from "./settle.ts";

/** What the provider does by itself: slow payments settle, webhooks are delivered. */
export interface Courier {
  /** Look now, instead of at the next tick. */
  wake(): void;
  /** Settles what is due and sends every waiting webhook, held ones too; answers when done. */
  flush(): Promise<Delivered>;
  stop(): Promise<void>;
}

const TICK = 500;

export function startCourier(
  pool: Pool,
  clock: Clock,
  webhook: Webhook | undefined,
  log: FastifyBaseLogger,
): Courier {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const round = async () => {
    do {
      again = false;
      await settleDue(pool, clock);
      if (webhook) await deliver(pool, webhook, false);
    } while (again && !stopped);
  };
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= round()
      // The next tick tries again: nothing is lost, it is all in the database.
      .catch((error: unknown) => log.error({ err: error }, "sandbox courier failed"))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(wake, TICK);
  timer.unref();

  return {
    wake,
    async flush() {
      await running;
      await settleDue(pool, clock);
      return webhook ? deliver(pool, webhook, true) : { delivered: 0, failed: 0 };
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
