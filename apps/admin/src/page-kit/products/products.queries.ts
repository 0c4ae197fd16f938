import type { Client } from "@marquee/api/client/create-client";
import type { Product } from "@marquee/domain/products/product.schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useClient, useUser } from "../../session/session-context.tsx";

/** What is read of products and variants, by key: a save or a copy invalidates all of it. */
export const PRODUCTS = ["products"] as const;

/** One product or variant. */
export const productQuery = (client: Client, email: string, id: string) =>
  queryOptions({
    queryKey: [...PRODUCTS, "byId", id],
    queryFn: ({ signal }) => client.products.byId({ params: { encEmail: email, id } }, { signal }),
  });

/** The stored product or variant that the form has loaded; it is not fetched twice. Null for a new one, and until it has come. */
export function useStoredProduct(id: string | null): Product | null {
  const client = useClient();
  const { email } = useUser();
  const stored = useQuery({
    ...productQuery(client, email, id ?? ""),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return stored.data ?? null;
}

/** The products of a branch, those that fit the words where some are given; nothing is read while no branch is chosen. */
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
