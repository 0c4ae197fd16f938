import { daysToCount, type RunDates } from "@marquee/domain/campaigns/results/beacons";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { now } from "@marquee/ui/browser/now.ts";
import { useState } from "react";
import { DateRange } from "../../../../page-kit/date-range/date-range.tsx";
import { CHART, WhenLoaded } from "../../../../page-kit/when-loaded.tsx";
import { useItemDays } from "../../campaigns.queries.ts";
import { DayResults } from "./day-results.tsx";

export interface ItemResultsProps {
  readonly name: string;
  readonly campaignId: string;
  readonly itemId: string;
  readonly range: DateRangeDraft;
}

/** What shoppers did with one item by a campaign on these days: in all, and day by day. */
export function ItemResults({ name, campaignId, itemId, range }: ItemResultsProps) {
  const counted = useItemDays(campaignId, itemId, range);
  return (
    <WhenLoaded query={counted} outline={CHART}>
      {(days) => (
        <DayResults name={name} counted={{ days, spent: null }} busy={counted.isPlaceholderData} />
      )}
    </WhenLoaded>
  );
}

export interface ItemAnalyticsProps {
  readonly name: string;
  readonly itemId: string;
  readonly campaign: RunDates & { readonly id: string };
}

/** What shoppers did with one item, day by day, over its campaign's run or the days that are chosen. */
export function ItemAnalytics({ name, itemId, campaign }: ItemAnalyticsProps) {
  const [chosen, choose] = useState<DateRangeDraft | null>(null);
  const run = daysToCount(campaign, now());
  if (run === null)
    return <p className="text-muted">Results are counted from the first day of the run.</p>;
  return (
    <section aria-label={`Analytics of ${name}`} className="flex flex-col gap-4">
      <DateRange
        label="Counted days"
        everything="Whole run"
        value={chosen}
        onValueChange={choose}
        since={{ day: run.fromDate, what: "the run began" }}
      />
      <ItemResults name={name} campaignId={campaign.id} itemId={itemId} range={chosen ?? run} />
    </section>
  );
}
