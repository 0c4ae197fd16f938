import { can } from "../access/can.ts";
import { DEFAULT_ROLES } from "../access/default-roles.ts";
import type { Actor } from "../access/logged-user.schema.ts";

/** The roles that a user may give to another one, said without the roles themselves. */
export interface GivenRoles {
  /** The default roles that they may give, by name. */
  readonly defaultRoles: readonly string[];
  /** They give other roles that hold no code but these; null: none. */
  readonly codes: readonly string[] | null;
}

/** What `roles.assign` allows of all roles at once, to look for among many; a master gives any (ACCESS-R2 to ACCESS-R5). */
export function givenRoles(actor: Actor): GivenRoles {
  const mayGive = (roleName: string, privilegeCode: readonly string[]): boolean =>
    can(actor, "roles.assign", { roleName, privilegeCode }).allowed;
  return {
    defaultRoles: DEFAULT_ROLES.flatMap(({ roleName, privilegeCode }) =>
      mayGive(roleName, privilegeCode) ? [roleName] : [],
    ),
    codes: mayGive("", []) ? (actor.privilegeCode ?? []) : null,
  };
}
