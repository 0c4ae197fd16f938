import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { flyerPlanRules } from "@marquee/domain/campaigns/flyer/flyer-plan-rules";
import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { flyerCampaignMachine } from "@marquee/machines/campaigns/flyer-campaign.machine";
import type { OpenCheckoutRequest } from "@marquee/machines/payments/priced-plan.model";
import { now } from "@marquee/ui/browser/now.ts";
import { countAreaPlaces } from "../../../area/count-area-places.ts";
import type { GeographyIndex } from "../../../geography/geography-index.ts";
import type { StoredPlan } from "../../../payments/stored-plan.ts";
import { usePricedPlan, type PricedPlanActor } from "../../../payments/use-priced-plan.ts";
import { CAMPAIGNS } from "../../campaigns.queries.ts";

export type FlyerActor = PricedPlanActor<FlyerPlanDraft>;

export interface FlyerStart {
  /** What the screen opens with: a stored plan, a renewed one, or an empty one. */
  readonly start: StoredPlan<FlyerPlanDraft>;
  /** The key under which this tab stores the flow. */
  readonly planKey: string;
  readonly geography: GeographyIndex;
  readonly settings: Settings;
}

const REFRESH = [CAMPAIGNS, ["offers"], ["products"]];

const request = (plan: OpenCheckoutRequest<FlyerPlanDraft>): CheckoutRequest => ({
  ...plan,
  kind: "flyer",
});

/** The flow of one flyer campaign, and the bridges to the providers' forms. */
export const useFlyerCampaign = ({ start, geography, settings }: FlyerStart) =>
  usePricedPlan(flyerCampaignMachine, {
    start,
    settings,
    validate: (draft) =>
      ruleIssues(flyerPlanRules, draft, {
        now: now(),
        places: countAreaPlaces(draft, geography, null),
      }),
    request,
    refresh: REFRESH,
  });
