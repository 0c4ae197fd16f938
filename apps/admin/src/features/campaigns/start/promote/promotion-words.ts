import type { CampaignArea } from "@marquee/domain/campaigns/campaign.schema";
import { countryWide } from "@marquee/domain/geography/country-wide";
import type { Country } from "@marquee/domain/geography/geography.schema";

/** What a promotion's fields are called: the specification words those of the Promote Offer page. */
export interface PromotionWords {
  readonly area: string;
  readonly areas: (country: Country) => Readonly<Record<CampaignArea, string>>;
  readonly prices: string;
  readonly ownDays: string;
}

export const PANEL_WORDS: PromotionWords = {
  area: "Campaign promotion area",
  areas: (country) => ({ city: "City", state: "State/Province", country: countryWide(country) }),
  prices: "Days and price",
  ownDays: "Own days",
};

export const PAGE_WORDS: PromotionWords = {
  area: "Promotion area",
  areas: (country) => ({
    city: "City",
    state: "State",
    country: country === "US" ? "US Country" : "Canada Country",
  }),
  prices: "Campaign plan",
  ownDays: "Create custom Plan",
};
