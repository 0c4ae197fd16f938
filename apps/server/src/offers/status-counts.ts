import type { ItemStatus } from "@marquee/domain/offers/item-status";
import type { StatusFilter } from "@marquee/domain/offers/offer.schema";
import { statusesOf } from "@marquee/domain/offers/status-matches";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { itemTally } from "../database/schema/schema.ts";
import { inScope } from "../tenancy/with-scope.ts";
import type { Work } from "../tenancy/work.ts";
import { statusConditions, type ItemColumns } from "./status-condition.ts";

export type StatusCounts = Readonly<Record<ItemStatus, number>>;

const NONE: StatusCounts = { live: 0, pending: 0, inactive: 0 };

/** How many rows a status value lists, from the counts of every status. */
export const totalFor = (filter: StatusFilter, counts: StatusCounts): number =>
  statusesOf(filter).reduce((sum, status) => sum + counts[status], 0);

/** Counts every status in one reading of the rows: for searches, which no tally knows. */
export async function countItems(
  { tx, now }: Pick<Work, "tx" | "now">,
  items: PgTable & ItemColumns,
  filter: SQL | undefined,
): Promise<StatusCounts> {
  const { live, pending, inactive } = statusConditions(items, now);
  const countOf = (condition: SQL) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counts = NONE] = await tx
    .select({ live: countOf(live), pending: countOf(pending), inactive: countOf(inactive) })
    .from(items)
    .where(filter);
  return counts;
}

/** Which items a tally is asked for. */
export interface Tallied {
  readonly noun: "offers" | "products";
  readonly companyId?: string | null | undefined;
  readonly storeId?: string | undefined;
  readonly type?: string | undefined;
}

/** Counts every status from the tally (OFFER-T11): the work does not grow with the number of items. */
export async function tallyItems(
  { tx, scope, now }: Pick<Work, "tx" | "scope" | "now">,
  { noun, companyId = null, storeId, type }: Tallied,
): Promise<StatusCounts> {
  const { live, pending, inactive } = statusConditions(itemTally, now);
  const sumOf = (condition: SQL) =>
    sql<number>`coalesce(sum(n) filter (where ${condition}), 0)`.mapWith(Number);
  const [counts = NONE] = await tx
    .select({ live: sumOf(live), pending: sumOf(pending), inactive: sumOf(inactive) })
    .from(itemTally)
    .where(
      and(
        inScope(scope, itemTally.companyId, itemTally.storeId),
        eq(itemTally.noun, noun),
        companyId === null ? undefined : eq(itemTally.companyId, companyId),
        storeId === undefined ? undefined : eq(itemTally.storeId, storeId),
        type === undefined ? undefined : eq(itemTally.type, type),
      ),
    );
  return counts;
}
