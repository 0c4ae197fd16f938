import type { HistoryFields } from "@marquee/domain/history/history-fields";
import type { ChangedItem } from "@marquee/domain/history/history.schema";
import { readHistory } from "@marquee/domain/history/read-history";
import { and, asc, between, eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { RequestContext } from "../tenancy/request-context.ts";
import { inScope } from "../tenancy/with-scope.ts";
import { audit } from "./audit-table.ts";

/** The rows of one request are near each other in the trail. */
const NEAR = 2_000;
const ROWS = 1_000;

/** The items of a noun, as the trail calls it, with their table. */
interface ChangedNoun {
  readonly noun: string;
  readonly fields: HistoryFields;
  readonly items: PgTable & {
    readonly id: PgColumn;
    readonly companyId: PgColumn;
    readonly storeId: PgColumn;
  };
}

const isEntry = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/**
 * The items that one request changed, by an entry of the history of one of them, each with its fields before and after
 * (CHANGE-U3). Nothing of those that the caller does not see, and nothing of an entry that there is not.
 */
export async function changedTogether(
  { tx, scope }: RequestContext,
  entryId: string,
  { noun, fields, items }: ChangedNoun,
): Promise<readonly ChangedItem[]> {
  if (!isEntry(entryId)) return [];
  const ofItems = (more: SQL | undefined) =>
    tx
      .select({
        id: audit.id,
        at: audit.at,
        actor: audit.actor,
        request: audit.request,
        action: audit.action,
        before: audit.before,
        after: audit.after,
        rowId: audit.rowId,
        companyId: audit.companyId,
      })
      .from(audit)
      .innerJoin(items, eq(items.id, audit.rowId))
      .where(and(eq(audit.noun, noun), inScope(scope, items.companyId, items.storeId), more));
  const [entry] = await ofItems(eq(audit.id, Number(entryId)));
  if (!entry || entry.request === "" || entry.companyId === null) return [];
  const rows = await ofItems(
    and(
      eq(audit.companyId, entry.companyId),
      between(audit.id, entry.id - NEAR, entry.id + NEAR),
      eq(audit.request, entry.request),
      eq(audit.actor, entry.actor),
    ),
  )
    .orderBy(asc(audit.id))
    .limit(ROWS);
  return [...Map.groupBy(rows, ({ rowId }) => rowId)].flatMap(([id, ofOne]) => {
    const [change] = readHistory(ofOne.toReversed(), fields, () => "");
    return change?.kind === "changed" ? [{ id, changes: change.changes }] : [];
  });
}
