import type { Fact } from "../../page-kit/detail/fact-list.tsx";
import { AreaButton } from "./area/area-button.tsx";
import { useCampaign } from "./campaigns.queries.ts";

/** Nothing until the campaign is known. */
function CampaignArea({ campaignId }: { readonly campaignId: string }) {
  const { data } = useCampaign(campaignId);
  return data ? <AreaButton campaign={data} /> : null;
}

/** Where the campaign of an item is shown. */
export const shownInFact = ({ campaignId }: { readonly campaignId: string | null }): Fact => ({
  label: "Shown in",
  value:
    campaignId === null ? (
      <span className="text-muted">Not yet</span>
    ) : (
      <CampaignArea campaignId={campaignId} />
    ),
});
