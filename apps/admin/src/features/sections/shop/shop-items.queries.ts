import type { Client } from "@marquee/api/client/create-client";
import type { Page } from "@marquee/api/http/call";
import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PickRow } from "../../items/pick-table.tsx";

interface ShopItemsRequest {
  readonly companyId: string;
  readonly storeId: string;
  readonly campaignFor: CampaignFor;
  readonly page: number;
  readonly size: number;
  readonly q: string;
}

/** One page of what a branch sells on the shop platform, by the ids there. */
export const shopItemsQuery = (client: Client, request: ShopItemsRequest) => {
  const { companyId, storeId, campaignFor, page, size, q } = request;
  const query = { storeId, page, size, ...(q === "" ? {} : { q }) };
  return queryOptions({
    queryKey: ["sections", "shopItems", companyId, storeId, campaignFor, page, q],
    queryFn: async ({ signal }): Promise<Page<PickRow>> => {
      if (campaignFor === "offer") {
        const params = { companyId, type: "Offer" as const };
        const { rows, total } = await client.catalog.shopOffers({ params, query }, { signal });
        return {
          total,
          rows: rows.map(({ shopifyCollectionId, heading, type, fullImage }) => ({
            id: shopifyCollectionId,
            title: heading,
            detail: type,
            image: fullImage,
          })),
        };
      }
      const params = { companyId };
      const { rows, total } = await client.catalog.shopProducts({ params, query }, { signal });
      return {
        total,
        rows: rows.map(({ shopifyProductId, name, images }) => ({
          id: shopifyProductId,
          title: name,
          detail: "Product",
          image: images[0] ?? null,
        })),
      };
    },
    placeholderData: keepPreviousData,
  });
};
