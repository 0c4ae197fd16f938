import { DAY_MILLIS } from "./day-millis.ts";
import { millisOf, type Moment } from "./moment.ts";

/** 24-hour days from one moment to another, a started day counting whole (DATE-D4). Zero or less when `to` is not later. */
export function daysBetweenInstants(from: Moment, to: Moment): number {
  // Adding zero turns a negative zero into zero.
  return Math.ceil((millisOf(to) - millisOf(from)) / DAY_MILLIS) + 0;
}
