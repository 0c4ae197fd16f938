import { differenceChanges } from "@marquee/domain/reconciliation/difference-changes";
import type { DifferenceDetails } from "@marquee/domain/reconciliation/difference.schema";
import { and, desc, eq } from "drizzle-orm";
import { audit } from "../platform/audit/audit-table.ts";
import type { QueryContext } from "../platform/tenancy/request-context.ts";
import { findDifference } from "./queries.ts";

/** The most changes that are shown: the latest ones. */
const MOST_CHANGES = 100;

/** A difference with who did what about it, and when. */
export async function differenceDetails(
  { tx }: QueryContext,
  id: string,
): Promise<DifferenceDetails | undefined> {
  const found = await findDifference(tx, id);
  if (!found) return undefined;
  const rows = await tx
    .select({ at: audit.at, actor: audit.actor, before: audit.before, after: audit.after })
    .from(audit)
    .where(and(eq(audit.noun, "reconciliation"), eq(audit.rowId, id)))
    .orderBy(desc(audit.id))
    .limit(MOST_CHANGES);
  return { ...found, history: differenceChanges(rows) };
}
