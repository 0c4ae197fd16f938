import { isPrivileged } from "../access/actor.ts";
import { can } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { centralDayOf, endOfCentralDay } from "../dates/central-time.ts";
import { addDays } from "../dates/days.ts";
import type { Moment } from "../dates/instants.ts";
import type { NotificationKind } from "./notification.schema.ts";

/** For so many days a notification is stored (NOTE-4). */
export const STORED_DAYS = 90;

/**
 * Whether a user of the company is notified of something of a branch (NOTE-2): one who acts across companies is not, nor is one of
 * another branch, and of bills those alone who may see them.
 */
export function isNotified(kind: NotificationKind, actor: Actor, storeId: string | null): boolean {
  if (isPrivileged(actor)) return false;
  if (actor.storeId && storeId !== null && actor.storeId !== storeId) return false;
  return kind !== "billRejected" || can(actor, "bills.view").allowed;
}

/** Between which instants a campaign ends that ends tomorrow in Central time: after the first, until the second (NOTE-3). */
export function tomorrow(now: Moment): { readonly after: string; readonly until: string } {
  const today = centralDayOf(now);
  return { after: endOfCentralDay(today), until: endOfCentralDay(addDays(today, 1)) };
}
