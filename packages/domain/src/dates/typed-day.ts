import { addDays, isDay } from "./days.ts";
import { MONTHS } from "./format-dates.ts";

const WRITTEN = /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<date>\d{1,2})$/;
const DIGITS = /^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})$/;
const IN_WORDS = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:,? (\d{4}))?$/i;

const dayOf = (year: string, month: string, date: string): string => {
  const day = [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
  return isDay(day) ? day : "";
};

/** A day in words, beside today: "today", "yesterday", "Nov 1", "Nov 1, 2026" (DATE-S4). */
function dayInWords(typed: string, today: string): string {
  const word = typed.toLowerCase();
  if (word === "today") return today;
  if (word === "yesterday") return addDays(today, -1);
  if (word === "tomorrow") return addDays(today, 1);
  const [, name = "", date = "", year = today.slice(0, 4)] = IN_WORDS.exec(typed) ?? [];
  const month = MONTHS.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  return month < 0 ? "" : dayOf(year, String(month + 1), date);
}

/**
 * The day `YYYY-MM-DD` that was typed as lists print it, `2026/03/02` (DATE-S3), also with points, dashes, without them, or
 * without leading zeros, or in words beside `today`; empty if it is none, or not yet.
 */
export function typedDay(text: string, today?: string): string {
  const typed = text.trim();
  const { year, month, date } = (WRITTEN.exec(typed) ?? DIGITS.exec(typed))?.groups ?? {};
  if (year !== undefined && month !== undefined && date !== undefined)
    return dayOf(year, month, date);
  return today === undefined ? "" : dayInWords(typed, today);
}
