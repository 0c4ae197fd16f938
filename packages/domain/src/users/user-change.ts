import { isMaster, isPrivileged } from "../access/actor.ts";
import { can } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import type { Issue } from "../validation/rule.ts";
import { sameEmail } from "../validation/typed-values.ts";
import { userMessages } from "./messages.ts";
import type { AuthType, User, UserChange } from "./user.schema.ts";

/** A user as stored before a change. */
export type StoredPerson = Pick<User, "email" | "isAgent" | "companyId" | "storeId" | "isMaster">;

const differs = <Value>(given: Value | undefined, stored: Value): boolean =>
  given !== undefined && given !== stored;

const isNamed = (companyId: string | undefined): companyId is string =>
  companyId !== undefined && companyId !== "";

/** The rule that a named `authType` breaks, unless it is the one the user has; a new user is an advertiser (USER-C8). */
export const authTypeIssues = (given: AuthType | undefined, current: AuthType): readonly Issue[] =>
  differs(given, current)
    ? [{ rule: "USER-C8", field: "authType", message: userMessages.authTypeFixed }]
    : [];

/** Whether this is the actor's own row. */
export const isOneself = (actor: Actor, { email }: Pick<User, "email">): boolean =>
  actor.email !== undefined && sameEmail(email, actor.email);

/** A user of one branch manages the users of that branch alone; those of the whole company are above it. */
const isOfOtherBranch = (actor: Actor, { storeId }: Pick<StoredPerson, "storeId">): boolean =>
  !isPrivileged(actor) && (actor.storeId ?? null) !== null && actor.storeId !== storeId;

/**
 * Why the actor may not change a user at all, or null when they may: everyone their own profile, and a master user is
 * changed by a master alone (USER-U1, USER-U2).
 */
export function refusePerson(actor: Actor, stored: StoredPerson): string | null {
  if (isOneself(actor, stored)) return null;
  const { companyId, storeId } = stored;
  const decision = can(actor, "users.update", { companyId, storeId });
  if (!decision.allowed) return decision.reason;
  if (isOfOtherBranch(actor, stored)) return userMessages.otherBranch;
  return stored.isMaster === "Y" && !isMaster(actor)
    ? "Only a master user can change a master user."
    : null;
}

/** Why the actor may not end this user's access, or null when they may: every user who may change them may, but for themselves (USER-E2). */
export const refuseEnd = (actor: Actor, stored: StoredPerson): string | null =>
  isOneself(actor, stored) ? userMessages.ownEnd : refusePerson(actor, stored);

/** Why the actor may not see and reset how this user signs in, or null: a master may, of anyone (USER-F1, USER-F2). */
export function refuseSecurity(actor: Actor, stored: StoredPerson): string | null {
  const reason = refusePerson(actor, stored);
  return reason ?? (isMaster(actor) ? null : userMessages.masterResets);
}

/** Why the actor may not take this user's authenticator app off, or null. One's own is removed in the profile, by its code. */
export const refuseFactorReset = (actor: Actor, stored: StoredPerson): string | null =>
  isOneself(actor, stored) ? userMessages.ownFactor : refuseSecurity(actor, stored);

/** Why this change is refused, its role aside, or null (USER-U4, USER-U5, USER-U8). What is left out or stays is no change. */
export function refuseChange(
  actor: Actor,
  stored: StoredPerson,
  change: Pick<UserChange, "companyId" | "storeId" | "isAgent">,
): string | null {
  const moves =
    isNamed(change.companyId) && differs<string | null>(change.companyId, stored.companyId);
  const changesBranch = differs(change.storeId, stored.storeId);
  const changesAgent = differs(change.isAgent, stored.isAgent);
  if (isOneself(actor, stored) && (moves || changesBranch || changesAgent))
    return userMessages.ownPlace;
  if (changesBranch && isOfOtherBranch(actor, { storeId: change.storeId ?? null }))
    return userMessages.branchGiven;
  if (changesAgent) {
    const agent = can(actor, "users.setAgent");
    if (!agent.allowed) return agent.reason;
  }
  const company = moves ? can(actor, "companies.select") : ({ allowed: true } as const);
  return company.allowed ? null : company.reason;
}
