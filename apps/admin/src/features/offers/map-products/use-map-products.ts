import { mapProductsRules } from "@marquee/domain/campaigns/promotion/map-products-rules";
import type { MapProductsDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { mapProductsMachine } from "@marquee/machines/campaigns/map-products.machine";
import type { OpenCheckoutRequest } from "@marquee/machines/payments/priced-plan.model";
import { now } from "@marquee/ui/browser/now.ts";
import { useState } from "react";
import { useUser } from "../../../session/session-context.tsx";
import { freshPlan, planKey, readStoredPlan } from "../../payments/stored-plan.ts";
import {
  usePricedPlan,
  useStoredPlan,
  type PricedPlanActor,
} from "../../payments/use-priced-plan.ts";
import { OFFERS } from "../offers.queries.ts";

export type MapProductsActor = PricedPlanActor<MapProductsDraft>;

const REFRESH = [OFFERS, ["products"]];

const request = ({ id, draft }: OpenCheckoutRequest<MapProductsDraft>): CheckoutRequest => ({
  id,
  kind: "mapProducts",
  draft,
});

/** What this tab has stored of a mapping to an offer, and under which key. */
export function storedMapping(email: string, offerId: string) {
  const key = planKey("mapProducts", email, offerId);
  const fresh = freshPlan<MapProductsDraft>({ offerId, products: [] });
  return { key, start: readStoredPlan(key, fresh) };
}

/** Mapping more products to an offer, from the choice to the payment. */
export function useMapProducts(offer: Offer, settings: Settings) {
  const { email } = useUser();
  const [{ key, start }] = useState(() => storedMapping(email, offer.id));
  const flow = usePricedPlan(mapProductsMachine, {
    start,
    settings,
    validate: (draft) =>
      ruleIssues(mapProductsRules, draft, { offerLive: itemStatus(offer, now()) === "live" }),
    request,
    refresh: REFRESH,
  });
  useStoredPlan(key, flow.actor);
  return { ...flow, restoredFrom: start.restoredFrom };
}
