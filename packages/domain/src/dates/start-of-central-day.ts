import { centralParts } from "./central-zone.ts";

/** How far Central time is from UTC at a moment, in milliseconds: negative, as Chicago lies west. */
function offsetAt(millis: number): number {
  const { year, month, day, hour, minute, second } = centralParts(millis);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - millis;
}

/** The instant, as ISO text in UTC, at which a calendar day begins in Central time (DATE-D2). */
export function startOfCentralDay(day: string): string {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  // Midnight UTC is the evening before in Chicago. Clocks change at two in the morning, so that evening and the
  // midnight after it share their offset.
  return new Date(utcMidnight - offsetAt(utcMidnight)).toISOString();
}
