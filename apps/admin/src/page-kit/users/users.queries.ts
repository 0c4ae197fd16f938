import type { CallOptions, Client } from "@marquee/api/client/create-client";
import type { Company } from "@marquee/domain/companies/company.schema";
import { isOfOtherSite } from "@marquee/domain/sites/site";
import type { UserChange, UserDetails } from "@marquee/domain/users/user.schema";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { currentSite } from "../../session/site.ts";
import { companiesQuery } from "../companies/companies.queries.ts";

/** What is read of users, by key: a save invalidates all of it. */
export const USERS = ["users"] as const;

/** One person, as a form edits them. */
export const userQuery = (client: Client, email: string) =>
  queryOptions({
    queryKey: [...USERS, "byId", email],
    queryFn: ({ signal }) => client.session.userById({ params: { encEmail: email } }, { signal }),
  });

const siteOptions = (
  companies: readonly Pick<Company, "id" | "countryId">[],
  companyId: string | null,
): Pick<CallOptions, "secondary"> => {
  const company = companies.find(({ id }) => id === companyId);
  return company && isOfOtherSite(currentSite(), company.countryId) ? { secondary: true } : {};
};

/**
 * Which server keeps the people of a company: users of American companies are made and changed on the US site (SITE-S4).
 * `email` is whose companies are looked through.
 */
export const readSiteOptions = async (
  queries: QueryClient,
  client: Client,
  { email, companyId }: { readonly email: string; readonly companyId: string | null },
): Promise<Pick<CallOptions, "secondary">> =>
  siteOptions((await queries.fetchQuery(companiesQuery(client, email))).rows, companyId);

/** Changes a person, or one's own profile. The options say which server, and from which version. */
export const updateUser = (
  client: Client,
  email: string,
  body: UserChange,
  options: CallOptions,
): Promise<UserDetails> => client.users.update({ params: { encEmail: email }, body }, options);
