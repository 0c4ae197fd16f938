import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import type { SponsoredCampaignDraft } from "@marquee/domain/campaigns/sponsored/sponsored.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** What the form holds: the draft, under the id that the campaign will have. */
export interface SponsoredCampaignValues extends SponsoredCampaignDraft {
  readonly id: string;
}

/** From an empty draft to a sponsored campaign. */
export const sponsoredCampaignMachine = createFormMachine<SponsoredCampaignValues, Campaign>({
  id: "sponsoredCampaign",
  title: "A sponsored campaign",
});
