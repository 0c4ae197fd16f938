import { addDays } from "@marquee/domain/dates/days";

/** Two days `YYYY-MM-DD`, both included; either is empty if it is not chosen. */
export interface DayRange {
  readonly fromDate: string;
  readonly toDate: string;
}

/** The range between two days, whichever is earlier. */
export const rangeBetween = (one: string, other: string): DayRange =>
  one <= other ? { fromDate: one, toDate: other } : { fromDate: other, toDate: one };

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The day that an arrow key leads to from another one; null for any other key. */
export function dayByArrow(key: string, day: string): string | null {
  const step = STEPS[key];
  return step === undefined ? null : addDays(day, step);
}

/** A day within the days that may be chosen. */
export const dayWithin = (day: string, min: string, max: string): string =>
  day < min ? min : day > max ? max : day;

/** The last day that is chosen, or the only one; empty if none is. */
export const endOf = ({ fromDate, toDate }: DayRange): string => toDate || fromDate;

/** The first day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 8)}01`;

/**
 * The earliest month that is shown: that of the first day that may be chosen, or the one before if no other month has days that may be,
 * so that two months always fill the room of two (SCREEN-D4).
 */
export function earliestMonth(min: string, max: string, months: number): string {
  const first = monthOf(min);
  return months > 1 && first === monthOf(max) ? monthOf(addDays(first, -1)) : first;
}

/** The month that is shown first, so that the one of a day is shown last; none before the earliest. */
export function firstMonthFor(day: string, earliest: string, months: number): string {
  let month = monthOf(day);
  for (let shown = 1; shown < months; shown += 1)
    if (month > earliest) month = monthOf(addDays(month, -1));
  return month;
}
