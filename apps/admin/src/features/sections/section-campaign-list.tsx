import { formatMinute } from "@marquee/domain/dates/format-dates";
import type { SectionCampaign } from "@marquee/domain/sections/section.schema";

/** "until 2026/03/20 12:00:00 AM CST", or what it waits for. */
const runText = ({ validTill }: SectionCampaign): string =>
  validTill === null
    ? "waits for the approval of its branch"
    : `until ${formatMinute(validTill)} CST`;

export interface SectionCampaignListProps {
  readonly campaigns: readonly SectionCampaign[];
  /** How many there are in all. */
  readonly total: number;
}

/** The campaigns of a section that end first, each with its branch and until when it runs. */
export function SectionCampaignList({ campaigns, total }: SectionCampaignListProps) {
  const more = total - campaigns.length;
  return (
    <ul aria-label="Campaigns in this section" className="flex flex-col gap-2 text-small">
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <span className="block font-medium [overflow-wrap:anywhere]">
            {campaign.campaignName}
          </span>
          <span className="figures block text-muted">
            {campaign.storeName}, {campaign.campaignFor === "offer" ? "offers" : "products"},{" "}
            {runText(campaign)}
          </span>
        </li>
      ))}
      {more > 0 ? <li className="text-muted">and {more} more</li> : null}
    </ul>
  );
}
