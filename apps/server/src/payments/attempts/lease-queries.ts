import { LEASE_SECONDS } from "@marquee/domain/payments/unattended-times";
import { and, eq, inArray, isNull, lte, notInArray, or, sql, type SQL } from "drizzle-orm";
import type pg from "pg";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { checkout, paymentAttempt } from "../../schema/schema.ts";
import { storedCheckout } from "../checkouts/stored-checkout.ts";
import type { Retry } from "./due.ts";
import type { Attempt, AttemptOfCheckout } from "./queries.ts";

/** An attempt that only this process works on until the lease expires. Its `fence` distinguishes it from later leases. */
export type Lease = AttemptOfCheckout;

/** Longer than work under a lease waits for providers (PAYSRV-W5). Measured by the database's clock, which all nodes share. */
const LEASE = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** The state that nothing changes any more. A refunded attempt is not final: the refund may fail later (PAYSRV-G5). */
const FINAL: Attempt["state"][] = ["succeeded"];

const free = or(
  isNull(paymentAttempt.leasedUntil),
  lte(paymentAttempt.leasedUntil, sql`clock_timestamp()`),
);

/** Leases the attempts that `which` finds and no process holds, each with a higher fence. */
async function claimLeases(
  pool: pg.Pool,
  which: SQL | undefined,
  limit: number,
): Promise<readonly Lease[]> {
  return withScope(pool, SYSTEM, async (tx) => {
    const found = await tx
      .select({ id: paymentAttempt.id })
      .from(paymentAttempt)
      .where(and(which, free))
      .orderBy(paymentAttempt.dueAt)
      .limit(limit)
      .for("update", { skipLocked: true });
    if (found.length === 0) return [];
    const attempts = await tx
      .update(paymentAttempt)
      .set({ fence: sql`${paymentAttempt.fence} + 1`, leasedUntil: LEASE })
      .where(
        inArray(
          paymentAttempt.id,
          found.map(({ id }) => id),
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
    // The update does not keep the order: the attempt that has been due for longest comes first.
    const positions = new Map(found.map(({ id }, position) => [id, position]));
    const inOrder = attempts.toSorted(
      (a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0),
    );
    return inOrder.map((attempt) => {
      const ofIt = checkouts.find(({ id }) => id === attempt.checkoutId);
      if (!ofIt) throw new Error(`attempt ${attempt.id} has no checkout`);
      return { attempt, checkout: storedCheckout(ofIt) };
    });
  });
}

/** Leases one attempt; `held` while another process has the lease, `over` if the attempt is finished. */
export async function leaseAttempt(
  pool: pg.Pool,
  attemptId: string,
): Promise<Lease | "held" | "over"> {
  const open = notInArray(paymentAttempt.state, FINAL);
  const [lease] = await claimLeases(pool, and(eq(paymentAttempt.id, attemptId), open), 1);
  if (lease) return lease;
  const left = await withScope(pool, SYSTEM, (tx) =>
    tx.$count(paymentAttempt, and(eq(paymentAttempt.id, attemptId), open)),
  );
  return left === 0 ? "over" : "held";
}

/** Leases attempts that are due (PAYSRV-W1). Several processes share them between each other. */
export const leaseDue = (pool: pg.Pool, now: Date, limit: number): Promise<readonly Lease[]> =>
  claimLeases(pool, lte(paymentAttempt.dueAt, now.toISOString()), limit);

/** Whether an attempt is in its final state. */
export const isOver = ({ state }: Attempt): boolean => FINAL.includes(state);

const isHeldBy = ({ attempt }: Lease): SQL | undefined =>
  and(eq(paymentAttempt.id, attempt.id), eq(paymentAttempt.fence, attempt.fence));

/** Renews a lease; false if a later lease has taken the attempt over. */
export const renewLease = (
  pool: pg.Pool,
  lease: Lease,
  noted: Partial<Pick<Attempt, "capturing" | "refundAgain">> = {},
): Promise<boolean> =>
  withScope(pool, SYSTEM, async (tx) => {
    const renewed = await tx
      .update(paymentAttempt)
      .set({ ...noted, leasedUntil: LEASE })
      .where(isHeldBy(lease))
      .returning({ id: paymentAttempt.id });
    return renewed.length > 0;
  });

/** Counts an answer of the provider to the charge of a saved card, so that the next charge has another key. */
export const countConfirm = (pool: pg.Pool, lease: Lease): Promise<unknown> =>
  withScope(pool, SYSTEM, (tx) =>
    tx
      .update(paymentAttempt)
      .set({ confirms: sql`${paymentAttempt.confirms} + 1` })
      .where(isHeldBy(lease)),
  );

/** Releases the lease of an interrupted reconciliation and schedules the next; a later lease is not touched. */
export async function releaseLease(
  pool: pg.Pool,
  lease: Lease,
  again: Retry & { readonly lastError: string },
): Promise<void> {
  await withScope(pool, SYSTEM, (tx) =>
    tx
      .update(paymentAttempt)
      .set({ ...again, leasedUntil: null })
      .where(isHeldBy(lease)),
  );
}
