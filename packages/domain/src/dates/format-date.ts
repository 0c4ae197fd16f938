import { formatCentral } from "./format-central.ts";
import { formatDay } from "./format-day.ts";
import { isDay } from "./is-day.ts";

/** A day or an instant as people read it (DATE-D5). */
export const formatDate = (date: string): string =>
  isDay(date) ? formatDay(date) : formatCentral(date);
