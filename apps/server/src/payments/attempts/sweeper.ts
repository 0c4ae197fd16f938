import { SWEEP_SECONDS } from "@marquee/domain/payments/unattended-times";
import type { FastifyBaseLogger } from "fastify";
import { randomUUID } from "node:crypto";
import { actingAs } from "../../platform/tenancy/acting.ts";
import type { PaymentServices } from "../payment-services.ts";
import { withDeadline } from "../provider-deadline.ts";
import { sweepRefunds } from "../refunds/sweep-refunds.ts";
import { leaseDue, type Lease } from "./lease-queries.ts";
import { REFRESH } from "./reconcile-request.ts";
import { reconcileLeased } from "./reconcile.ts";

/** How many attempts are leased at once; the others are left to other sweepers. */
const BATCH = 8;
const EVERY = SWEEP_SECONDS * 1000;

export interface Sweeper {
  /** Reconciles every attempt that is due, and returns how many those were. */
  readonly sweep: () => Promise<number>;
  /** Takes no more attempts, and resolves once those in hand are settled. */
  readonly stop: () => Promise<void>;
}

type Log = Pick<FastifyBaseLogger, "error" | "warn">;

async function reconcileOne(services: PaymentServices, lease: Lease, log: Log): Promise<void> {
  const { id, checkoutId } = lease.attempt;
  const acting = { actor: "sweeper", origin: "sweeper", request: randomUUID().slice(0, 8) };
  try {
    await actingAs(acting, () => reconcileLeased(withDeadline(services), lease, REFRESH, acting));
  } catch (error) {
    const about = { err: error, reqId: acting.request, attempt: id, checkout: checkoutId };
    log.error(about, "a payment could not be settled");
  }
}

/** Reconciles batch after batch until nothing is due (PAYSRV-W1). Each reconciliation reschedules its attempt. */
export async function sweepOnce(
  services: PaymentServices,
  log: Log,
  stopped: () => boolean,
): Promise<number> {
  let worked = 0;
  while (!stopped()) {
    const leases = await leaseDue(services.pool, services.clock.now(), BATCH);
    if (leases.length === 0) break;
    await Promise.all(leases.map((lease) => reconcileOne(services, lease, log)));
    worked += leases.length;
  }
  return worked + (await sweepRefunds(services, log, stopped));
}

/** Reconciles the attempts that are due, at the start and every half minute (PAYSRV-W2), in any number of processes. */
export function startSweeper(
  services: PaymentServices,
  log: Log,
  every = EVERY,
  onRound: () => void = () => undefined,
): Sweeper {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> = Promise.resolve(0);
  // The error of an earlier round went to its caller; the next round begins nevertheless.
  const sweep = () =>
    (running = running.catch(() => 0).then(() => sweepOnce(services, log, () => stopped)));
  const round = (): void => {
    const swept = sweep();
    swept.then(onRound, () => undefined);
    running = swept.catch((error: unknown) => {
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
      // Waits for the end only: the error of the round went to its caller.
      await running.catch(() => undefined);
    },
  };
}
