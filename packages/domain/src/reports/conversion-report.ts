import { centralDayOf } from "../dates/central-time.ts";
import { type DateRangeDraft, lastDays, REPORT_DAYS } from "./date-range.ts";
import type { Moment } from "../dates/instants.ts";
import { centsOf, wireOf } from "../money/cents.ts";
import type { ConversionRow } from "./conversion.schema.ts";

/** What a report shows before anyone chose dates: from 30 days back to today, in Central time (REPORT-W1). */
export const reportWindow = (now: Moment): DateRangeDraft =>
  lastDays(REPORT_DAYS, centralDayOf(now));

type Figures = Pick<ConversionRow, "totalPrice" | "totalCommission">;

/** The totals below the rows of a page, added in cents (REPORT-T1). */
export function pageTotals(rows: readonly Figures[]): Figures {
  const sum = (figure: keyof Figures): number =>
    wireOf(rows.reduce((cents, row) => cents + centsOf(row[figure]), 0n));
  return { totalPrice: sum("totalPrice"), totalCommission: sum("totalCommission") };
}
