import type { CallOptions, Client } from "@marquee/api/client/create-client";
import { isOfOtherSite } from "@marquee/domain/sites/site";
import type { User } from "@marquee/domain/users/user.schema";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { currentSite } from "../../session/site.ts";
import { readCompany } from "../companies/companies.queries.ts";

/** The key of every query about users: a save invalidates all of them. */
export const USERS = nounKey("users");

/** One person, as a form edits them. */
export const userQuery = (client: Client, email: string) =>
  queryOptions({
    queryKey: [...USERS, "byId", email],
    queryFn: ({ signal }) => client.session.userById({ params: { encEmail: email } }, { signal }),
  });

/** Which server keeps the users of a company: users of American companies are made and changed on the US site (SITE-S4). */
export const readSiteOptions = async (
  queries: QueryClient,
  client: Client,
  companyId: string | null,
): Promise<Pick<CallOptions, "secondary">> => {
  if (companyId === null || companyId === "") return {};
  const company = await readCompany(queries, client, companyId);
  return company && isOfOtherSite(currentSite(), company.countryId) ? { secondary: true } : {};
};

/** The users one may see; those of one company if it is chosen. */
export const userRows = (client: Client, companyId: string | null): ListQuery<User> => ({
  queryKey: [...USERS, "list", companyId],
  fetchRows: ({ query }, options) =>
    client.users.all({ query: { ...query, companyId: companyId ?? undefined } }, options),
});

/** The users of a company whom the caller may see, the first hundred by name. */
export const companyUsersQuery = (client: Client, companyId: string) =>
  queryOptions({
    queryKey: [...USERS, "ofCompany", companyId],
    queryFn: async ({ signal }) => {
      const query = { companyId, sort: "name", page: 1, size: 100 };
      return (await client.users.all({ query }, { signal })).rows;
    },
  });
