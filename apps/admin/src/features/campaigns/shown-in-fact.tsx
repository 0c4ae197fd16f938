import type { Fact } from "../../page-kit/detail/fact-list.tsx";
import { CampaignArea } from "./campaign-area.tsx";

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
