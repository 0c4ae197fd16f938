import { eq } from "drizzle-orm";
import { store } from "@marquee/server/schema/schema";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import type { Random } from "../random.ts";
import type { Scenario } from "../scenario/scenario.ts";
import { situationOf, type Situation } from "../scenario/situations.ts";
import type { Simulation } from "../simulation.ts";

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

/** Whether the branch was approved at a moment. */
export const approvedAt = (approvals: readonly Approval[], time: number): boolean =>
  approvals.findLast(({ at }) => at <= time)?.approved ?? false;
