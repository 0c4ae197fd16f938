import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import type { Rule } from "../validation/rule.ts";
import { addDays, calendarDays, isDay } from "../dates/days.ts";

/** What a date filter says: analytics and the bill report alike. */
export const dateMessages = {
  fromMissing: "Please enter from date",
  toMissing: "Please enter to date",
  toNotAfterFrom: "from date can not greater than or equal to date",
} as const;

export const dateRangeFields = { fromDate: "day", toDate: "day" } as const satisfies FormFields;

/** Two calendar days `YYYY-MM-DD`; empty if nothing was chosen. */
export type DateRangeDraft = DraftOf<typeof dateRangeFields>;

/** The date filter of analytics and of the bill report, in the specification's order (DATE-V1 to DATE-V3). */
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
];

/** How many days a report shows before the user has chosen dates. */
export const REPORT_DAYS = 30;

/** From so many days before a day up to that day, both `YYYY-MM-DD` (DATE-D7). */
export const lastDays = (days: number, today: string): DateRangeDraft => ({
  fromDate: addDays(today, -days),
  toDate: today,
});

/** As many days as a range has, which end the day before it begins (DATE-D15). */
export const daysBefore = ({ fromDate, toDate }: DateRangeDraft): DateRangeDraft => ({
  fromDate: addDays(fromDate, -calendarDays(fromDate, toDate) - 1),
  toDate: addDays(fromDate, -1),
});
