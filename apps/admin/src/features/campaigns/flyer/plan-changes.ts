import type {
  CampaignArea,
  CampaignFor,
  FlyerPlanDraft,
} from "@marquee/domain/campaigns/campaign.schema";

type Change = Partial<FlyerPlanDraft>;

/** Another branch has other items, and may lie in another country. */
export const branchChosen = (storeId: string): Change => ({
  storeId,
  offers: [],
  products: [],
  cityList: [],
  stateList: [],
});

export const campaignForChosen = (campaignFor: CampaignFor): Change => ({
  campaignFor,
  offers: [],
  products: [],
});

export const areaChosen = (campaignArea: CampaignArea): Change => ({
  campaignArea,
  cityList: [],
  stateList: [],
});

export const itemsChosen = (campaignFor: CampaignFor, ids: readonly string[]): Change =>
  campaignFor === "offer" ? { offers: ids } : { products: ids };

export const placesChosen = (area: "city" | "state", ids: readonly string[]): Change =>
  area === "city" ? { cityList: ids } : { stateList: ids };
