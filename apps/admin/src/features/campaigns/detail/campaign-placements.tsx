import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { Money } from "@marquee/ui/money.tsx";
import { useTrendingOptions } from "../../categories/trending-options.ts";
import type { BidRow } from "../../sections/bid-table.tsx";
import { useSectionNames } from "../../sections/open-sections.queries.ts";

interface PlacementsProps {
  readonly label: string;
  /** The headings over names and details. */
  readonly heads: readonly [name: string, detail: string];
  readonly rows: readonly BidRow[];
}

const HEAD = "h-8 pr-4 text-tiny font-medium text-muted";

function Placements({ label, heads, rows }: PlacementsProps) {
  if (rows.length === 0) return null;
  return (
    <table className="w-full text-small" aria-label={label}>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className={HEAD}>
            {heads[0]}
          </th>
          <th scope="col" className={`${HEAD} max-sm:hidden`}>
            {heads[1]}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Suggested bid, CAD
          </th>
          <th scope="col" className="h-8 text-right text-tiny font-medium text-muted">
            Bid, CAD
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, detail, suggestedBid, bid }) => (
          <tr key={key} className="h-10 border-b border-line last:border-0">
            <td className="pr-4 font-medium [overflow-wrap:anywhere]">
              <span>{name}</span>
              <span className="block font-normal text-muted sm:hidden">{detail}</span>
            </td>
            <td className="pr-4 text-muted max-sm:hidden">{detail}</td>
            <td className="pr-4 text-right text-muted">
              <Money amount={suggestedBid} />
            </td>
            <td className="text-right">
              <Money amount={bid} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The keywords and sections that a sponsored campaign is shown by, with what is bid for each. */
export function CampaignPlacements({ campaign }: { readonly campaign: Campaign }) {
  const { keywords, sponsoredSection } = campaign;
  const { nameOf } = useTrendingOptions();
  const names = useSectionNames(sponsoredSection);
  return (
    <section aria-labelledby="placements" className="mt-8 flex flex-col gap-4">
      <h2 id="placements" className="text-section">
        Where it shows
      </h2>
      <Placements
        label="Keywords with bids"
        heads={["Keyword", "Category"]}
        rows={keywords.map(({ keyword, category, ...bids }) => ({
          key: `${category}/${keyword}`,
          name: keyword,
          detail: nameOf(category),
          ...bids,
        }))}
      />
      <Placements
        label="Sections with bids"
        heads={["Section", "Page and category"]}
        rows={sponsoredSection.map(({ id, section, page, category, suggestedBid, bid }) => ({
          key: id,
          name: names.get(section) ?? "A section that is not open now",
          detail: `${page} · ${nameOf(category)}`,
          suggestedBid,
          bid,
        }))}
      />
    </section>
  );
}
