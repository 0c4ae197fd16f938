import { AreaButton } from "./area/area-button.tsx";
import { useCampaign } from "./campaigns.queries.ts";

/** Where the campaign of an item is shown; nothing until it is known. */
export function CampaignArea({ campaignId }: { readonly campaignId: string }) {
  const { data } = useCampaign(campaignId);
  return data ? <AreaButton campaign={data} /> : null;
}
