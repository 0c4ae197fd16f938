import { sweepOnce } from "@marquee/server/payments/attempts/sweeper";
import { cardEffects } from "@marquee/server/payments/cards/forget-card";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { performJob } from "@marquee/server/platform/outbox/perform-job";
import { claimDue } from "@marquee/server/platform/outbox/queries";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import type { FastifyBaseLogger } from "fastify";
import type { Random } from "./random.ts";
import type { SimulatedServer, SimulatedServers } from "./simulated-servers.ts";

/** What a server sweeps with. */
export interface Sweeping {
  readonly random: Random;
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
  /** Waits in simulated time. */
  readonly pause: (what: string, milliseconds: number) => Promise<void>;
  readonly requestOf: SimulatedServers["requestOf"];
}

const MINUTE = 60_000;

/** No job is aborted: how long one takes is simulated, too. */
const NO_ABORT = new AbortController().signal;

/** Runs the jobs that payments leave in the outbox, as its worker does. Mails are only counted. */
export async function runOutboxJobs(
  { log }: Pick<Sweeping, "log">,
  services: PaymentServices,
): Promise<void> {
  const { cards, clock, pool } = services;
  const effects = cardEffects(cards);
  const kinds = Object.keys(effects);
  const jobs = await withScope(pool, SYSTEM, (tx) =>
    claimDue(tx, clock.now().toISOString(), { kinds, most: 10, leaseSeconds: 60 }),
  );
  await Promise.all(jobs.map((job) => performJob({ pool, clock, effects, log }, job, NO_ABORT)));
}

/** Sweeps as a server does: at its start, and again some times. Ends with the process. */
export async function sweepSometimes(sweeping: Sweeping, server: SimulatedServer): Promise<void> {
  const { process } = server;
  const { random, pause, log, requestOf } = sweeping;
  const times = random.integer(0, 2);
  for (let time = 0; time < times && !process.dead; time += 1) {
    await pause("begins a sweep", random.integer(0, 3 * MINUTE));
    if (process.dead) return;
    await requestOf(server, "a sweep", async (services) => {
      await sweepOnce(services, log, () => process.dead);
      await runOutboxJobs({ log }, services);
    });
  }
}
