import { readHistory, type AuditedChange } from "@marquee/domain/history/read-history";
import type { HistoryFields } from "@marquee/domain/history/history-fields";
import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import { and, desc, eq } from "drizzle-orm";
import { isAmong } from "../database/is-among.ts";
import { appUser, audit } from "../../schema/schema.ts";
import { inScope } from "../tenancy/with-scope.ts";
import type { Work } from "../tenancy/work.ts";

/** How many rows of the trail are read at most, the latest ones. */
const ROWS = 300;

export interface HistoryOf {
  /** As the audit trail calls it: "offers". */
  readonly noun: string;
  readonly rowId: string;
  readonly fields: HistoryFields;
}

/** The names of those who acted, as far as the caller may know them (HIST-S2). */
async function namesOf({ tx, scope }: Work, actors: readonly string[]) {
  const emails = [...new Set(actors)].filter((actor) => actor.includes("@"));
  if (emails.length === 0) return new Map<string, string>();
  const rows = await tx
    .select({ email: appUser.email, name: appUser.name })
    .from(appUser)
    .where(and(isAmong(appUser.email, emails), inScope(scope, appUser.companyId)));
  return new Map(rows.map(({ email, name }) => [email, name]));
}

/** The history of one thing from the audit trail. The caller has checked that it may be read. */
export async function historyOf(
  work: Work,
  { noun, rowId, fields }: HistoryOf,
): Promise<readonly HistoryEntry[]> {
  const rows: readonly AuditedChange[] = await work.tx
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
    .where(and(eq(audit.noun, noun), eq(audit.rowId, rowId), inScope(work.scope, audit.companyId)))
    .orderBy(desc(audit.id))
    .limit(ROWS);
  const names = await namesOf(
    work,
    rows.map(({ actor }) => actor),
  );
  return readHistory(rows, fields, (actor) =>
    actor.includes("@") ? (names.get(actor) ?? "Marquee staff") : "Marquee",
  );
}
