import { OWN_ROLE, cannotTakeAway } from "@marquee/domain/access/may-assign";
import type { Role } from "@marquee/domain/roles/role.schema";
import { isOneself, refusePerson } from "@marquee/domain/users/user-change";
import { useQuery } from "@tanstack/react-query";
import { useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { optionLoading } from "../../page-kit/option-loading.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { useRolesToGive } from "../roles/roles.queries.ts";
import { userQuery } from "./users.queries.ts";

/** What a role select shows of a role; the codes of one that the person may not give are not known. */
export type OfferedRole = Pick<Role, "id" | "roleName"> & Partial<Pick<Role, "privileges">>;

interface ChosenRole {
  readonly companyId: string;
  readonly roleId: string;
}

/** The person as the form has loaded them; they are not fetched twice. */
function useStoredUser(id: string | null) {
  return useQuery({
    ...userQuery(useClient(), id ?? ""),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

/**
 * The roles to choose from: those the signed-in user may give to users of the chosen company. Their own role, and one
 * they could not give, is shown and stays, with the reason (ACCESS-R6, ACCESS-R7).
 */
export function useRoleChoice(form: FieldsActor<ChosenRole>, id: string | null) {
  const user = useUser();
  const stored = useStoredUser(id);
  const companyId = useFields(form, ({ values }) => values.companyId);
  const roleId = useFields(form, ({ values }) => values.roleId);
  const roles = useRolesToGive(companyId);
  const own = id !== null && isOneself(user, { email: id });
  const given: readonly OfferedRole[] = roles.data?.rows ?? [];
  const has: OfferedRole | null = stored?.roleId
    ? { id: stored.roleId, roleName: stored.roleName ?? "" }
    : null;
  const stays = has !== null && companyId === (stored?.companyId ?? "");
  const locked = stays && roles.data !== undefined && !given.some((role) => role.id === has.id);
  const offered = stays && !given.some((role) => role.id === has.id) ? [has, ...given] : given;
  const reason = own ? OWN_ROLE : locked ? cannotTakeAway(has.roleName) : undefined;
  return {
    offered,
    chosen: offered.find((role) => role.id === roleId) ?? null,
    own,
    /** Why the person cannot be changed at all, or null. */
    refused: stored ? refusePerson(user, stored) : null,
    reason,
    waits: companyId === "" && !stays,
    loading: optionLoading(roles),
  };
}

export type RoleChoice = ReturnType<typeof useRoleChoice>;
