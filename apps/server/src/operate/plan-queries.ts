import { asc, desc, eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { campaignPlan } from "../schema/schema.ts";

export type PlanRow = typeof campaignPlan.$inferSelect;
export type NewPlan = Pick<PlanRow, "id" | "campaignFor" | "days" | "price">;

/** Every plan, retired ones last. */
export const allPlans = (tx: Tx): Promise<readonly PlanRow[]> =>
  tx
    .select()
    .from(campaignPlan)
    .orderBy(
      desc(campaignPlan.active),
      asc(campaignPlan.campaignFor),
      asc(campaignPlan.days),
      asc(campaignPlan.id),
    );

/** Adds a plan, and returns what is stored under its id: another plan if it was taken. */
export async function addPlan(tx: Tx, plan: NewPlan): Promise<PlanRow | undefined> {
  await tx.insert(campaignPlan).values(plan).onConflictDoNothing({ target: campaignPlan.id });
  const [row] = await tx.select().from(campaignPlan).where(eq(campaignPlan.id, plan.id));
  return row;
}

/** Changes a plan, and returns it as it is now; undefined if no plan has this id. */
export async function changePlan(
  tx: Tx,
  id: string,
  change: Partial<Pick<PlanRow, "days" | "price" | "active">>,
): Promise<PlanRow | undefined> {
  const [row] = await tx
    .update(campaignPlan)
    .set(change)
    .where(eq(campaignPlan.id, id))
    .returning();
  return row;
}
