import { GRANTS, refusalOf } from "./ability-table.ts";
import type { Ability } from "./ability.ts";
import { isPrivileged } from "./actor.ts";
import type { Actor } from "./logged-user.schema.ts";
import { refuseRole, type RoleToAssign } from "./may-assign.ts";
import { quotedPrivilege } from "./titles.ts";

/**
 * What an ability is asked about: something of a company, perhaps of one of its branches; for `roles.assign`
 * the role about to be given, with the codes of a custom one, and the e-mail of the user who gets it.
 */
export interface Resource extends Partial<RoleToAssign> {
  readonly companyId?: string | null | undefined;
  readonly storeId?: string | null | undefined;
}

export type AccessDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: string };

const ALLOWED: AccessDecision = { allowed: true };
const refuse = (reason: string): AccessDecision => ({ allowed: false, reason });

/**
 * May this user do that, and if not, who could? Without a resource it decides for the user's own company:
 * what a menu or a button needs. With one it also limits users to their company and branch (ACCESS-P2, ACCESS-P3).
 */
export function can(actor: Actor, ability: Ability, resource: Resource = {}): AccessDecision {
  const grant = GRANTS[ability];
  if (!grant.holds(actor)) return refuse(refusalOf(grant));
  const outside = ability === "companies.add" ? null : outsideScope(actor, resource);
  if (outside !== null) return refuse(outside);
  if (ability !== "roles.assign" || resource.roleName === undefined) return ALLOWED;
  const reason = refuseRole(actor, { ...resource, roleName: resource.roleName });
  return reason === null ? ALLOWED : refuse(reason);
}

const isGiven = (id: string | null | undefined): id is string => id !== undefined && id !== null;

/** Why something is outside a user's scope, or null. The scope is the user's branch; without one, the company. */
function outsideScope(actor: Actor, { companyId, storeId }: Resource): string | null {
  if (isPrivileged(actor)) return null;
  if (isGiven(companyId) && companyId !== actor.companyId)
    return `This belongs to another company. Only a master user, an agent user or a user with the privilege ${quotedPrivilege("VIEW_ALL_COMPANY")} can act across companies.`;
  if (isGiven(storeId) && isGiven(actor.storeId) && storeId !== actor.storeId)
    return "This belongs to another branch. A user of that branch or of the whole company can act for it.";
  return null;
}
