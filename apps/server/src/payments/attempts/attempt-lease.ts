import { and, eq, inArray, isNull, lte, notInArray, or, sql, type SQL } from "drizzle-orm";
import type pg from "pg";
import { checkout, paymentAttempt } from "../../schema/schema.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import type { Waiting } from "./due.ts";
import { storedCheckout, type StoredCheckout } from "../checkouts/stored-checkout.ts";

export type Attempt = typeof paymentAttempt.$inferSelect;

/** An attempt that this process alone works on, until the lease ends. Its `fence` tells it from later leases. */
export interface Lease {
  readonly attempt: Attempt;
  readonly checkout: StoredCheckout;
}

/** Longer than the provider may take with its repetitions. */
export const LEASE_SECONDS = 30;
/** Runs by the database's own clock, on every node alike. */
const LEASE = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** Nothing that is heard later changes it. A refund may still come back (PAYSRV-G5). */
const OVER: Attempt["state"][] = ["succeeded"];

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
    // What has been due for longest comes first.
    const places = new Map(mine.map(({ id }, place) => [id, place]));
    const inOrder = attempts.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    return inOrder.map((attempt) => {
      const ofIt = checkouts.find(({ id }) => id === attempt.checkoutId);
      if (!ofIt) throw new Error(`attempt ${attempt.id} has no checkout`);
      return { attempt, checkout: storedCheckout(ofIt) };
    });
  });
}

/** The lease of one attempt; `held` while another process has it, `over` where nothing is left to be learnt. */
export async function leaseAttempt(
  pool: pg.Pool,
  attemptId: string,
): Promise<Lease | "held" | "over"> {
  const open = notInArray(paymentAttempt.state, OVER);
  const [lease] = await take(pool, and(eq(paymentAttempt.id, attemptId), open), 1);
  if (lease) return lease;
  const left = await withScope(pool, SYSTEM, (tx) =>
    tx.$count(paymentAttempt, and(eq(paymentAttempt.id, attemptId), open)),
  );
  return left === 0 ? "over" : "held";
}

/** Leases attempts whose time has come (PAYSRV-W1). Several processes share them out between each other. */
export const leaseDue = (pool: pg.Pool, now: Date, limit: number): Promise<readonly Lease[]> =>
  take(pool, lte(paymentAttempt.dueAt, now.toISOString()), limit);

/** Whether an attempt has come to its last state. */
export const isOver = ({ state }: Attempt): boolean => OVER.includes(state);

const held = ({ attempt }: Lease): SQL | undefined =>
  and(eq(paymentAttempt.id, attempt.id), eq(paymentAttempt.fence, attempt.fence));

/** Holds an attempt for as long again; false where a later lease has taken the work over. */
export const renewLease = (
  pool: pg.Pool,
  lease: Lease,
  noted: Partial<Pick<Attempt, "capturing">> = {},
): Promise<boolean> =>
  withScope(pool, SYSTEM, async (tx) => {
    const mine = await tx
      .update(paymentAttempt)
      .set({ ...noted, leasedUntil: LEASE })
      .where(held(lease))
      .returning({ id: paymentAttempt.id });
    return mine.length > 0;
  });

/** Notes that the provider answered when a saved card was to be charged: the next time is another one. */
export const noteConfirm = (pool: pg.Pool, lease: Lease): Promise<unknown> =>
  withScope(pool, SYSTEM, (tx) =>
    tx
      .update(paymentAttempt)
      .set({ confirms: sql`${paymentAttempt.confirms} + 1` })
      .where(held(lease)),
  );

/** Lets an attempt go whose work was broken off, with when to take it up again; a later lease is left alone. */
export async function releaseLease(
  pool: pg.Pool,
  lease: Lease,
  again: Waiting & { readonly lastError: string },
): Promise<void> {
  await withScope(pool, SYSTEM, (tx) =>
    tx
      .update(paymentAttempt)
      .set({ ...again, leasedUntil: null })
      .where(held(lease)),
  );
}
