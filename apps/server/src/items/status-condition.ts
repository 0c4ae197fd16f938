import { type ItemStatus, statusesOf } from "@marquee/domain/items/item-status";
import type { StatusFilter } from "@marquee/domain/items/status-filter.schema";
import { or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The columns of an offer, a product or a tally of them that its status follows from. */
export interface ItemColumns {
  readonly active: PgColumn;
  readonly validFrom: PgColumn;
  readonly validTill: PgColumn;
}

/**
 * The domain's `itemStatus` in SQL (OFFER-T1); a property holds the two together. Written so that
 * an index on the dates can serve them: an empty date makes a comparison unknown, and unknown rows are left out.
 */
export const statusConditions = (
  { active, validFrom, validTill }: ItemColumns,
  now: Date,
): Record<ItemStatus, SQL> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return {
    live: sql`(${active} = 'Y' and ${validFrom} <= ${at} and ${validTill} > ${at})`,
    inactive: sql`${validTill} <= ${at}`,
    pending: sql`(${validTill} is null or (${validTill} > ${at} and (${active} <> 'Y' or ${validFrom} is null or ${validFrom} > ${at})))`,
  };
};

/** The items that a status value in a path lists; undefined if it lists every one. */
export function statusCondition(
  columns: ItemColumns,
  filter: StatusFilter,
  now: Date,
): SQL | undefined {
  const statuses = statusesOf(filter);
  const known = statusConditions(columns, now);
  return statuses.length === Object.keys(known).length
    ? undefined
    : or(...statuses.map((status) => known[status]));
}
