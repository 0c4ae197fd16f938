import type { ItemStatus } from "@marquee/domain/items/item-status";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { QueryContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { itemTally } from "../schema/schema.ts";
import { statusConditions, type ItemColumns } from "./status-condition.ts";

export type StatusCounts = Readonly<Record<ItemStatus, number>>;

const NONE: StatusCounts = { live: 0, pending: 0, inactive: 0 };

/** The counts of rows, a row counting as much as its `weight`. */
function countStatuses(items: ItemColumns, now: Date, weight: SQL) {
  const { live, pending, inactive } = statusConditions(items, now);
  const countWeighted = (condition: SQL) =>
    sql<number>`coalesce(sum(${weight}) filter (where ${condition}), 0)`.mapWith(Number);
  return {
    live: countWeighted(live),
    pending: countWeighted(pending),
    inactive: countWeighted(inactive),
  };
}

/** Counts every status in one reading of the rows: for searches, which no tally counts. */
export async function countItems(
  { tx, now }: QueryContext,
  items: PgTable & ItemColumns,
  filter: SQL | undefined,
): Promise<StatusCounts> {
  const [counts = NONE] = await tx
    .select(countStatuses(items, now, sql`1`))
    .from(items)
    .where(filter);
  return counts;
}

/** Which items a tally counts. */
export interface Tallied {
  readonly noun: "offers" | "products";
  readonly companyId?: string | null | undefined;
  readonly storeId?: string | null | undefined;
  readonly type?: string | null | undefined;
}

const isNamed = (id: string | null | undefined): id is string => typeof id === "string";

/** Counts every status from the tally (OFFER-T11): the work does not grow with the number of items. */
export async function tallyItems(
  { tx, scope, now }: QueryContext,
  { noun, companyId, storeId, type }: Tallied,
): Promise<StatusCounts> {
  const [counts = NONE] = await tx
    .select(countStatuses(itemTally, now, sql`n`))
    .from(itemTally)
    .where(
      and(
        inScope(scope, itemTally.companyId, itemTally.storeId),
        eq(itemTally.noun, noun),
        isNamed(companyId) ? eq(itemTally.companyId, companyId) : undefined,
        isNamed(storeId) ? eq(itemTally.storeId, storeId) : undefined,
        isNamed(type) ? eq(itemTally.type, type) : undefined,
      ),
    );
  return counts;
}
