import { centralDayOf, toInstant } from "@marquee/domain/dates/central-time";
import { isDay } from "@marquee/domain/dates/days";
import { isInstant } from "@marquee/domain/dates/instants";
import { read, type Reader, unread } from "./reader.ts";

const EXPECTED = "an existing day YYYY-MM-DD (Central time), or an ISO instant";

/** A day or an instant, as it was written. */
export const date: Reader<string> = (value, path) =>
  typeof value === "string" && (isDay(value) || isInstant(value))
    ? read(value)
    : unread(path, EXPECTED);

/** A moment in time; a day means its beginning in Central time. */
export const moment: Reader<string> = (value, path) => {
  const result = date(value, path);
  return result.ok ? read(toInstant(result.value)) : result;
};

/** A calendar day in Central time, or empty if none was chosen; an instant means its day. */
export const day: Reader<string> = (value, path) => {
  if (value === "") return read("");
  const result = date(value, path);
  if (!result.ok) return unread(path, `${EXPECTED}, or empty text`);
  return read(isDay(result.value) ? result.value : centralDayOf(result.value));
};
