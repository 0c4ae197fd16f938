import type { SponsoredCampaignDraft } from "@marquee/domain/campaigns/sponsored/sponsored.schema";
import type { ForecastOf, PlacedBid } from "../../../sections/placement-markets.queries.ts";

interface Placed {
  /** With the bids of the other list, as a click counts as the highest bid of the campaign. */
  readonly of: ForecastOf;
  readonly rows: readonly PlacedBid[];
}

const bidsOf = (rows: readonly { readonly bid: number }[]): readonly number[] =>
  rows.map(({ bid }) => bid);

type Draft = Pick<SponsoredCampaignDraft, "storeId" | "budget" | "keywords" | "sponsoredSection">;

/** What is asked of the keywords of a draft. */
export const keywordForecasts = ({
  storeId,
  budget,
  keywords,
  sponsoredSection,
}: Draft): Placed => ({
  of: { storeId, budget, otherBids: bidsOf(sponsoredSection) },
  rows: keywords.map(({ keyword, category, bid }) => ({ placement: { keyword, category }, bid })),
});

/** What is asked of the sections of a draft. */
export const sectionForecasts = ({
  storeId,
  budget,
  keywords,
  sponsoredSection,
}: Draft): Placed => ({
  of: { storeId, budget, otherBids: bidsOf(keywords) },
  rows: sponsoredSection.map(({ section, bid }) => ({ placement: { section }, bid })),
});
