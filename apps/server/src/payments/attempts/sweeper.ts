import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { actingAs } from "../../platform/tenancy/acting.ts";
import { leaseDue, type Lease } from "./attempt-lease.ts";
import type { PaymentServices } from "../payment-services.ts";
import { reconcileLeased } from "./reconcile.ts";

/** How many attempts are taken at once; the others are left to whoever else sweeps. */
const BATCH = 8;
const EVERY = 30_000;

export interface Sweeper {
  /** Works on everything whose time has come, and answers how much that was. */
  readonly sweep: () => Promise<number>;
  /** Waits for what is under way, and begins nothing new. */
  readonly stop: () => Promise<void>;
}

type Log = Pick<FastifyBaseLogger, "error" | "warn">;

async function workOn(services: PaymentServices, lease: Lease, log: Log): Promise<void> {
  const { id, checkoutId } = lease.attempt;
  const acting = { actor: "sweeper", origin: "sweeper", request: randomUUID().slice(0, 8) };
  try {
    await actingAs(acting, () => reconcileLeased(services, lease, {}, acting));
  } catch (error) {
    const about = { err: error, reqId: acting.request, attempt: id, checkout: checkoutId };
    log.error(about, "a payment could not be settled");
  }
}

/** Works batch after batch until nothing is due (PAYSRV-W1). Whatever was worked on is due later, or never again. */
export async function sweepOnce(
  services: PaymentServices,
  log: Log,
  stopped: () => boolean,
): Promise<number> {
  let worked = 0;
  while (!stopped()) {
    const leases = await leaseDue(services.pool, services.clock.now(), BATCH);
    if (leases.length === 0) break;
    await Promise.all(leases.map((lease) => workOn(services, lease, log)));
    worked += leases.length;
  }
  return worked;
}

/**
 * Finishes payments that nobody came back for: at the start and every half minute (PAYSRV-W2). Any number of
 * processes may sweep one database. A database that is away is tried again in half a minute.
 */
export function startSweeper(services: PaymentServices, log: Log, every = EVERY): Sweeper {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> = Promise.resolve(0);
  // How an earlier round ended was told to whoever began it; the next begins all the same.
  const sweep = () =>
    (running = running.catch(() => 0).then(() => sweepOnce(services, log, () => stopped)));
  const round = (): void => {
    running = sweep().catch((error: unknown) => {
      log.warn({ err: error }, "payments could not be swept");
      return 0;
    });
    void running.then(() => {
      if (!stopped) timer = setTimeout(round, every).unref();
    });
  };
  timer = setTimeout(round, 0);
  return {
    sweep,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      // What is waited for is the end; whoever began it hears how.
      await running.catch(() => undefined);
    },
  };
}
