import type { StatusFilter } from "@marquee/domain/offers/offer.schema";
import type { ItemStatus } from "@marquee/domain/offers/item-status";
import { statusesOf } from "@marquee/domain/offers/status-matches";
import { or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The columns of an offer or a product that its status follows from. */
export interface ItemColumns {
  readonly active: PgColumn;
  readonly validFrom: PgColumn;
  readonly validTill: PgColumn;
}

/**
 * The domain's `itemStatus` in the database's words (OFFER-T1); a property holds the two together. Each condition
 * is true or false, never unknown, so that every item has one status also where dates are empty.
 */
const conditions = (
  { active, validFrom, validTill }: ItemColumns,
  now: Date,
): Record<ItemStatus, SQL> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const inactive = sql`coalesce(${validTill} <= ${at}, false)`;
  const running = sql`coalesce(${active} = 'Y' and ${validFrom} <= ${at} and ${validTill} > ${at}, false)`;
  return { live: running, inactive, pending: sql`(not ${inactive} and not ${running})` };
};

/** The items that a status value in a path lists; undefined where it lists every one. */
export function statusCondition(
  columns: ItemColumns,
  filter: StatusFilter,
  now: Date,
): SQL | undefined {
  const statuses = statusesOf(filter);
  const known = conditions(columns, now);
  return statuses.length === Object.keys(known).length
    ? undefined
    : or(...statuses.map((status) => known[status]));
}

export type StatusCounts = Readonly<Record<ItemStatus, number>>;

/** Columns that count every status in one reading of the rows. */
export function statusCounts(columns: ItemColumns, now: Date) {
  const { live, pending, inactive } = conditions(columns, now);
  const countOf = (condition: SQL) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  return { live: countOf(live), pending: countOf(pending), inactive: countOf(inactive) };
}

/** How many rows a status value lists, from the counts of every status. */
export const totalFor = (filter: StatusFilter, counts: StatusCounts): number =>
  statusesOf(filter).reduce((sum, status) => sum + counts[status], 0);
