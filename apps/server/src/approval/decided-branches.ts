import { DECIDED_DAYS } from "@marquee/domain/approval/decided-branches";
import type { DecidedBranch } from "@marquee/domain/approval/decided-branches.schema";
import { and, desc, eq, exists, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isoText } from "../platform/database/iso-text.ts";
import type { QueryContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { audit, company, store } from "../schema/schema.ts";
import { changesApproval, DECISION, IS_DECISION } from "./last-decision.ts";

const earlier = alias(audit, "earlier");

/** The most branches that are listed. */
const MOST_BRANCHES = 20;

/**
 * The branches of a company, or of all, about which was decided in the last days, with the last decision of each, the newest
 * first. Time of the product passes no slower than that of the database, which the trail has: its index finds the lines, and
 * the time that is stored in the branch says which of them count.
 */
export async function decidedBranches(
  { tx, scope, now }: QueryContext,
  companyId: string | null,
): Promise<DecidedBranch[]> {
  const days = sql`make_interval(days => ${DECIDED_DAYS})`;
  const last = tx
    .selectDistinctOn([audit.rowId], {
      line: audit.id,
      storeId: audit.rowId,
      what: DECISION.what.as("what"),
      by: DECISION.by.as("decided_by"),
      on: sql<string>`(${DECISION.on})::timestamptz`.as("decided_on"),
    })
    .from(audit)
    .where(
      and(
        IS_DECISION,
        inScope(scope, audit.companyId),
        companyId === null ? undefined : eq(audit.companyId, companyId),
        sql`${audit.at} >= now() - ${days}`,
      ),
    )
    .orderBy(audit.rowId, desc(audit.id))
    .as("last");
  const approvedBefore = tx
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.noun, "stores"),
        eq(earlier.rowId, last.storeId),
        eq(earlier.action, "update"),
        lt(earlier.id, last.line),
        inScope(scope, earlier.companyId),
        changesApproval(earlier),
      ),
    );
  const rows = await tx
    .select({
      storeId: store.id,
      storeName: store.storeName,
      code: store.code,
      companyName: company.name,
      companyLogo: store.companyLogo,
      cityId: store.cityId,
      what: last.what,
      by: last.by,
      on: last.on,
      waitedSince: sql<
        string | null
      >`case when not ${exists(approvedBefore)} then ${store.createdOn} end`.mapWith(isoText),
    })
    .from(last)
    .innerJoin(store, eq(store.id, last.storeId))
    .innerJoin(company, eq(company.id, store.companyId))
    .where(
      and(
        inScope(scope, store.companyId, store.id),
        sql`${last.on} >= ${now.toISOString()}::timestamptz - ${days}`,
      ),
    )
    .orderBy(desc(last.on), desc(last.line))
    .limit(MOST_BRANCHES);
  return rows.map(({ on, ...row }) => ({ ...row, on: isoText(on) }));
}
