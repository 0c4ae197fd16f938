import { centralDayOf } from "../dates/central-time.ts";
import { type DateRangeDraft, lastDays, REPORT_DAYS } from "./date-range.ts";
import type { Moment } from "../dates/instants.ts";
import { centsOf, toAmount } from "../money/cents.ts";
import { addDays } from "../dates/days.ts";
import type { ConversionRow, ConversionSummary } from "./conversion.schema.ts";

/** What a report shows before the user chose dates: from 30 days back to today, in Central time (REPORT-W1). */
export const reportWindow = (now: Moment): DateRangeDraft =>
  lastDays(REPORT_DAYS, centralDayOf(now));

type Figures = Pick<ConversionRow, "totalPrice" | "totalCommission">;

/** The totals below the rows of a page, added in cents (REPORT-T1). */
export function pageTotals(rows: readonly Figures[]): Figures {
  const sum = (figure: keyof Figures): number =>
    toAmount(rows.reduce((cents, row) => cents + centsOf(row[figure]), 0n));
  return { totalPrice: sum("totalPrice"), totalCommission: sum("totalCommission") };
}

type DaySum = ConversionSummary["days"][number];

/** Every day between two, both included; a day without a bill has nothing (REPORT-C1). */
export function dailyConversion(
  sums: readonly DaySum[],
  { fromDate, toDate }: DateRangeDraft,
): readonly DaySum[] {
  const known = new Map(sums.map((sum) => [sum.day, sum]));
  const days: DaySum[] = [];
  for (let day = fromDate; day <= toDate; day = addDays(day, 1))
    days.push(known.get(day) ?? { day, totalPrice: 0, totalCommission: 0 });
  return days;
}
