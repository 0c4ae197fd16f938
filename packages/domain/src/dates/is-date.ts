import { isDay } from "./is-day.ts";
import { isInstant } from "./is-instant.ts";

/** What a date has to be, in the words of a refusal. */
export const DATE_EXPECTED = "an existing day YYYY-MM-DD, or an ISO instant";

/** Whether a text is a date in either form: an existing day or an ISO instant (DATE-D6). */
export const isDate = (text: string): boolean => isDay(text) || isInstant(text);
