import type { BranchDecision } from "@marquee/domain/approval/approval-effect.schema";
import { and, desc, eq, sql, type SQLWrapper } from "drizzle-orm";
import { isoText } from "../platform/database/iso-text.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { audit } from "../schema/schema.ts";

interface Trail {
  readonly before: SQLWrapper;
  readonly after: SQLWrapper;
}

const changes = (column: string, { before, after }: Trail = audit) =>
  sql`${before} -> ${sql.raw(`'${column}'`)} is distinct from ${after} -> ${sql.raw(`'${column}'`)}`;

/** Whether a line of the trail says that a branch was approved, or its approval withdrawn. */
export const changesApproval = (trail: Trail) => changes("is_approve", trail);

/** An approved branch was looked at as it is now: what its merchant changes back leaves its date of change alone. */
const IS_LOOK = sql`(${changes("reviewed")} and ${audit.after} ->> 'reviewed' is null and ${changes("updated_on")})`;
const IS_SENT_BACK = sql`(${changes("sent_back")} and ${audit.after} ->> 'sent_back' is not null)`;

/** Whether a line of the trail is a decision about a branch. */
export const IS_DECISION = and(
  eq(audit.noun, "stores"),
  eq(audit.action, "update"),
  sql`(${changes("is_approve")} or ${IS_SENT_BACK} or ${IS_LOOK})`,
);

/** What was decided, by whom and when, as they are stored in the branch. */
export const DECISION = {
  what: sql<BranchDecision["what"]>`case
    when ${IS_SENT_BACK} then 'sentBack'
    when not (${changes("is_approve")}) then 'looked'
    when ${audit.after} ->> 'is_approve' = 'Y' then 'approved'
    else 'withdrawn'
  end`,
  by: sql<string>`coalesce(${audit.after} ->> 'updated_by', '')`,
  on: sql<string>`${audit.after} ->> 'updated_on'`,
} as const;

/**
 * What was decided last about a branch, by the audit trail; null if nothing was (STORE-A16). A decision is named by its
 * line of the trail, with who and when as they are stored in the branch.
 */
export async function lastDecision(
  { tx, scope }: TransactionContext,
  storeId: string,
): Promise<BranchDecision | null> {
  const [row] = await tx
    .select({
      id: sql<string>`${audit.id}::text`,
      ...DECISION,
      reason: sql<string | null>`${audit.after} -> 'sent_back' ->> 'reason'`,
    })
    .from(audit)
    .where(and(IS_DECISION, eq(audit.rowId, storeId), inScope(scope, audit.companyId)))
    .orderBy(desc(audit.id))
    .limit(1);
  return row === undefined ? null : { ...row, on: isoText(row.on) };
}
