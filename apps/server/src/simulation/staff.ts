import { eq } from "drizzle-orm";
import { store } from "../database/schema/schema.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { sweepOnce } from "../payments/sweeper.ts";
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
    await world.on(server, "a sweep", (services) =>
      sweepOnce(services, world.log, () => life.dead),
    );
  }
}
