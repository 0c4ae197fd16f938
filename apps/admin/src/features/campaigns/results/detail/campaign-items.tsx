import { daysToCount } from "@marquee/domain/campaigns/results/beacons";
import { toggleOpen } from "@marquee/domain/campaigns/results/campaign-results";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { useState } from "react";
import { now } from "@marquee/ui/browser/now.ts";
import { DateRange } from "../../../../page-kit/date-range/date-range.tsx";
import { useRangeInAddress } from "../../../../page-kit/date-range/use-range-in-address.ts";
import { ListFailure } from "../../../../page-kit/list/list-failure.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { CampaignResults } from "./campaign-results.tsx";
import { useCampaignItems } from "../../campaigns.queries.ts";
import { ItemCards, ItemRows } from "./campaign-item-rows.tsx";

/** What a campaign promotes, with what it cost and what came of it. */
export function CampaignItems({ campaign }: { readonly campaign: Campaign }) {
  const { range, setRange, refused } = useRangeInAddress();
  const items = useCampaignItems(campaign, range);
  const Items = useNarrow() ? ItemCards : ItemRows;
  const [open, setOpen] = useState<readonly string[]>([]);
  if (items.isPending)
    return (
      <Loading className="flex flex-col gap-4 pt-4">
        {campaign.offers.concat(campaign.products).map((id) => (
          <Skeleton key={id} className="h-10 w-full" />
        ))}
      </Loading>
    );
  if (items.isError) return <ListFailure query={items} />;
  const { rows } = items.data;
  const days = range ?? daysToCount(campaign, now());
  return (
    <>
      <DateRange
        label="Counted days"
        everything="Whole run"
        value={range}
        onValueChange={setRange}
        refused={refused}
      />
      <CampaignResults campaign={campaign} range={days} />
      <Items
        campaign={campaign}
        items={rows}
        days={days}
        open={open}
        onToggle={(id) => setOpen(toggleOpen(open, id))}
      />
    </>
  );
}
