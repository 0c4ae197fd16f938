import { eq } from "drizzle-orm";
import { store } from "@marquee/server/schema/schema";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { cardEffects } from "@marquee/server/payments/cards/forget-card";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { sweepOnce } from "@marquee/server/payments/attempts/sweeper";
import { performJob } from "@marquee/server/platform/outbox/perform-job";
import { takeDue } from "@marquee/server/platform/outbox/queries";
import type { SimulatedServer, SimulatedWorld } from "./simulated-world.ts";

/** When the branch was approved, and when not any more, in simulated time. */
export interface Approval {
  readonly at: number;
  readonly approved: boolean;
}

const MINUTE = 60_000;

/** Staff approve the branch, or take the approval back, while people pay. */
export async function moderate(
  world: SimulatedWorld,
  storeId: string,
  approvals: Approval[],
): Promise<void> {
  const { chance, schedule } = world;
  const times = chance.within(0, 2);
  for (let time = 0; time < times; time += 1) {
    await world.pause("staff come", chance.within(0, 5 * MINUTE));
    const approved = approvals.at(-1)?.approved !== true;
    await withScope(world.pool, SYSTEM, async (tx) => {
      await tx
        .update(store)
        .set({ isApprove: approved ? "Y" : "N" })
        .where(eq(store.id, storeId));
      approvals.push({ at: schedule.now, approved });
    });
  }
}

/** Nobody ends a job before its time: how long one takes is simulated, too. */
const NO_HURRY = new AbortController().signal;

/** Does the jobs of the outbox that payments leave, as its worker does. Mails are only counted. */
export async function doJobs(world: SimulatedWorld, services: PaymentServices): Promise<void> {
  const { cards, clock, pool } = services;
  const effects = cardEffects(cards);
  const kinds = Object.keys(effects);
  const jobs = await withScope(pool, SYSTEM, (tx) =>
    takeDue(tx, clock.now().toISOString(), { kinds, most: 10, leaseSeconds: 60 }),
  );
  await Promise.all(
    jobs.map((job) => performJob({ pool, clock, effects, log: world.log }, job, NO_HURRY)),
  );
}

/** Sweeps as a server does: at its start, and again some times. Ends with the process. */
export async function sweepSometimes(
  world: SimulatedWorld,
  server: SimulatedServer,
): Promise<void> {
  const { life } = server;
  const times = world.chance.within(0, 2);
  for (let time = 0; time < times && !life.dead; time += 1) {
    await world.pause("a sweep begins", world.chance.within(0, 3 * MINUTE));
    if (life.dead) return;
    await world.on(server, "a sweep", async (services) => {
      await sweepOnce(services, world.log, () => life.dead);
      await doJobs(world, services);
    });
  }
}
