import type { AuditedRow, NameOf } from "@marquee/domain/cases/audited-fact";
import { and, asc, eq } from "drizzle-orm";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { audit } from "../schema/schema.ts";
import { findUserNames } from "../users/queries.ts";

/** The most rows of one case that are read: the oldest ones. A branch that is edited for years has the most. */
const MOST_ROWS = 1000;

/** The rows of one thing in the audit trail, the oldest first. */
export const auditedRows = (
  { tx, scope }: TransactionContext,
  noun: string,
  rowId: string,
): Promise<readonly AuditedRow[]> =>
  tx
    .select({
      at: audit.at,
      actor: audit.actor,
      origin: audit.origin,
      before: audit.before,
      after: audit.after,
    })
    .from(audit)
    .where(and(eq(audit.noun, noun), eq(audit.rowId, rowId), inScope(scope, audit.companyId)))
    .orderBy(asc(audit.id))
    .limit(MOST_ROWS);

/** Finds the names of these users; who is not found is named by their e-mail. */
export async function findNames(
  context: TransactionContext,
  emails: readonly string[],
): Promise<NameOf> {
  const users = [...new Set(emails.filter((email) => email.includes("@")))];
  const names = await findUserNames(context, users);
  return (email) => names.get(email) ?? email;
}
