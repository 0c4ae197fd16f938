import { given } from "@marquee/api/http/path";
import { endOfCentralDay, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The first and the last day in Central time, `YYYY-MM-DD`, both counted in; null if there is no limit. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** The days that an address names. */
export const namedDays = (said: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): Days => ({ from: given(said.from), to: given(said.to) });

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
