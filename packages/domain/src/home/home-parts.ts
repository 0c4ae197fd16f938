import type { Ability } from "../access/ability.ts";
import { isPrivileged } from "../access/actor.ts";
import { can } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import type { ChangeNoun, MerchantHome, StaffHome, WAITING_KINDS } from "./home.schema.ts";

/** Whose Home it is (HOME-A1): staff have their queues, a user of a company theirs, and one without a company neither. */
export function homeKind(actor: Actor): "staff" | "merchant" | "none" {
  if (isPrivileged(actor)) return "staff";
  return actor.companyId ? "merchant" : "none";
}

type Needs<Name extends string> = Readonly<Record<Name, Ability | null>>;

const STAFF_PARTS: Needs<keyof StaffHome> = {
  stores: null,
  bills: "bills.view",
  payments: "transactions.view",
  disputes: "transactions.view",
  differences: "transactions.view",
  undelivered: "undelivered.manage",
  paidToday: "transactions.view",
  changes: null,
};

const CHANGES: Needs<ChangeNoun> = {
  stores: null,
  companies: null,
  campaigns: null,
  users: "users.update",
  roles: "roles.view",
  transactions: "transactions.view",
};

type WaitingKind = (typeof WAITING_KINDS)[number];

const WAITING: Needs<WaitingKind> = {
  approval: null,
  sentBack: "stores.edit",
  failedPayment: "campaigns.create",
  payment: "campaigns.create",
  bills: "bills.view",
  card: "cards.manageOwn",
};

const allowedParts = <Name extends string>(actor: Actor, needs: Needs<Name>): readonly Name[] =>
  (Object.keys(needs) as Name[]).filter((name) => {
    const ability = needs[name];
    return ability === null || can(actor, ability).allowed;
  });

/** The queues of Home that this member of staff may see (HOME-A2). */
export const staffParts = (actor: Actor): readonly (keyof StaffHome)[] =>
  allowedParts(actor, STAFF_PARTS);

/** The nouns of whose changes Home tells this member of staff (HOME-A2). */
export const shownChanges = (actor: Actor): readonly ChangeNoun[] => allowedParts(actor, CHANGES);

/** What Home tells this user of what waits (HOME-A2). */
export const shownWaiting = (actor: Actor): readonly WaitingKind[] => allowedParts(actor, WAITING);

/** Every part of a merchant's Home; none takes more than belonging to the company. */
export const MERCHANT_PARTS = [
  "figures",
  "counted",
  "campaigns",
  "waiting",
  "progress",
] as const satisfies readonly (keyof MerchantHome)[];
