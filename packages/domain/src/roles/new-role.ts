import { isMaster } from "../access/actor.ts";
import { DEFAULT_ROLES } from "../access/default-roles.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { ROLE_TITLES } from "../access/titles.ts";
import { nameLook } from "../wire/name-look.ts";

/** Whether a name is read as that of a default role (ROLE-N1): who may give a role is decided by it. */
export const isDefaultRoleName = (name: string): boolean =>
  DEFAULT_ROLES.flatMap(({ roleName }) => [roleName, ROLE_TITLES[roleName]]).some(
    (taken) => nameLook(taken) === nameLook(name),
  );

/**
 * Why a user who may add roles cannot add any, or null: a role made by a user who is no master belongs to their company
 * (ROLE-N2).
 */
export const refuseRoleMaker = (actor: Actor): string | null =>
  isMaster(actor) || (actor.companyId ?? null) !== null
    ? null
    : "A role belongs to the company of who makes it, and you have none. A master user can add roles for everyone.";

/** The codes that a user may not put into a role: all but masters only pass on what they hold (ROLE-N3). */
export const codesNotHeld = (actor: Actor, codes: readonly string[]): readonly string[] =>
  isMaster(actor) ? [] : codes.filter((code) => !(actor.privilegeCode ?? []).includes(code));
