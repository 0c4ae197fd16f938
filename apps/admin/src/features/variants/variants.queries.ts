import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY, NO_FILTER } from "@marquee/api/http/path";
import type { Product, VariantStatusFilter } from "@marquee/domain/products/product.schema";
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { useClient } from "../../session/session-context.tsx";
import { PRODUCTS } from "../products/products.queries.ts";

/** What a list of variants is narrowed to; null if nothing is chosen. */
export interface ChosenVariants {
  readonly companyId: string | null;
  readonly storeId: string | null;
  readonly productId: string | null;
}

const STATUSES: readonly string[] = ["allincludeActive", "pending", "inactive"];

/** The status behind a tab; every variant if there is none. */
const tabStatus = (tab: string | null): VariantStatusFilter =>
  isStatus(tab) ? tab : "allincludeActive";

const isStatus = (tab: string | null): tab is VariantStatusFilter =>
  tab !== null && STATUSES.includes(tab);

/** Variants of a branch if one is chosen, else of the company, else of every company the user may see. */
export const variantRows = (
  client: Client,
  { companyId, storeId, productId }: ChosenVariants,
): ListQuery<Product> => ({
  queryKey: [...PRODUCTS, "variants", companyId, storeId, productId],
  fetchRows: ({ tab, query }, options) => {
    const which = { status: tabStatus(tab), productId: productId ?? NO_FILTER };
    return storeId === null
      ? client.products.variantsByCompany(
          { params: { companyId: companyId ?? EVERY_COMPANY, ...which }, query },
          options,
        )
      : client.products.variantsByBranch({ params: { storeId, ...which }, query }, options);
  },
});

/** The first page of a branch's variants of a status, with how many there are. */
const branchVariantsQuery = (
  client: Client,
  { storeId, productId }: ChosenVariants,
  status: VariantStatusFilter,
) =>
  queryOptions({
    queryKey: [...PRODUCTS, "variants", "ofBranch", storeId, productId, status],
    queryFn:
      storeId === null
        ? skipToken
        : ({ signal }) =>
            client.products.variantsByBranch(
              {
                params: { storeId, status, productId: productId ?? NO_FILTER },
                query: { page: 1, size: 10 },
              },
              { signal },
            ),
  });

/** How many variants of the chosen branch are pending and inactive; unknown while none is chosen. */
export function useBranchCounts(chosen: ChosenVariants) {
  const client = useClient();
  const pending = useQuery(branchVariantsQuery(client, chosen, "pending"));
  const inactive = useQuery(branchVariantsQuery(client, chosen, "inactive"));
  return { pending: pending.data?.total, inactive: inactive.data?.total };
}

/** The products that variants are filtered by: of the branch, else of the company, else of all one may see. */
export const filterProductsQuery = (
  client: Client,
  { companyId, storeId }: Pick<ChosenVariants, "companyId" | "storeId">,
  words: string,
) =>
  queryOptions({
    queryKey: [...PRODUCTS, "forVariants", companyId, storeId, words],
    queryFn: ({ signal }) => {
      const query = { sort: "name", ...(words === "" ? {} : { q: words }) };
      const status = "allincludeActive" as const;
      return storeId === null
        ? client.products.byCompany(
            { params: { companyId: companyId ?? EVERY_COMPANY, status }, query },
            { signal },
          )
        : client.products.byBranch({ params: { storeId, status }, query }, { signal });
    },
    staleTime: 60_000,
  });
