import type { Tx } from "../database/typed.ts";
import type { Job } from "./job.ts";
import { outbox } from "./outbox-table.ts";

/** Always due: before any time a clock of ours can show. */
const AT_ONCE = new Date(0).toISOString();

/**
 * Writes a job down in the transaction of the fact it follows from (OUTBOX-E1): with the fact it commits or rolls back.
 * A key that is known already adds nothing (OUTBOX-E2). Works under every scope. Returns whether the job is new.
 */
export async function enqueue(tx: Tx, job: Job): Promise<boolean> {
  const { key, kind, payload, dueAt = AT_ONCE } = job;
  // Without a target: naming one would read the row, which only the system may.
  const { rowCount } = await tx
    .insert(outbox)
    .values({ key, kind, payload, dueAt })
    .onConflictDoNothing();
  return rowCount === 1;
}
