import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { countCities } from "@marquee/domain/campaigns/count-text";

export type Area = Pick<Campaign, "campaignArea" | "cityList" | "stateList" | "campaignName">;

/** An area as a short text: "8 cities", "2 states", "Country-wide". */
export function areaText({ campaignArea, cityList, stateList }: Area): string {
  switch (campaignArea) {
    case "city":
      return countCities(cityList.length);
    case "state":
      return stateList.length === 1 ? "1 state" : `${stateList.length} states`;
    case "country":
      return "Country-wide";
    case null:
      return "–";
  }
}
