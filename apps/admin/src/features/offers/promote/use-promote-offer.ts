import { emptyPromotion } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import { promoteOfferAreaRules } from "@marquee/domain/campaigns/promotion/promote-offer-area-rules";
import { promoteOfferPlanRules } from "@marquee/domain/campaigns/promotion/promote-offer-plan-rules";
import type { PromoteOfferDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { promoteOfferMachine } from "@marquee/machines/campaigns/promote-offer.machine";
import type { OpenCheckoutRequest } from "@marquee/machines/payments/priced-plan.model";
import { useState } from "react";
import { now } from "@marquee/ui/browser/now.ts";
import { countAreaPlaces } from "../../area/count-area-places.ts";
import type { GeographyIndex } from "../../geography/geography-index.ts";
import { freshPlan, planKey, readStoredPlan } from "../../payments/stored-plan.ts";
import {
  usePricedPlan,
  useStoredPlan,
  type PricedPlanActor,
} from "../../payments/use-priced-plan.ts";
import { useUser } from "../../../session/session-context.tsx";
import { OFFERS } from "../offers.queries.ts";

export type PromoteOfferActor = PricedPlanActor<PromoteOfferDraft>;

const REFRESH = [OFFERS, ["campaigns"]];

const request = (plan: OpenCheckoutRequest<PromoteOfferDraft>): CheckoutRequest => ({
  ...plan,
  kind: "promoteOffer",
});

/** What this tab has stored of an offer's promotion, and under which key. */
export function storedPromotion(email: string, offerId: string) {
  const key = planKey("promoteOffer", email, offerId);
  return { key, start: readStoredPlan(key, freshPlan(emptyPromotion(offerId))) };
}

export interface PromoteOfferStart {
  readonly offer: Offer;
  readonly approved: boolean;
  readonly geography: GeographyIndex;
  readonly settings: Settings;
}

/** The promotion of one offer, from the plan to the payment. */
export function usePromoteOffer({ offer, approved, geography, settings }: PromoteOfferStart) {
  const { email } = useUser();
  const [{ key, start }] = useState(() => storedPromotion(email, offer.id));
  const flow = usePricedPlan(promoteOfferMachine, {
    start,
    settings,
    approved,
    validate: (draft) => [
      ...ruleIssues(promoteOfferPlanRules, draft, { now: now() }),
      ...ruleIssues(promoteOfferAreaRules, draft, {
        places: countAreaPlaces(draft, geography, null),
      }),
    ],
    request,
    refresh: REFRESH,
  });
  useStoredPlan(key, flow.actor);
  return { ...flow, restoredFrom: start.restoredFrom };
}
