import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Product, ProductSummary } from "@marquee/domain/products/product.schema";
import type { ItemToCopy } from "@marquee/machines/items/copy-items";
import { useMemo } from "react";
import { statusOfTab } from "../../page-kit/items/item-tabs.ts";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { useClient } from "../../session/session-context.tsx";

/** What is read of products, by key: a save or a copy invalidates all of it. */
export const PRODUCTS = ["products"] as const;

/** Products of a branch where one is chosen, else of the company, else of every company one may see. */
export function useProductRows(
  companyId: string | null,
  storeId: string | null,
): ListQuery<ProductSummary> {
  const client = useClient();
  return useMemo(
    () => ({
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
    }),
    [client, companyId, storeId],
  );
}

export const copyProduct = (client: Client, { itemId, copyId }: ItemToCopy): Promise<Product> =>
  client.products.copy({ params: { id: itemId }, query: { copyId } });
