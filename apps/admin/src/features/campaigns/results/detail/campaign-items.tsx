import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { daysToCount } from "@marquee/domain/campaigns/results/beacons";
import { toggleOpen } from "@marquee/domain/campaigns/results/campaign-results";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { now } from "@marquee/ui/browser/now.ts";
import { useState } from "react";
import { DateRange } from "../../../../page-kit/date-range/date-range.tsx";
import { useRangeInAddress } from "../../../../page-kit/date-range/use-range-in-address.ts";
import { Outline, WhenLoaded } from "../../../../page-kit/when-loaded.tsx";
import { useCampaignItems } from "../../campaigns.queries.ts";
import { ItemCards, ItemRows } from "./campaign-item-rows.tsx";
import { CampaignResults } from "./campaign-results.tsx";

/** What a campaign promotes, with what it cost and what came of it. */
export function CampaignItems({ campaign }: { readonly campaign: Campaign }) {
  const { range, field } = useRangeInAddress();
  const items = useCampaignItems(campaign, range);
  const Items = useNarrow() ? ItemCards : ItemRows;
  const [open, setOpen] = useState<readonly string[]>([]);
  const run = daysToCount(campaign, now());
  const days = range ?? run;
  return (
    <WhenLoaded
      query={items}
      outline={<Outline sizes={chosenItems(campaign).map(() => "h-10 w-full")} />}
    >
      {({ rows }) => (
        <>
          <DateRange
            label="Counted days"
            everything="Whole run"
            {...field}
            since={run === null ? undefined : { day: run.fromDate, what: "the run began" }}
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
      )}
    </WhenLoaded>
  );
}
