import { eq } from "drizzle-orm";
import { store } from "@marquee/server/schema/schema";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { cardEffects } from "@marquee/server/payments/cards/forget-card";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { sweepOnce } from "@marquee/server/payments/attempts/sweeper";
import { performJob } from "@marquee/server/platform/outbox/perform-job";
import { takeDue } from "@marquee/server/platform/outbox/queries";
import type { Random } from "../random.ts";
import type { Scenario } from "../scenario/scenario.ts";
import { situationOf, type Situation } from "../scenario/situations.ts";
import type { Simulation } from "../simulation.ts";
import type { SimulatedServer } from "../simulated-servers.ts";

/** From when on the branch was approved, or was not any more, in simulated time. */
export interface Approval {
  readonly at: number;
  readonly approved: boolean;
}

const MINUTE = 60_000;

/** How often staff come, and how many milliseconds there are between two times at most. */
const drawApprovals = (random: Random, situation: Situation) =>
  situation === "sameMoment" && random.boolean(0.5)
    ? { times: 200, pause: MINUTE / 100 }
    : {
        times: random.integer(0, random.pick([1, 2, 8])),
        pause: random.pick([5 * MINUTE, MINUTE / 4]),
      };

/** Staff approve the branch, or withdraw the approval, while users pay. */
export async function changeApproval(
  simulation: Simulation,
  { seed, storeId }: Pick<Scenario, "seed" | "storeId">,
  approvals: Approval[],
): Promise<void> {
  const { random, scheduler } = simulation;
  const situation = situationOf(seed);
  const { times, pause } = drawApprovals(random, situation);
  for (let time = 0; time < times; time += 1) {
    await simulation.pause("staff come", random.integer(0, pause));
    const approved = approvals.at(-1)?.approved !== true;
    await withScope(simulation.pool, SYSTEM, async (tx) => {
      await tx
        .update(store)
        .set({ isApprove: approved ? "Y" : "N" })
        .where(eq(store.id, storeId));
      approvals.push({ at: scheduler.now, approved });
    });
  }
}

/** No job is aborted: how long one takes is simulated, too. */
const NO_ABORT = new AbortController().signal;

/** Runs the jobs that payments leave in the outbox, as its worker does. Mails are only counted. */
export async function runOutboxJobs(
  simulation: Simulation,
  services: PaymentServices,
): Promise<void> {
  const { cards, clock, pool } = services;
  const effects = cardEffects(cards);
  const kinds = Object.keys(effects);
  const jobs = await withScope(pool, SYSTEM, (tx) =>
    takeDue(tx, clock.now().toISOString(), { kinds, most: 10, leaseSeconds: 60 }),
  );
  await Promise.all(
    jobs.map((job) => performJob({ pool, clock, effects, log: simulation.log }, job, NO_ABORT)),
  );
}

/** Sweeps as a server does: at its start, and again some times. Ends with the process. */
export async function sweepSometimes(
  simulation: Simulation,
  server: SimulatedServer,
): Promise<void> {
  const { process } = server;
  const times = simulation.random.integer(0, 2);
  for (let time = 0; time < times && !process.dead; time += 1) {
    await simulation.pause("begins a sweep", simulation.random.integer(0, 3 * MINUTE));
    if (process.dead) return;
    await simulation.servers.requestOf(server, "a sweep", async (services) => {
      await sweepOnce(services, simulation.log, () => process.dead);
      await runOutboxJobs(simulation, services);
    });
  }
}

/** Whether the branch was approved at a moment. */
export const approvedAt = (approvals: readonly Approval[], time: number): boolean =>
  approvals.findLast(({ at }) => at <= time)?.approved ?? false;
