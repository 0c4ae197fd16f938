import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY } from "@marquee/api/http/path";
import type {
  Catalog,
  CatalogCollection,
  CatalogProduct,
  RemovalResponse,
} from "@marquee/domain/catalog/catalog.schema";
import type { Removal } from "@marquee/machines/catalog/remove-from-campaign.machine";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";

export const CATALOG = ["catalog"] as const;

/** The catalogs of a company, or of one of its branches; of every company if none is chosen. */
export const catalogRows = (
  client: Client,
  companyId: string | null,
  storeId: string | null,
): ListQuery<Catalog> => ({
  queryKey: [...CATALOG, "list", companyId, storeId],
  fetchRows: ({ query }, options) =>
    client.catalog.byCompany(
      {
        params: { id: companyId ?? EVERY_COMPANY },
        query: { ...query, storeId: storeId ?? undefined },
      },
      options,
    ),
});

const syncedFilter = (synced: string | undefined) =>
  synced === "Y" || synced === "N" ? ({ synced } as const) : {};

/** The products of a catalog. */
export const catalogProductRows = (client: Client, id: string): ListQuery<CatalogProduct> => ({
  queryKey: [...CATALOG, "products", id],
  fetchRows: ({ query, filters }, options) =>
    client.catalog.products(
      { params: { id }, query: { ...query, ...syncedFilter(filters["synced"]) } },
      options,
    ),
});

/** The collections of a catalog. */
export const catalogCollectionRows = (
  client: Client,
  id: string,
): ListQuery<CatalogCollection> => ({
  queryKey: [...CATALOG, "collections", id],
  fetchRows: ({ query, filters }, options) =>
    client.catalog.collections(
      { params: { id }, query: { ...query, ...syncedFilter(filters["synced"]) } },
      options,
    ),
});

/** Takes what leaves its campaign out of it. */
export function removeItems(
  client: Client,
  kind: "offers" | "products",
  { catalogId, leaving }: Removal,
): Promise<RemovalResponse> {
  const ids = leaving.map(({ itemId }) => itemId);
  const [offers, products] = kind === "offers" ? [ids, []] : [[], ids];
  return client.catalog.removeFromCampaign({ body: { catalogId, offers, products } });
}
