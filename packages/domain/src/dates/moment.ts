/** A point in time as callers hold it: ISO text from the wire, a Date from a clock, or milliseconds since 1970. */
export type Moment = string | number | Date;

/** Milliseconds since 1970. A moment that cannot be read is a broken invariant: readers of input refuse it before. */
export function millisOf(moment: Moment): number {
  const millis = typeof moment === "string" ? Date.parse(moment) : Number(moment);
  if (Number.isNaN(millis)) throw new RangeError(`${String(moment)} is no moment in time`);
  return millis;
}
