import { and, eq, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type pg from "pg";
import { checkout, paymentAttempt } from "../database/schema/schema.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";

export type Attempt = typeof paymentAttempt.$inferSelect;
export type StoredCheckout = typeof checkout.$inferSelect;

/** An attempt that this process alone works on, until the lease ends. Its `fence` tells it from later leases. */
export interface Lease {
  readonly attempt: Attempt;
  readonly checkout: StoredCheckout;
}

/** Longer than the provider may take with its repetitions. Runs by the database's own clock, on every node alike. */
const LEASE = sql`clock_timestamp() + interval '30 seconds'`;

const free = or(
  isNull(paymentAttempt.leasedUntil),
  lte(paymentAttempt.leasedUntil, sql`clock_timestamp()`),
);

/** Takes the lease of the attempts that `which` finds and nobody holds, each with a higher fence. */
async function take(
  pool: pg.Pool,
  which: SQL | undefined,
  limit: number,
): Promise<readonly Lease[]> {
  return withScope(pool, SYSTEM, async (tx) => {
    const mine = await tx
      .select({ id: paymentAttempt.id })
      .from(paymentAttempt)
      .where(and(which, free))
      .orderBy(paymentAttempt.dueAt)
      .limit(limit)
      .for("update", { skipLocked: true });
    if (mine.length === 0) return [];
    const attempts = await tx
      .update(paymentAttempt)
      .set({ fence: sql`${paymentAttempt.fence} + 1`, leasedUntil: LEASE })
      .where(
        inArray(
          paymentAttempt.id,
          mine.map(({ id }) => id),
        ),
      )
      .returning();
    const checkouts = await tx
      .select()
      .from(checkout)
      .where(
        inArray(
          checkout.id,
          attempts.map(({ checkoutId }) => checkoutId),
        ),
      );
    return attempts.map((attempt) => {
      const ofIt = checkouts.find(({ id }) => id === attempt.checkoutId);
      if (!ofIt) throw new Error(`attempt ${attempt.id} has no checkout`);
      return { attempt, checkout: ofIt };
    });
  });
}

/** The lease of one attempt, or null while another process holds it. */
export async function leaseAttempt(pool: pg.Pool, attemptId: string): Promise<Lease | null> {
  const [lease] = await take(pool, eq(paymentAttempt.id, attemptId), 1);
  return lease ?? null;
}

/** Leases attempts whose time has come (PAYSRV-W1). Several processes share them out between each other. */
export const leaseDue = (pool: pg.Pool, now: Date, limit: number): Promise<readonly Lease[]> =>
  take(pool, lte(paymentAttempt.dueAt, now.toISOString()), limit);

/** Whether the money of an attempt has come: nothing that is heard later changes that. */
export const isOver = ({ state }: Attempt): boolean =>
  state === "succeeded" || state === "refundDue";

/** Lets an attempt go whose work was broken off, with when to take it up again; a later lease is left alone. */
export async function releaseLease(
  pool: pg.Pool,
  { attempt }: Lease,
  again: Pick<Attempt, "tries" | "dueAt" | "state">,
): Promise<void> {
  await withScope(pool, SYSTEM, (tx) =>
    tx
      .update(paymentAttempt)
      .set({ ...again, leasedUntil: null })
      .where(and(eq(paymentAttempt.id, attempt.id), eq(paymentAttempt.fence, attempt.fence))),
  );
}
