import { addDays, calendarDays, isDay } from "../dates/days.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import type { Rule } from "../validation/rule.ts";

/** What a date filter says: analytics and the bill report alike. */
export const dateMessages = {
  fromMissing: "Please enter from date",
  toMissing: "Please enter to date",
  toNotAfterFrom: "from date can not greater than or equal to date",
  toBeforeFrom: "The last day is before the first one.",
  tooLong: "Please choose five years at most",
} as const;

export const dateRangeFields = { fromDate: "day", toDate: "day" } as const satisfies FormFields;

/** Two calendar days `YYYY-MM-DD`; empty if nothing was chosen. */
export type DateRangeDraft = DraftOf<typeof dateRangeFields>;

/** What is counted day by day has five years at most, leap days included. */
const MOST_DAYS = 5 * 366;

/** Whether two days are further apart than is counted day by day (DATE-V4). */
export const isTooLong = (fromDate: string, toDate: string): boolean =>
  isDay(fromDate) && isDay(toDate) && calendarDays(fromDate, toDate) >= MOST_DAYS;

/** The date filter of analytics and of the bill report, in the specification's order (DATE-V1 to DATE-V4). */
export const dateRangeRules: readonly Rule<DateRangeDraft, unknown>[] = [
  {
    id: "DATE-V1",
    field: "fromDate",
    message: dateMessages.fromMissing,
    holds: ({ fromDate }) => isDay(fromDate),
  },
  {
    id: "DATE-V2",
    field: "toDate",
    message: dateMessages.toMissing,
    holds: ({ toDate }) => isDay(toDate),
  },
  {
    id: "DATE-V3",
    field: "toDate",
    message: dateMessages.toNotAfterFrom,
    // Says nothing while a date is missing: the rules above do.
    holds: ({ fromDate, toDate }) => !isDay(fromDate) || !isDay(toDate) || toDate > fromDate,
  },
  {
    id: "DATE-V4",
    field: "toDate",
    message: dateMessages.tooLong,
    holds: ({ fromDate, toDate }) => !isTooLong(fromDate, toDate),
  },
];

/** How many days a report shows before the user has chosen dates. */
export const REPORT_DAYS = 30;

/** The last so many days up to a day, that day included, both `YYYY-MM-DD` (DATE-D7). */
export const lastDays = (days: number, today: string): DateRangeDraft => ({
  fromDate: addDays(today, 1 - days),
  toDate: today,
});

/** As many days as a range has, which end the day before it begins (DATE-D15). */
export const daysBefore = ({ fromDate, toDate }: DateRangeDraft): DateRangeDraft => ({
  fromDate: addDays(fromDate, -calendarDays(fromDate, toDate) - 1),
  toDate: addDays(fromDate, -1),
});

/** The ranges that are one press away, in days. */
export const USUAL_DAYS = [7, REPORT_DAYS] as const;

/** How an address and a saved view name the last so many days, so that they stay the last ones: "last-30" (DATE-D16). */
export const lastDaysName = (days: number): string => `last-${days}`;

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** The month that a day is in, up to that day. */
export const thisMonth = (today: string): DateRangeDraft => ({
  fromDate: firstOfMonth(today),
  toDate: today,
});

/** The month before that of a day, as a whole. */
function monthBefore(day: string): DateRangeDraft {
  const toDate = addDays(firstOfMonth(day), -1);
  return { fromDate: firstOfMonth(toDate), toDate };
}

/** The first day of the quarter that a day is in. */
function firstOfQuarter(day: string): string {
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return `${day.slice(0, 5)}${String(first).padStart(2, "0")}-01`;
}

/** Ranges of the calendar, by the names that addresses and saved views have for them (DATE-D17). */
export const CALENDAR_RANGES = [
  { name: "today", label: "Today", rangeOn: (today) => ({ fromDate: today, toDate: today }) },
  {
    name: "this-month",
    label: "This month",
    rangeOn: thisMonth,
  },
  { name: "last-month", label: "Last month", rangeOn: monthBefore },
  {
    name: "this-quarter",
    label: "This quarter",
    rangeOn: (today) => ({ fromDate: firstOfQuarter(today), toDate: today }),
  },
  {
    name: "last-quarter",
    label: "Last quarter",
    rangeOn: (today) => {
      const toDate = addDays(firstOfQuarter(today), -1);
      return { fromDate: firstOfQuarter(toDate), toDate };
    },
  },
  {
    name: "this-year",
    label: "This year",
    rangeOn: (today) => ({ fromDate: `${today.slice(0, 4)}-01-01`, toDate: today }),
  },
] as const satisfies readonly {
  readonly name: string;
  readonly label: string;
  readonly rangeOn: (today: string) => DateRangeDraft;
}[];

/** The range that such a name means today; null for any other text. */
export function namedRange(name: string, today: string): DateRangeDraft | null {
  const days = USUAL_DAYS.find((usual) => lastDaysName(usual) === name);
  if (days !== undefined) return lastDays(days, today);
  return CALENDAR_RANGES.find((range) => range.name === name)?.rangeOn(today) ?? null;
}
