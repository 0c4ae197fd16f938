import type {
  CampaignArea,
  CampaignFor,
  FlyerPlanDraft,
} from "@marquee/domain/campaigns/campaign.schema";
import type { FieldsActor } from "../../../page-kit/form/fields-actor.ts";

/** The plan of a running flow, as its steps show and change it. */
export type PlanForm = FieldsActor<FlyerPlanDraft>;

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
