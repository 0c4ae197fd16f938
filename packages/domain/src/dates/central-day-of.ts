import { centralParts } from "./central-zone.ts";
import { millisOf, type Moment } from "./moment.ts";

/** The calendar day `YYYY-MM-DD` on which a moment falls in Central time (DATE-D1). */
export function centralDayOf(moment: Moment): string {
  const { year, month, day } = centralParts(millisOf(moment));
  return `${year}-${month}-${day}`;
}
