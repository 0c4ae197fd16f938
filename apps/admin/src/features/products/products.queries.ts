import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Product, ProductSummary } from "@marquee/domain/products/product.schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { useClient } from "../../session/session-context.tsx";
import { statusOfTab } from "../items/item-tabs.ts";
import { namedItemsQuery } from "../items/named-items-query.ts";

/** The key of every query about products and variants: a save or a copy invalidates all of them. */
export const PRODUCTS = nounKey("products", { shownFrom: ["campaigns"] });

/** One product or variant. */
export const productQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...PRODUCTS, "byId", id],
    queryFn: ({ signal }) => client.products.byId({ params: { id } }, { signal }),
  });

/** The products that a promotion begins with by their ids (SEARCH-A3), without those that are pending no more. */
export const namedProductsQuery = (client: Client, ids: string) =>
  namedItemsQuery("namedProducts", ids, (id, signal) =>
    client.products.byId({ params: { id } }, { signal }),
  );

/** The stored product or variant that the form has loaded; it is not fetched twice. Null for a new one, and until it has come. */
export function useStoredProduct(id: string | null): Product | null {
  const client = useClient();
  const stored = useQuery({
    ...productQuery(client, id ?? ""),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return stored.data ?? null;
}

/** The products of a branch, those that fit the words if some are given; nothing is read while no branch is chosen. */
export const branchProductsQuery = (client: Client, storeId: string, words = "") =>
  queryOptions({
    queryKey: [...PRODUCTS, "byBranch", storeId, words],
    queryFn: ({ signal }) =>
      client.products.byBranch(
        {
          params: { storeId, status: "allincludeActive" },
          query: { sort: "name", ...(words === "" ? {} : { q: words }) },
        },
        { signal },
      ),
    enabled: storeId !== "",
    staleTime: 60_000,
  });

/** Products of a branch if one is chosen, else of the company, else of every company the user may see. */
export const productRows = (
  client: Client,
  companyId: string | null,
  storeId: string | null,
): ListQuery<ProductSummary> => ({
  queryKey: [...PRODUCTS, "list", companyId, storeId],
  fetchRows: ({ tab, query }, options) => {
    const status = statusOfTab(tab);
    return storeId === null
      ? client.products.byCompany(
          { params: { companyId: companyId ?? EVERY_COMPANY, status }, query },
          options,
        )
      : client.products.byBranch({ params: { storeId, status }, query }, options);
  },
});

/** The offers of a branch that a product may be put into; nothing is read while no branch is chosen. */
export const branchOffersQuery = (client: Client, storeId: string, words = "") =>
  queryOptions({
    queryKey: ["offers", "byBranch", storeId, words],
    queryFn: ({ signal }) =>
      client.offers.byBranch(
        {
          params: { storeId, status: "allincludeActive" },
          query: { sort: "heading", ...(words === "" ? {} : { q: words }) },
        },
        { signal },
      ),
    enabled: storeId !== "",
    staleTime: 60_000,
  });

/** One offer, such as the one that a product is in. */
export const chosenOfferQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ["offers", "byId", id],
    queryFn: ({ signal }) => client.offers.byId({ params: { id } }, { signal }),
  });
