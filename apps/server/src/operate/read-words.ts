import { isDay } from "@marquee/domain/dates/days";

/** A number as users write one, with at most two decimals: no exponents, no signs, nothing left empty. */
export const readAmount = (word: string): number | null =>
  /^\d{1,9}(?:\.\d{1,2})?$/.test(word) ? Number(word) : null;

/** A whole number as users write one. */
export const readCount = (word: string): number | null =>
  /^\d{1,6}$/.test(word) ? Number(word) : null;

/** A day of the calendar, `YYYY-MM-DD`. */
export const readDay = (word: string): string | null => (isDay(word) ? word : null);
