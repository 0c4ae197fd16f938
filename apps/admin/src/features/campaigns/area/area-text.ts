import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { countCities } from "@marquee/domain/campaigns/count-text";
import { countryWide } from "@marquee/domain/geography/country-wide";
import type { Country } from "@marquee/domain/geography/geography.schema";

export type Area = Pick<Campaign, "campaignArea" | "cityList" | "stateList" | "campaignName">;

/**
 * An area as a short text: "8 cities", "2 states", "Canada-Wide"; "Country-wide" to users of no country, who see campaigns of
 * several.
 */
export function areaText({ campaignArea, cityList, stateList }: Area, country?: Country): string {
  switch (campaignArea) {
    case "city":
      return countCities(cityList.length);
    case "state":
      return stateList.length === 1 ? "1 state" : `${stateList.length} states`;
    case "country":
      return country === undefined ? "Country-wide" : countryWide(country);
    case null:
      return "–";
  }
}
