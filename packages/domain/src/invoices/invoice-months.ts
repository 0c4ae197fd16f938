import { addDays } from "../dates/days.ts";
import type { DateRangeDraft } from "../reports/date-range.ts";

/** How many months are listed if no days are chosen. */
const USUAL_MONTHS = 12;

/** How many invoices one file has at most (INV-B2). */
export const DOCUMENTS_PER_FILE = 100;

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the months that are listed if no days are chosen: that of today and the eleven before (INV-B1). */
export function firstDayOfMonths(today: string): string {
  let first = firstOf(today);
  for (let month = 1; month < USUAL_MONTHS; month += 1) first = firstOf(addDays(first, -1));
  return first;
}

/** The first and the last day of a month `YYYY-MM`. */
export function daysOfMonth(month: string): DateRangeDraft {
  const fromDate = `${month}-01`;
  // a month has no more than 31 days, so that this is in the next one
  return { fromDate, toDate: addDays(firstOf(addDays(fromDate, 31)), -1) };
}

/** How many files the papers of a month are. */
export const filesOf = (invoices: number): number => Math.ceil(invoices / DOCUMENTS_PER_FILE);
