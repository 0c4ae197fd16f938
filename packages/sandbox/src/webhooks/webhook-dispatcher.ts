import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { addUp, deliver, type Delivered, type WebhookQueue } from "./deliver.ts";

/** Does what providers do by themselves: settles slow payments and delivers webhooks. */
export interface WebhookDispatcher {
  /** Looks for due work now, instead of at the next tick. */
  wake(): void;
  /** Settles what is due and sends every waiting webhook, held ones too; resolves when done. */
  flush(): Promise<Delivered>;
  stop(): Promise<void>;
}

export interface DispatcherWork {
  readonly pool: Pool;
  readonly settle: readonly (() => Promise<void>)[];
  readonly queues: readonly WebhookQueue[];
  readonly log: FastifyBaseLogger;
}

/** Milliseconds between looks. Whatever happens in this process wakes the dispatcher at once. */
const TICK = 1000;

async function deliverAll(work: DispatcherWork, all: boolean): Promise<Delivered> {
  for (const settle of work.settle) await settle();
  return addUp(await Promise.all(work.queues.map((queue) => deliver(work.pool, queue, all))));
}

/**
 * Starts a dispatcher that looks for due work every second and whenever it is woken, one round at a
 * time, until it is stopped. A round that fails is logged; the next one does its work.
 */
export function startWebhookDispatcher(work: DispatcherWork): WebhookDispatcher {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const round = async () => {
    do {
      again = false;
      await deliverAll(work, false);
    } while (again && !stopped);
  };
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= round()
      // The next tick tries again: nothing is lost, it is all in the database.
      .catch((error: unknown) =>
        work.log.error({ err: error }, "sandbox webhook dispatcher failed"),
      )
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
      return deliverAll(work, true);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
