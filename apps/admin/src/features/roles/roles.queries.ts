import type { Client } from "@marquee/api/client/create-client";
import type { Role, RoleDraft } from "@marquee/domain/roles/role.schema";
import { useQuery } from "@tanstack/react-query";
import { ROLES } from "../../page-kit/roles/roles.queries.ts";
import { useClient, useUser } from "../../session/session-context.tsx";

/** The privileges that the signed-in person may put into a role. */
export function usePrivileges() {
  const client = useClient();
  const { email } = useUser();
  return useQuery({
    queryKey: [...ROLES, "privileges"],
    queryFn: ({ signal }) => client.users.privileges({ params: { encEmail: email } }, { signal }),
  });
}

export const addRole = (client: Client, email: string, body: RoleDraft): Promise<Role> =>
  client.roles.add({ params: { encEmail: email }, body });
