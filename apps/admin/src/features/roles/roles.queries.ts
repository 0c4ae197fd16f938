import type { Client } from "@marquee/api/client/create-client";
import type { Role } from "@marquee/domain/roles/role.schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { useClient, useUser } from "../../session/session-context.tsx";

/** The key of every query about roles: a new role invalidates all of them. */
export const ROLES = nounKey("roles");

/** The roles of everyone and those of a company; null names none. */
export const roleRows = (client: Client, companyId: string | null): ListQuery<Role> => ({
  queryKey: [...ROLES, "list", companyId],
  fetchRows: ({ query }, options) =>
    client.roles.all({ query: { ...query, companyId: companyId ?? undefined } }, options),
});

const rolesToGiveQuery = (client: Client, companyId: string) =>
  queryOptions({
    queryKey: [...ROLES, "toGive", companyId],
    queryFn: ({ signal }) => client.roles.all({ query: { companyId } }, { signal }),
    enabled: companyId !== "",
  });

/** The roles that the signed-in user may give to users of a company; none while no company is chosen. */
export const useRolesToGive = (companyId: string) =>
  useQuery(rolesToGiveQuery(useClient(), companyId));

/** The privileges that the signed-in person may put into a role. */
export function usePrivileges() {
  const client = useClient();
  const { email } = useUser();
  return useQuery({
    queryKey: [...ROLES, "privileges"],
    queryFn: ({ signal }) => client.users.privileges({ params: { encEmail: email } }, { signal }),
  });
}
