import type { CampaignArea } from "@marquee/domain/campaigns/campaign.schema";
import { countPlaces } from "@marquee/domain/campaigns/places";
import type { Geography } from "@marquee/domain/geography/geography.schema";
import type { Issue } from "@marquee/domain/validation/rule";
import { paymentRefusals as refusals } from "../messages.ts";

/** The area of a plan. */
export interface PlanArea {
  readonly campaignArea: CampaignArea | "";
  readonly cityList: readonly string[];
  readonly stateList: readonly string[];
}

/** The places of a plan that are not in the country of its branch, each list at its field (PAYSRV-C3). */
export function foreignPlaces(
  { cityList, stateList }: PlanArea,
  { states }: Geography,
): readonly Issue[] {
  const stateIds = new Set(states.map(({ id }) => id));
  const cityIds = new Set(states.flatMap(({ cities }) => cities.map(({ id }) => id)));
  return [
    ...(cityList.every((id) => cityIds.has(id))
      ? []
      : [{ rule: "PAYSRV-C3", field: "cityList", message: refusals.foreignCity }]),
    ...(stateList.every((id) => stateIds.has(id))
      ? []
      : [{ rule: "PAYSRV-C3", field: "stateList", message: refusals.foreignState }]),
  ];
}

/** How many places the chosen area covers; a plan without an area covers none. */
export function placesIn(plan: PlanArea, geography: Geography): number {
  const { campaignArea: area, cityList, stateList } = plan;
  return area === "" ? 0 : countPlaces({ area, cityList, stateList, geography });
}

/** The area of a stored plan, which was checked before it was stored. */
export function campaignPlaces({ campaignArea, cityList, stateList }: PlanArea) {
  if (campaignArea === "") throw new Error("a stored plan has no area");
  return { campaignArea, cityList, stateList };
}
