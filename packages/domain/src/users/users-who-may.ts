import type { Ability } from "../access/ability.ts";
import { can } from "../access/can.ts";
import { DEFAULT_ROLES } from "../access/default-roles.ts";
import { joinWords } from "../wire/join-words.ts";
import type { User } from "./user.schema.ts";

interface Place {
  readonly companyId: string;
  readonly storeId: string;
}

/** The most users that are named. */
const MOST_NAMED = 3;

/**
 * The users of a company who may do something there, as far as that follows from their default roles: what a role of the
 * company's own holds is not read here. Those who cannot sign in are left out.
 */
export const usersWhoMay = (
  users: readonly User[],
  ability: Ability,
  place: Place,
): readonly User[] =>
  users.filter(({ roleName, isAgent, companyId, storeId, endedOn = null, isConfirmed }) => {
    const role = DEFAULT_ROLES.find((each) => each.roleName === roleName);
    const isIn = companyId === place.companyId && (storeId === null || storeId === place.storeId);
    if (role === undefined || !isIn || endedOn !== null || isConfirmed === "N") return false;
    const { privilegeCode } = role;
    return can({ companyId, storeId, isAgentUser: isAgent, privilegeCode }, ability, place).allowed;
  });

/** Their names in a sentence: "Nadia, Marc or Sofia", three at most. */
export function namesOfUsers(users: readonly Pick<User, "name">[]): string {
  const names = users.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = users.length - names.length;
  return joinWords(more > 0 ? [...names, `${more} more`] : names, "or");
}
