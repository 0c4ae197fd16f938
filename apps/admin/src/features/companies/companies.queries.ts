import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { Page } from "@marquee/api/http/call";
import type { Company } from "@marquee/domain/companies/company.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { isAwaited } from "../../page-kit/form/is-awaited.ts";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { useChoices } from "../../page-kit/use-choices.ts";
import { isPartOf, useNamedRow } from "../../page-kit/use-named-row.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";

/** The key of every query about companies. */
export const COMPANIES = nounKey("companies", { shownFrom: ["stores"] });

/** Companies change rarely, and many screens offer them. */
const STALE = 60_000;

/** The companies this person may see: their own, or every one for those who act across companies; those that fit the words. */
export const companiesQuery = (client: Client, words = "") =>
  queryOptions({
    queryKey: [...COMPANIES, "list", words],
    queryFn: ({ signal }) =>
      client.companies.all(
        {
          query: { sort: "name", ...(words === "" ? {} : { q: words }) },
        },
        { signal },
      ),
    staleTime: STALE,
  });

/** The companies this user may choose from; nothing is read for users who have only their own. */
export function useCompanies() {
  const mayChoose = usePermission("companies.select").allowed;
  return useQuery({ ...companiesQuery(useClient()), enabled: mayChoose });
}

/** A company by its id, however many companies there are. */
export function useCompany(id: string | null): Company | undefined {
  const client = useClient();
  return useNamedRow(useCompanies().data, id, (one) => companyQuery(client, one));
}

/** Reads a company by its id, for an action on it; null if there is none. */
export async function readCompany(
  queries: QueryClient,
  client: Client,
  id: string,
): Promise<Company | null> {
  const companies = await queries.fetchQuery(companiesQuery(client));
  const there = companies.rows.find((company) => company.id === id);
  if (there || !isPartOf(companies)) return there ?? null;
  try {
    return await queries.fetchQuery(companyQuery(client, id));
  } catch (error) {
    if (toFailure(error).tag === "NotFound") return null;
    throw error;
  }
}

/** What a choice of one of them offers. */
export function useCompanyChoices(chosen: string | null) {
  const client = useClient();
  const mayChoose = usePermission("companies.select").allowed;
  return useChoices({
    find: (words) => ({ ...companiesQuery(client, words), enabled: mayChoose }),
    chosen,
    read: (id) => companyQuery(client, id),
  });
}

/** The company that has a name, if this user may see it; not asked for an empty one. */
export function useNamesake(name: string): Company | undefined {
  const client = useClient();
  const mayChoose = usePermission("companies.select").allowed;
  const named = useQuery({
    queryKey: [...COMPANIES, "named", name],
    queryFn: ({ signal }) => client.companies.all({ query: { name, size: 1 } }, { signal }),
    enabled: mayChoose && name !== "",
  });
  return named.data?.rows[0];
}

/** The companies this person may see, page by page. */
export const companyRows = (client: Client): ListQuery<Company> => ({
  queryKey: [...COMPANIES, "rows"],
  fetchRows: ({ query }, options) => client.companies.all({ query }, options),
});

/** One company, as its forms edit it. */
export const companyQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...COMPANIES, "byId", id],
    queryFn: ({ signal }) => client.companies.byId({ params: { id } }, { signal }),
  });

/** The branches of a company, those that fit the words if some are given; nothing is read while no company is chosen. */
export const branchesQuery = (client: Client, companyId: string, words = "") =>
  queryOptions({
    queryKey: ["stores", "byCompany", companyId, words],
    queryFn: ({ signal }) =>
      client.stores.byCompany(
        { params: { companyId }, ...(words === "" ? {} : { query: { q: words } }) },
        { signal },
      ),
    enabled: companyId !== "",
    staleTime: STALE,
  });

const branchQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ["stores", "named", id],
    queryFn: ({ signal }) => client.stores.byId({ params: { id } }, { signal }),
    staleTime: STALE,
  });

/** One branch of a company by its id, however many the company has. */
export function useBranch(companyId: string | null, id: string | null): Store | undefined {
  const client = useClient();
  return useNamedRow(useBranches(companyId).data, id, (one) => branchQuery(client, one));
}

/** What a choice of one branch of a company offers. */
export function useBranchChoices(companyId: string | null, chosen: string | null) {
  const client = useClient();
  return useChoices({
    find: (words) => branchesQuery(client, companyId ?? "", words),
    chosen,
    read: (id) => branchQuery(client, id),
  });
}

/** The branches of a company; none while no company is chosen. */
export function useBranches(companyId: string | null) {
  return useQuery(branchesQuery(useClient(), companyId ?? ""));
}

/** The id of the only branch there is, which needs no choice; empty if there are none or several. */
export const onlyBranch = ({ rows }: Page<Store>): string =>
  rows.length === 1 ? (rows[0]?.id ?? "") : "";

/** The only branch of a company, as soon as it is known whether there are more; none if that cannot be read. */
export function useOnlyBranch(companyId: string | null) {
  const branches = useBranches(companyId);
  return {
    storeId: branches.data ? onlyBranch(branches.data) : "",
    isAwaited: isAwaited(branches),
  };
}
