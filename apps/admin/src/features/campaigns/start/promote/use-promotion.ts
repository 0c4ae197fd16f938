import { type PromotionDraft } from "@marquee/domain/campaigns/promotion/promotion-draft";
import { promotionIssues } from "@marquee/domain/campaigns/promotion/promotion-rules";
import { promotionRequest } from "@marquee/domain/payments/promotion-prices";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { promoteOfferMachine } from "@marquee/machines/campaigns/promote-offer.machine";
import type { OpenCheckoutRequest } from "@marquee/machines/payments/priced-plan.model";
import { now } from "@marquee/ui/browser/now.ts";
import type { FieldsActor } from "../../../../page-kit/form/fields-actor.ts";
import { countAreaPlaces } from "../../../area/count-area-places.ts";
import type { GeographyIndex } from "../../../geography/geography-index.ts";
import type { StoredPlan } from "../../../payments/stored-plan.ts";
import { usePricedPlan, type PricedPlanActor } from "../../../payments/use-priced-plan.ts";
import { CAMPAIGNS } from "../../campaigns.queries.ts";

/** The promotion that a panel or a page holds. */
export type PromotionActor = PricedPlanActor<PromotionDraft>;

/** Its fields, as the parts of a form show and change them. */
export type PromotionForm = FieldsActor<PromotionDraft>;

export interface PromotionOptions {
  /** What it opens with: what this tab has stored, or what is likely. */
  readonly start: StoredPlan<PromotionDraft>;
  readonly settings: Settings;
  readonly geography: GeographyIndex;
  readonly approved: boolean;
  /** False on a page with a button that sets the plan. */
  readonly setsItself: boolean;
}

const REFRESH = [CAMPAIGNS, ["offers"], ["products"]];

const request = ({ id, draft, promocode }: OpenCheckoutRequest<PromotionDraft>) =>
  promotionRequest(id, draft, promocode);

/** The promotion of items, from the plan to the payment, and the bridges to the providers' forms. */
export const usePromotion = ({ geography, ...options }: PromotionOptions) =>
  usePricedPlan(promoteOfferMachine, {
    ...options,
    validate: (draft) =>
      promotionIssues(draft, { now: now(), places: countAreaPlaces(draft, geography, null) }),
    request,
    refresh: REFRESH,
  });
