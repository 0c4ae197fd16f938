import { and, count, eq, max } from "drizzle-orm";
import type pg from "pg";
import { transaction } from "../../schema/schema.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";

/** The recorded failures of one payment. */
export interface FailedCaptures {
  readonly count: number;
  readonly last: Date | null;
}

export const failedCaptures = (pool: pg.Pool, paymentId: string): Promise<FailedCaptures> =>
  withScope(pool, SYSTEM, async (tx) => {
    const [found] = await tx
      .select({ count: count(), last: max(transaction.createdOn) })
      .from(transaction)
      .where(and(eq(transaction.paymentId, paymentId), eq(transaction.status, "Fail")));
    const { last = null } = found ?? {};
    return { count: found?.count ?? 0, last: last === null ? null : new Date(last) };
  });
