import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { useTrendingOptions } from "../../../categories/trending-options.ts";
import { BidTable } from "../../../sections/bid-table.tsx";

/** The keywords and sections that a sponsored campaign is shown by, with what is bid for each. */
export function CampaignPlacements({ campaign }: { readonly campaign: Campaign }) {
  const { keywords, sponsoredSection } = campaign;
  const { nameOf } = useTrendingOptions();
  return (
    <section aria-labelledby="placements" className="mt-8 flex flex-col gap-4">
      <h2 id="placements" className="text-section">
        Where it shows
      </h2>
      <BidTable
        label="Keywords with bids"
        heads={["Keyword", "Category"]}
        rows={keywords.map(({ keyword, category, ...bids }) => ({
          key: `${category}/${keyword}`,
          name: keyword,
          detail: nameOf(category),
          ...bids,
        }))}
      />
      <BidTable
        label="Sections with bids"
        heads={["Section", "Page and category"]}
        rows={sponsoredSection.map(({ id, sectionName, page, category, suggestedBid, bid }) => ({
          key: id,
          name: sectionName ?? "Section",
          detail: `${page} · ${nameOf(category)}`,
          suggestedBid,
          bid,
        }))}
      />
    </section>
  );
}
