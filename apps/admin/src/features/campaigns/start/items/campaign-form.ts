import type { CampaignFor, FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type { FieldsActor } from "../../../../page-kit/form/fields-actor.ts";

/** What both kinds of campaigns are drafted with. */
export type CampaignDraft = Omit<FlyerPlanDraft, "campaignArea">;

/** The draft of a running flow or form, as its steps show and change it. */
export type CampaignForm = FieldsActor<CampaignDraft>;

type Change = Partial<CampaignDraft>;

/** Another branch has other items, and may lie in another country. */
export const branchChosen = (storeId: string): Change => ({
  storeId,
  offers: [],
  products: [],
  cityList: [],
  stateList: [],
});

/** Offers or products: the change drops the items that were chosen of the other kind. */
export const campaignForChosen = (campaignFor: CampaignFor): Change => ({
  campaignFor,
  offers: [],
  products: [],
});

/** Replaces the chosen offers or products; `campaignFor` says of which the ids are. */
export const itemsChosen = (campaignFor: CampaignFor, ids: readonly string[]): Change =>
  campaignFor === "offer" ? { offers: ids } : { products: ids };
