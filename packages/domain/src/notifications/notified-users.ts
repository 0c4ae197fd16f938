import type { Ability } from "../access/ability.ts";
import { isPrivileged } from "../access/actor.ts";
import { can } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { centralDayOf, endOfCentralDay } from "../dates/central-time.ts";
import { addDays } from "../dates/days.ts";
import type { Moment } from "../dates/instants.ts";
import { COMPANY_KINDS, STAFF_KINDS } from "./notification-kinds.ts";
import type { CompanyKind, NotificationKind, StaffKind } from "./notification.schema.ts";

/** How many days a notification is stored (NOTE-4). */
export const STORED_DAYS = 90;

/** What a user of a company must be able to do to be notified of some kinds; of the others all are (NOTE-2). */
const COMPANY_NEEDS: Readonly<Partial<Record<CompanyKind, Ability>>> = {
  billRejected: "bills.view",
  cardExpires: "cards.manageOwn",
};

/** Whether a user is notified of something of a branch (NOTE-2): of bills those alone who may see them. */
export function isNotified(kind: CompanyKind, actor: Actor, storeId: string | null): boolean {
  if (isPrivileged(actor)) return false;
  if (actor.storeId && storeId !== null && actor.storeId !== storeId) return false;
  const needed = COMPANY_NEEDS[kind];
  return needed === undefined || can(actor, needed).allowed;
}

/** What a user must be able to do to be notified of what waits for staff (NOTE-10). */
const STAFF_NEEDS: Readonly<Record<StaffKind, Ability>> = {
  storeWaits: "stores.approve",
  billsWait: "bills.moderate",
  paymentStuck: "transactions.view",
  paymentDisputed: "transactions.view",
  refundFailed: "transactions.view",
  cardsTested: "transactions.view",
  rowsRefused: "reports.consolidated",
};

/** Whether a user who acts across companies is notified of what waits for staff (NOTE-10). */
export const isStaffNotified = (kind: StaffKind, actor: Actor): boolean =>
  isPrivileged(actor) && can(actor, STAFF_NEEDS[kind]).allowed;

/** The kinds that a user can be notified of at all, in the order of the profile (NOTE-9). */
export const notifiedKinds = (actor: Actor): readonly NotificationKind[] =>
  isPrivileged(actor)
    ? STAFF_KINDS.filter((kind) => isStaffNotified(kind, actor))
    : COMPANY_KINDS.filter((kind) => isNotified(kind, actor, null));

/** Between which instants a campaign ends that ends tomorrow in Central time: after the first, until the second (NOTE-3). */
export function tomorrow(now: Moment): { readonly after: string; readonly until: string } {
  const today = centralDayOf(now);
  return { after: endOfCentralDay(today), until: endOfCentralDay(addDays(today, 1)) };
}
