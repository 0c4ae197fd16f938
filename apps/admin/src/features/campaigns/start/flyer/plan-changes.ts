import type { CampaignArea, FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type { FieldsActor } from "../../../../page-kit/form/fields-actor.ts";

/** The plan of a running flow, as its steps show and change it. */
export type PlanForm = FieldsActor<FlyerPlanDraft>;

/** Another kind of area: the change drops the cities and states that were chosen. */
export const areaChosen = (campaignArea: CampaignArea): Partial<FlyerPlanDraft> => ({
  campaignArea,
  cityList: [],
  stateList: [],
});
