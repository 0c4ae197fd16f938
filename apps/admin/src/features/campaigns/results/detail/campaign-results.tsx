import type { Beacon } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { spentBetween } from "@marquee/domain/campaigns/results/campaign-results";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { mostSpent, spentOn } from "@marquee/domain/campaigns/sponsored/sponsored-budget";
import { formatAmount } from "@marquee/domain/money/format-money";
import { type DateRangeDraft, daysBefore } from "@marquee/domain/reports/date-range";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { now } from "@marquee/ui/browser/now.ts";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useState } from "react";
import { ListFailure } from "../../../../page-kit/list/list-failure.tsx";
import { DayResults } from "../analytics/day-results.tsx";
import type { Counted } from "../analytics/result-figures.tsx";
import { useCampaignDays } from "../../campaigns.queries.ts";

/** What a campaign spent on some days: a flyer of what was paid for it, a sponsored one of its budget (CAMP-G8, SPONSOR-B3). */
function countResults(campaign: Campaign, range: DateRangeDraft, days: readonly Beacon[]): Counted {
  if (campaign.campaignType === "flyer")
    return { days, spent: spentBetween(campaign, range, now()) };
  // what was clicked before its run took nothing from its budget
  const first = campaign.validFrom === null ? null : centralDayOf(campaign.validFrom);
  const ofRun = days.filter(({ createdOn }) => first !== null && createdOn >= first);
  return { days, spent: spentOn(ofRun, campaign) };
}

/** "of 42.00", for a sponsored campaign what its budgets add up to. */
const spendLimit = ({ campaignType, campaignPrice, budget, days }: Campaign): string =>
  campaignType === "flyer"
    ? `of ${formatAmount(campaignPrice)}`
    : `of ${formatAmount(mostSpent(budget ?? 0, days))} of budget`;

interface DaysProps {
  readonly campaign: Campaign;
  readonly range: DateRangeDraft;
}

function Days({ campaign, range }: DaysProps) {
  const [compares, setCompares] = useState(false);
  const counted = useCampaignDays(campaign.id, range);
  const earlierRange = daysBefore(range);
  const earlier = useCampaignDays(campaign.id, earlierRange, { of: "allDays", enabled: compares });
  if (counted.error)
    return <ListFailure error={counted.error} onRetry={() => void counted.refetch()} />;
  if (!counted.data)
    return (
      <Loading>
        <Skeleton className="h-72 w-full rounded-card" />
      </Loading>
    );
  const days = counted.data.length;
  return (
    <>
      <div className="mb-3">
        <Checkbox
          label={
            days === 1 ? "Compare with the day before" : `Compare with the ${days} days before`
          }
          checked={compares}
          onCheckedChange={setCompares}
        />
      </div>
      {compares && earlier.error ? (
        <ListFailure
          title="The days before could not be loaded"
          error={earlier.error}
          onRetry={() => void earlier.refetch()}
        />
      ) : null}
      <DayResults
        name={campaign.campaignName}
        counted={countResults(campaign, range, counted.data)}
        before={
          compares && earlier.data ? countResults(campaign, earlierRange, earlier.data) : null
        }
        limit={spendLimit(campaign)}
        busy={counted.isPlaceholderData || (compares && earlier.isFetching)}
      />
    </>
  );
}

export interface CampaignResultsProps {
  readonly campaign: Campaign;
  /** The days that are counted; null before there are any. */
  readonly range: DateRangeDraft | null;
}

/** What came of a campaign on some days: figures, their change from the days before, and its chart. */
export function CampaignResults({ campaign, range }: CampaignResultsProps) {
  return (
    <section aria-label="Whole campaign" className="my-4">
      {range === null ? (
        <p className="text-muted">Results are counted from the first day of the run.</p>
      ) : (
        <Days campaign={campaign} range={range} />
      )}
      {campaign.campaignType === "sponsored" ? (
        <p className="mt-3 text-small text-muted">
          Each click counts as the highest bid, and no day counts more than its budget. During the
          beta nothing is charged.
        </p>
      ) : null}
    </section>
  );
}
