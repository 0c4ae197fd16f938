import type { CallOptions, Client } from "@marquee/api/client/create-client";
import type { User, UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import { useMemo } from "react";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { USERS } from "../../page-kit/users/users.queries.ts";
import { useClient, useUser } from "../../session/session-context.tsx";

/** The users one may see; those of one company where it is chosen. */
export function useUserRows(companyId: string | null): ListQuery<User> {
  const client = useClient();
  const { email } = useUser();
  return useMemo(
    () => ({
      queryKey: [...USERS, "list", companyId],
      fetchRows: ({ query }, options) =>
        client.users.all(
          {
            params: { encEmail: email },
            query: { ...query, ...(companyId === null ? {} : { companyId }) },
          },
          options,
        ),
    }),
    [client, email, companyId],
  );
}

export const createUser = (
  client: Client,
  email: string,
  body: UserDraft,
  options: CallOptions,
): Promise<UserDetails> => client.users.create({ params: { encEmail: email }, body }, options);
