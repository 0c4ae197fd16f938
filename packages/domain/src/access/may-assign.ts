import { sameEmail } from "../validation/typed-values.ts";
import { isMaster } from "./actor.ts";
import { DEFAULT_ROLES, type DefaultRole, type DefaultRoleName } from "./default-roles.ts";
import type { Actor } from "./logged-user.schema.ts";
import { roleTitle } from "./titles.ts";

/** A role about to be given. `privilegeCode` has the codes of a custom role; default roles are known by name. */
export interface RoleToAssign {
  readonly roleName: string;
  readonly privilegeCode?: readonly string[] | undefined;
  /** Whose role changes; left out for a new user. */
  readonly email?: string | undefined;
}

const MANAGER_GIVES: readonly DefaultRoleName[] = [
  "Agency/Support Role",
  "Store Admin",
  "Read_And_Write",
  "Read_Only",
];
/** The refusal for the user's own role (ACCESS-R6). */
export const OWN_ROLE = "You cannot change your own role. Another user who may give it can.";
/** Below a manager, Store Admin is not passed on, though its holders have all its codes. */
const OTHERS_GIVE: readonly DefaultRoleName[] = ["Read_And_Write", "Read_Only"];

/** Why a user who may add users may not give this role, or null (ACCESS-R2 to ACCESS-R6). */
export function refuseRole(actor: Actor, role: RoleToAssign): string | null {
  const { email } = actor;
  if (role.email !== undefined && email !== undefined && sameEmail(role.email, email))
    return OWN_ROLE;
  if (isMaster(actor)) return null;
  const own = actor.privilegeCode ?? [];
  const known: DefaultRole | undefined = DEFAULT_ROLES.find(
    ({ roleName }) => roleName === role.roleName,
  );
  if (known === undefined) return refuseCustomRole(own, role);
  const isManager = actor.roleName === "Manager";
  const gives: readonly string[] = isManager ? MANAGER_GIVES : OTHERS_GIVE;
  if (!gives.includes(role.roleName))
    return isManager || known.roleName === "Manager"
      ? `Only a master user can give the role ${roleTitle(role.roleName)}.`
      : `Only a master user or a manager can give the role ${roleTitle(role.roleName)}.`;
  return isManager || known.privilegeCode.every((code) => own.includes(code))
    ? null
    : `The role ${roleTitle(role.roleName)} holds privileges you do not have. A master user can give it.`;
}

/** The refusal for a role that the user could not give and so cannot take away (ACCESS-R7). */
export const cannotTakeAway = (roleName: string): string =>
  `You cannot give the role ${roleTitle(roleName)}, so you cannot take it away. A master user can.`;

/**
 * Why the actor may not give another user this role in place of the one they have, or null when they may: both must be
 * theirs to give, so that no user takes rights away that they could not grant (ACCESS-R7).
 */
export function refuseRoleChange(
  actor: Actor,
  email: string,
  from: RoleToAssign | null,
  to: RoleToAssign,
): string | null {
  const refusal = refuseRole(actor, { ...to, email });
  if (refusal !== null || from === null || refuseRole(actor, from) === null) return refusal;
  return cannotTakeAway(from.roleName);
}

function refuseCustomRole(own: readonly string[], role: RoleToAssign): string | null {
  const within = role.privilegeCode?.every((code) => own.includes(code)) ?? false;
  return within
    ? null
    : `The role ${roleTitle(role.roleName)} is not known to hold only privileges you have yourself. A master user can give it.`;
}
