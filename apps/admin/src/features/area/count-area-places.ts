import type { CampaignArea } from "@marquee/domain/campaigns/campaign.schema";
import { countPlaces } from "@marquee/domain/campaigns/places";
import type { Country } from "@marquee/domain/geography/geography.schema";
import { statesIn, type GeographyIndex } from "../geography/geography-index.ts";

/** An area as a plan holds it: the list that its kind does not use is empty. */
export interface AreaValues {
  readonly campaignArea: CampaignArea | "";
  readonly cityList: readonly string[];
  readonly stateList: readonly string[];
}

/** How many cities an area covers; undefined while none is chosen. */
export function countAreaPlaces(
  { campaignArea: area, cityList, stateList }: AreaValues,
  geography: GeographyIndex,
  country: Country | null,
): number | undefined {
  if (area === "") return undefined;
  const states = statesIn(geography, country);
  return countPlaces({ area, cityList, stateList, geography: { states } });
}
