import { isDay } from "./days.ts";

const WRITTEN = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;

/**
 * The day `YYYY-MM-DD` that was typed as lists print it, `2026/03/02` (DATE-S3), also with points, dashes, without them, or
 * without leading zeros; empty if it is none, or not yet.
 */
export function typedDay(text: string): string {
  const typed = text.trim();
  const [, year, , month, date] = WRITTEN.exec(typed) ?? [];
  const [, compactYear, compactMonth, compactDate] = DIGITS.exec(typed) ?? [];
  const day = [
    year ?? compactYear ?? "",
    (month ?? compactMonth ?? "").padStart(2, "0"),
    (date ?? compactDate ?? "").padStart(2, "0"),
  ].join("-");
  return isDay(day) ? day : "";
}
