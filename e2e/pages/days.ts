import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";

/** A day in Central time, as a date input takes it: `2026-03-02`. Days are counted, not hours: some have 23 or 25. */
export const dayFromToday = (days: number): string => addDays(centralDayOf(new Date()), days);
