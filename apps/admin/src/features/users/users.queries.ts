import type { CallOptions, Client } from "@marquee/api/client/create-client";
import type { Company } from "@marquee/domain/companies/company.schema";
import { isOfOtherSite } from "@marquee/domain/sites/site";
import type { User, UserChange, UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import { queryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { currentSite } from "../../session/site.ts";

/** What is read of users, by key: a save invalidates all of it. */
export const USERS = ["users"] as const;

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

/** One person, as the form edits them. */
export const userQuery = (client: Client, email: string) =>
  queryOptions({
    queryKey: [...USERS, "byId", email],
    queryFn: ({ signal }) => client.session.userById({ params: { encEmail: email } }, { signal }),
  });

/** Which server keeps the people of a company: users of American companies are made and changed on the US site (SITE-S4). */
export function siteOptions(
  companies: readonly Pick<Company, "id" | "countryId">[],
  companyId: string,
): Pick<CallOptions, "secondary"> {
  const company = companies.find(({ id }) => id === companyId);
  return company && isOfOtherSite(currentSite(), company.countryId) ? { secondary: true } : {};
}

export const createUser = (
  client: Client,
  email: string,
  body: UserDraft,
  options: CallOptions,
): Promise<UserDetails> => client.users.create({ params: { encEmail: email }, body }, options);

/** `version` is the one that the edit started from. */
export const updateUser = (
  client: Client,
  email: string,
  body: UserChange,
  options: CallOptions,
): Promise<UserDetails> => client.users.update({ params: { encEmail: email }, body }, options);
