import { centralDayOf } from "../dates/central-time.ts";
import { addDays } from "../dates/days.ts";
import type { Moment } from "../dates/instants.ts";
import { centsOf, toAmount } from "../money/cents.ts";
import type { Currency } from "../money/currency.schema.ts";
import { byCurrency } from "../money/currency.ts";
import type { ConversionRow, CurrencySummary } from "./conversion.schema.ts";
import { type DateRangeDraft, daysBefore, lastDays, REPORT_DAYS } from "./date-range.ts";

/** What a report shows before the user chose dates: the last 30 days, today included, in Central time (REPORT-W1). */
export const reportWindow = (now: Moment): DateRangeDraft =>
  lastDays(REPORT_DAYS, centralDayOf(now));

/** As many days before, to compare some days with; null if one of them is before the first bill (REPORT-T4). */
export function comparedDays(range: DateRangeDraft, since: string | null): DateRangeDraft | null {
  const before = daysBefore(range);
  return since === null || before.fromDate < since ? null : before;
}

type Figures = Pick<ConversionRow, "totalPrice" | "totalCommission">;

/** The totals below the rows of a page, added in cents (REPORT-T1). */
export function pageTotals(rows: readonly Figures[]): Figures {
  const sum = (figure: keyof Figures): number =>
    toAmount(rows.reduce((cents, row) => cents + centsOf(row[figure]), 0n));
  return { totalPrice: sum("totalPrice"), totalCommission: sum("totalCommission") };
}

/** The totals below the rows of a page for each currency: amounts of two currencies are not added (MONEY-C2). */
export const currencyTotals = (
  rows: readonly (Figures & { readonly currency: Currency })[],
): readonly (Figures & { readonly currency: Currency })[] =>
  byCurrency(rows).map(([currency, own]) => ({ currency, ...pageTotals(own) }));

type DaySum = CurrencySummary["days"][number];

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

/** The most points of a line: more days are added up by week, more weeks by month. */
const MOST_POINTS = 120;
const WEEK = 7;

/** The first day of the week or month of a range that a day is in. */
const periodStart = (per: "week" | "month", day: string, index: number): string =>
  per === "month" ? day.slice(0, 7) : `${Math.floor(index / WEEK)}`;

/** The points of a chart: days, or their sums by week or month, each with its first day (REPORT-C2). */
export function chartPeriods(days: readonly DaySum[]): {
  readonly per: "day" | "week" | "month";
  readonly periods: readonly DaySum[];
} {
  if (days.length <= MOST_POINTS) return { per: "day", periods: days };
  const per = days.length <= MOST_POINTS * WEEK ? "week" : "month";
  const indexed = days.map((sum, index) => ({ ...sum, period: periodStart(per, sum.day, index) }));
  const periods = [...Map.groupBy(indexed, ({ period }) => period).values()].map((sums) => ({
    day: sums[0]?.day ?? "",
    ...pageTotals(sums),
  }));
  return { per, periods };
}
