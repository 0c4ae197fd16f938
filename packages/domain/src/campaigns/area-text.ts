import { countryWide } from "../geography/country-wide.ts";
import type { Country } from "../geography/geography.schema.ts";
import type { Campaign } from "./campaign.schema.ts";
import { countCities, countRegions } from "./count-text.ts";

/** Where a campaign is shown. */
export type Area = Pick<Campaign, "campaignArea" | "cityList" | "countryId" | "stateList">;

/** What a part of a country is called there (CAMP-D6). */
export const regionName = (country: Country): "Province" | "State" =>
  country === "canada" ? "Province" : "State";

/** An area as a short text: "8 cities", "2 provinces", "1 state", "Canada-Wide" (CAMP-D6). */
export function areaText({ campaignArea, cityList, countryId, stateList }: Area): string {
  switch (campaignArea) {
    case "city":
      return countCities(cityList.length);
    case "state":
      return countRegions(stateList.length, countryId);
    case "country":
      return countryWide(countryId);
    case null:
      return "–";
  }
}
