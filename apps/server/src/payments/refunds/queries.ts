import { LEASE_SECONDS } from "@marquee/domain/payments/unattended-times";
import { Refund } from "@marquee/domain/refunds/refund.schema";
import { and, desc, eq, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type pg from "pg";
import { columnsOf } from "../../platform/database/columns-of.ts";
import { isAmongFound } from "../../platform/database/is-among.ts";
import type { Tx } from "../../platform/database/typed.ts";
import type { TransactionContext } from "../../platform/tenancy/request-context.ts";
import { SYSTEM, type Scope } from "../../platform/tenancy/scope.ts";
import { inScope, withScope } from "../../platform/tenancy/with-scope.ts";
import { refund } from "../../schema/schema.ts";

export type StoredRefund = typeof refund.$inferSelect;

const FIELDS = columnsOf(refund, Refund);

const tenantFilter = (scope: Scope) => inScope(scope, refund.companyId, refund.storeId);

/** The refunds of a payment of the scope, the newest first. */
export const refundsOf = (
  { tx, scope }: TransactionContext,
  transactionId: string,
): Promise<Refund[]> =>
  tx
    .select(FIELDS)
    .from(refund)
    .where(and(tenantFilter(scope), eq(refund.transactionId, transactionId)))
    .orderBy(desc(refund.requestedOn), refund.id);

/** A refund of the scope; undefined for an unknown one and a foreign one alike. */
export async function findRefund(
  { tx, scope }: TransactionContext,
  id: string,
): Promise<Refund | undefined> {
  const [found] = await tx
    .select(FIELDS)
    .from(refund)
    .where(and(tenantFilter(scope), eq(refund.id, id)));
  return found;
}

/** Stores a refund that is requested; false if its id is taken, or another one of the payment is open (REFUND-S2). */
export async function insertRefund(
  tx: Tx,
  row: Omit<typeof refund.$inferInsert, "state" | "dueAt">,
): Promise<boolean> {
  const inserted = await tx
    .insert(refund)
    .values({ ...row, state: "requested", dueAt: row.requestedOn })
    .onConflictDoNothing()
    .returning({ id: refund.id });
  return inserted.length > 0;
}

const free = or(isNull(refund.leasedUntil), lte(refund.leasedUntil, sql`clock_timestamp()`));

/** Leases open refunds that no process works on, each with a higher fence. */
async function leaseRefunds(
  pool: pg.Pool,
  which: SQL,
  limit: number,
): Promise<readonly StoredRefund[]> {
  return withScope(pool, SYSTEM, async (tx) => {
    const waiting = tx
      .select({ id: refund.id })
      .from(refund)
      .where(and(which, isNotNull(refund.dueAt), free))
      .orderBy(refund.dueAt)
      .limit(limit)
      .for("update", { skipLocked: true });
    return tx
      .update(refund)
      .set({
        fence: sql`${refund.fence} + 1`,
        leasedUntil: sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`,
      })
      .where(isAmongFound(refund.id, waiting))
      .returning();
  });
}

/** Leases one refund; undefined while another process has it, or if it is settled. */
export const leaseRefund = async (pool: pg.Pool, id: string): Promise<StoredRefund | undefined> =>
  (await leaseRefunds(pool, eq(refund.id, id), 1))[0];

/** Leases refunds that are due. */
export const leaseDueRefunds = (
  pool: pg.Pool,
  now: Date,
  limit: number,
): Promise<readonly StoredRefund[]> =>
  leaseRefunds(pool, lte(refund.dueAt, now.toISOString()), limit);

/** Changes a leased refund and releases it; false if a later lease has taken it over. */
export async function releaseRefund(
  tx: Tx,
  { id, fence }: Pick<StoredRefund, "id" | "fence">,
  columns: Partial<Omit<StoredRefund, "id" | "fence">>,
): Promise<boolean> {
  const released = await tx
    .update(refund)
    .set({ ...columns, leasedUntil: null })
    .where(and(eq(refund.id, id), eq(refund.fence, fence), isNotNull(refund.dueAt)))
    .returning({ id: refund.id });
  return released.length > 0;
}
