import type { CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";

export interface ItemDatesProps {
  readonly item: CampaignItem;
  /** One under the other, so that a table has room for the names. */
  readonly stacked?: boolean;
}

/** The run of an item of a campaign. */
export function ItemDates({ item, stacked = false }: ItemDatesProps) {
  if (item.validFrom === null)
    return <span className="whitespace-nowrap text-muted">After approval</span>;
  return (
    <span className="whitespace-nowrap">
      <Instant at={item.validFrom} form="day" /> –{stacked ? <br /> : " "}
      <Instant at={item.validTill} form="lastDay" />
    </span>
  );
}
