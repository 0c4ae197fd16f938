import { centralParts } from "./central-zone.ts";
import { millisOf, type Moment } from "./moment.ts";

/** A moment as lists print it, in Central time: `YYYY/MM/DD hh:mm:ss A` (DATE-D5). */
export function formatCentral(moment: Moment): string {
  const { year, month, day, hour, minute, second } = centralParts(millisOf(moment));
  const hours = Number(hour);
  const twelve = String(hours % 12 || 12).padStart(2, "0");
  return `${year}/${month}/${day} ${twelve}:${minute}:${second} ${hours < 12 ? "AM" : "PM"}`;
}
