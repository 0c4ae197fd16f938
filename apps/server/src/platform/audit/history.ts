import type { HistoryFields } from "@marquee/domain/history/history-fields";
import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import { readHistory, type AuditedChange } from "@marquee/domain/history/read-history";
import { STAFF_NAME } from "@marquee/domain/history/staff-name";
import { and, desc, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../tenancy/request-context.ts";
import { reaches } from "../tenancy/scope.ts";
import { inScope } from "../tenancy/with-scope.ts";
import { audit } from "./audit-table.ts";

/** How many rows of the trail are read at most, the latest ones. */
const ROWS = 300;

export interface HistoryOf {
  /** As the audit trail calls it: "offers". */
  readonly noun: string;
  readonly rowId: string;
  readonly fields: HistoryFields;
}

/** Finds the names of those of these users who are in the scope, by their e-mails. */
export type FindUserNames = (
  context: RequestContext,
  emails: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

const isUser = (actor: string): boolean => actor.includes("@");

/** The history of one thing from the audit trail. The caller has checked that it may be read. */
export async function historyOf(
  context: RequestContext,
  { noun, rowId, fields }: HistoryOf,
  findUserNames: FindUserNames,
): Promise<readonly HistoryEntry[]> {
  const rows: readonly AuditedChange[] = await context.tx
    .select({
      id: audit.id,
      at: audit.at,
      actor: audit.actor,
      request: audit.request,
      action: audit.action,
      before: audit.before,
      after: audit.after,
    })
    .from(audit)
    .where(
      and(eq(audit.noun, noun), eq(audit.rowId, rowId), inScope(context.scope, audit.companyId)),
    )
    .orderBy(desc(audit.id))
    .limit(ROWS);
  // Names are shown as far as the caller may see them (HIST-S2).
  const emails = [...new Set(rows.map(({ actor }) => actor))].filter(isUser);
  const names = await findUserNames(context, emails);
  return readHistory(rows, fields, (actor) =>
    isUser(actor) ? (names.get(actor) ?? STAFF_NAME) : "Marquee",
  );
}

/** Whether a row of the scope was deleted: the trail has it with the company and the branch that it had (HIST-S3). */
export async function wasDeleted(
  { tx, scope }: RequestContext,
  { noun, rowId }: Pick<HistoryOf, "noun" | "rowId">,
): Promise<boolean> {
  const [row] = await tx
    .select({
      companyId: audit.companyId,
      storeId: sql<string | null>`${audit.before} ->> 'store_id'`,
    })
    .from(audit)
    .where(
      and(
        eq(audit.noun, noun),
        eq(audit.rowId, rowId),
        eq(audit.action, "delete"),
        // a row of another table that names the thing is no row of the thing itself
        sql`${audit.before} ->> 'id' = ${rowId}`,
        inScope(scope, audit.companyId),
      ),
    )
    .limit(1);
  return row !== undefined && reaches(scope, row.companyId ?? "", row.storeId);
}
