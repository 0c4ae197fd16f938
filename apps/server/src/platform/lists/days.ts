import { filterValue } from "@marquee/api/http/path";
import { endOfCentralDay, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { dateMessages, isTooLong } from "@marquee/domain/reports/date-range";
import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { invalid, type Refusal } from "../refusal/refusal.ts";

/** The first and the last day in Central time, `YYYY-MM-DD`, both counted in; null if there is no limit. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** The days that an address names. */
export const namedDays = (said: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): Days => ({ from: filterValue(said.from), to: filterValue(said.to) });

/** Rejects days that are further apart than is counted day by day (DATE-V4); null if they are not. */
export const refuseTooLong = ({ from, to }: Days): Refusal | null =>
  from !== null && to !== null && isTooLong(from, to)
    ? invalid([{ rule: "DATE-V4", field: "to", message: dateMessages.tooLong }])
    : null;

/** The filters of a list by the first and the last day of an instant. */
export const dayFilters = (instant: PgColumn) => ({
  from: (day: string): SQL => gte(instant, startOfCentralDay(day)),
  to: (day: string): SQL => lt(instant, endOfCentralDay(day)),
});

/** Rows whose instant falls on one of these days; undefined if there is no limit on either side. */
export function onDays(instant: PgColumn, { from, to }: Days): SQL | undefined {
  const filters = dayFilters(instant);
  return and(
    from === null ? undefined : filters.from(from),
    to === null ? undefined : filters.to(to),
  );
}
