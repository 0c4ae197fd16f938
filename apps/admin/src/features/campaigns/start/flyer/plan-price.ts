import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { addDays } from "@marquee/domain/dates/days";
import type { Country } from "@marquee/domain/geography/geography.schema";
import { priceFlyer } from "@marquee/domain/payments/price-flyer";
import type { Promocode, Receipt } from "@marquee/domain/payments/receipt.schema";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { countAreaPlaces } from "../../../area/count-area-places.ts";
import type { GeographyIndex } from "../../../geography/geography-index.ts";

/** The branch a plan is for, as far as a price follows from it. */
export interface PricedBranch {
  readonly countryId: Country;
  readonly stateId: string;
}

/** What the current plan would cost; null while a price is not known. Paid is what the server prices. */
export function previewPlan(
  plan: FlyerPlanDraft,
  branch: PricedBranch | null,
  geography: GeographyIndex,
  promocode: Promocode | null,
): Receipt | null {
  const places = branch ? countAreaPlaces(plan, geography, branch.countryId) : undefined;
  if (branch === null || places === undefined || plan.campaignFor === "") return null;
  const receipt = priceFlyer({
    items: chosenItems(plan).length,
    from: plan.fromDate,
    to: plan.toDate,
    places,
    promocode,
    tax: geography.stateById.get(branch.stateId) ?? null,
    campaignFor: plan.campaignFor,
  });
  return isOutOfRange(receipt) ? null : receipt;
}

/** Any day: the price of one day is the same on each. */
const SOME_DAY = "2026-01-01";

/** What a number of items costs a day in a number of cities, in CAD before tax; null if there is nothing to price. */
export function pricePerDay(items: number, places: number): number | null {
  const day = { from: SOME_DAY, to: addDays(SOME_DAY, 1) };
  const receipt = priceFlyer({ ...day, items: Math.max(items, 1), places });
  return isOutOfRange(receipt) ? null : receipt.subtotal;
}
