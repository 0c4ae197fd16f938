import type { Client } from "@marquee/api/client/create-client";
import { NO_FILTER } from "@marquee/api/http/path";
import type { Campaign, CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import {
  reviewRenewal,
  type RenewableCampaign,
  type RenewReview,
} from "@marquee/domain/campaigns/flyer/renew-review";
import { now } from "@marquee/ui/browser/now.ts";
import { queryOptions } from "@tanstack/react-query";
import { CAMPAIGNS } from "../../campaigns.queries.ts";

interface Reading {
  readonly signal?: AbortSignal;
}

const asItem = ({ id, heading, active = "N", validFrom, validTill }: CampaignItem) => ({
  id,
  heading,
  active,
  validFrom,
  validTill,
});

/** What a renewal would do with the items of a campaign, as they are now. */
export async function readReview(
  client: Client,
  campaign: RenewableCampaign,
  options: Reading = {},
): Promise<RenewReview> {
  const { id, campaignType: type, campaignFor } = campaign;
  const input = { params: { id, type, from: NO_FILTER, to: NO_FILTER } };
  const { rows } = await (campaignFor === "product"
    ? client.campaigns.products(input, options)
    : client.campaigns.offers(input, options));
  return reviewRenewal(campaign, rows.map(asItem), now());
}

/** A campaign, and what a renewal would do with its items. */
export const renewalQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...CAMPAIGNS, "renewal", id],
    queryFn: async ({
      signal,
    }): Promise<{
      readonly campaign: Campaign;
      readonly review: RenewReview;
    }> => {
      const campaign = await client.campaigns.byId({ params: { id } }, { signal });
      return { campaign, review: await readReview(client, campaign, { signal }) };
    },
    staleTime: 0,
  });
