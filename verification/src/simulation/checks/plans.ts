import { campaignRun, mappingRun, promotionRun } from "@marquee/domain/campaigns/campaign-run";
import { promotedOffers } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import { daysBetween } from "@marquee/domain/dates/central-time";
import type { Scenario } from "../scenario/scenario.ts";
import type { CheckoutRow } from "./books.ts";
import { millis, type RunMillis } from "./item-history.ts";

/** The cities of the small world's Canada and of its Quebec. */
const CANADIAN_CITIES = 7;
const QUEBEC_CITIES = 3;

const CENTS = 100;
/** Beyond five mapped products a day in one place costs 0.20 for all together instead of 1.00 (MAP-P1, MAP-P2). */
const MAPPED_FOR_FULL_PRICE = 5;

/** The items that a checkout promotes, each once and in the order of their ids. */
export function plannedItems({ kind, draft }: CheckoutRow): readonly string[] {
  const once = (ids: readonly string[]) => [...new Set(ids)].toSorted();
  switch (kind) {
    case "flyer":
      return once(draft.campaignFor === "product" ? draft.products : draft.offers);
    case "promoteOffer":
      return promotedOffers(draft);
    case "mapProducts":
      return once(draft.products);
    case "cardVerification":
      return [];
  }
}

/** Where a campaign is shown: its area, its cities and its states. A mapping is shown where its offer is: it names no place. */
export function chosenArea({ kind, draft }: CheckoutRow) {
  if (kind !== "flyer" && kind !== "promoteOffer") return { area: null, cities: [], states: [] };
  const { campaignArea, cityList, stateList } = draft;
  return {
    area: campaignArea === "" ? null : campaignArea,
    cities: campaignArea === "city" ? [...new Set(cityList)].toSorted() : [],
    states: campaignArea === "state" ? [...new Set(stateList)].toSorted() : [],
  };
}

/** The days and places that a plan asks for, and what they cost in cents before code and tax. */
export function expectedPrice(checkout: CheckoutRow, { live }: Pick<Scenario, "live">) {
  const { area, cities } = chosenArea(checkout);
  const places = { city: cities.length, state: QUEBEC_CITIES, country: CANADIAN_CITIES };
  switch (checkout.kind) {
    case "flyer":
    case "promoteOffer": {
      const { fromDate, toDate } = checkout.draft;
      const days = daysBetween(fromDate, toDate);
      const count = area === null ? 0 : places[area];
      return { days, places: count, subtotal: days * count * CENTS };
    }
    case "mapProducts": {
      const days = daysBetween(checkout.created_on, live.till.toISOString());
      const { items = 0 } = checkout.receipt;
      const rate = items > MAPPED_FOR_FULL_PRICE ? CENTS / 5 : CENTS;
      return { days, places: 1, subtotal: days * rate };
    }
    case "cardVerification":
      return null;
  }
}

/** When what a checkout promotes runs if it is paid at this moment; null if nothing can run any more. */
export function plannedRun(
  checkout: CheckoutRow,
  paidAt: Date,
  approved: boolean,
  { live }: Pick<Scenario, "live">,
): RunMillis | null {
  const { days } = checkout.receipt;
  const run = () => {
    switch (checkout.kind) {
      case "flyer":
        return campaignRun({ from: checkout.draft.fromDate, days, paidAt, approved });
      case "promoteOffer":
        return promotionRun({ days, paidAt, approved });
      case "mapProducts":
        return mappingRun({ validTill: live.till.toISOString(), paidAt });
      case "cardVerification":
        return null;
    }
  };
  const planned = run();
  return planned && { from: millis(planned.validFrom), till: millis(planned.validTill) };
}
