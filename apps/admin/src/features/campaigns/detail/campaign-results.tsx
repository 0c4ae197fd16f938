import { clickRate, costPerClick, spentSoFar } from "@marquee/domain/campaigns/campaign-results";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { mostSpent, spentOn } from "@marquee/domain/campaigns/sponsored-budget";
import { daysToCount, sumOfBeacons } from "@marquee/domain/campaigns/beacons";
import { formatAmount } from "@marquee/domain/money/format-money";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { now } from "@marquee/ui/browser/now.ts";
import { Loading } from "@marquee/ui/loading.tsx";
import { Skeleton } from "@marquee/ui/skeleton.tsx";
import { ListFailure } from "../../../page-kit/list/list-failure.tsx";
import { DayResults } from "../analytics/day-results.tsx";
import { useCampaignCounts, useCampaignDays } from "../campaigns.queries.ts";

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="-mt-px -ml-px border-t border-l border-line px-4 py-2.5">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="figures text-section">{value}</dd>
    </div>
  );
}

/** What a campaign has spent over its run, and what that brought: whatever days are chosen (CAMP-G4, CAMP-G5). */
function Efficiency({ campaign }: { readonly campaign: Campaign }) {
  const { data: counts } = useCampaignCounts(campaign.id);
  const spent = spentSoFar(campaign, now());
  const rate = counts ? clickRate(counts) : null;
  const cost = counts ? costPerClick(spent, counts.clicks) : null;
  return (
    <dl
      aria-label="Whole run"
      className="mb-4 grid grid-cols-3 overflow-hidden rounded-card border border-line"
    >
      <Figure label="Spent, CAD" value={formatAmount(spent)} />
      <Figure label="Click rate" value={rate === null ? "–" : `${rate} %`} />
      <Figure label="Cost per click, CAD" value={cost === null ? "–" : formatAmount(cost)} />
    </dl>
  );
}

/** What the clicks of a sponsored campaign took from its budget, on the days of its run so far (SPONSOR-B3, CAMP-G5). */
function Spending({
  campaign,
  run,
}: {
  readonly campaign: Campaign;
  readonly run: DateRangeDraft;
}) {
  const { data = [] } = useCampaignDays(campaign.id, run);
  const clicks = sumOfBeacons(data, "clicks");
  const spent = spentOn(data, campaign);
  const cost = costPerClick(spent, clicks);
  const most = formatAmount(mostSpent(campaign.budget ?? 0, campaign.days));
  return (
    <>
      <dl
        aria-label="Whole run"
        className="mb-2 grid grid-cols-2 overflow-hidden rounded-card border border-line sm:grid-cols-4"
      >
        <Figure label="Days" value={String(campaign.days)} />
        <Figure label="Spent of budget, CAD" value={`${formatAmount(spent)} of ${most}`} />
        <Figure label="Clicks" value={String(clicks)} />
        <Figure
          label="Average cost per click, CAD"
          value={cost === null ? "–" : formatAmount(cost)}
        />
      </dl>
      <p className="mb-4 text-small text-muted">
        Each click counts as the highest bid, and no day counts more than its budget. During the
        beta nothing is charged.
      </p>
    </>
  );
}

/** What a campaign has spent: a flyer of what was paid for it, a sponsored one of its budget. */
function Spent({ campaign }: { readonly campaign: Campaign }) {
  if (campaign.campaignType === "flyer") return <Efficiency campaign={campaign} />;
  const run = daysToCount(campaign, now());
  return run === null ? null : <Spending campaign={campaign} run={run} />;
}

interface DaysProps {
  readonly campaign: Campaign;
  readonly range: DateRangeDraft;
}

function Days({ campaign, range }: DaysProps) {
  const { data: days, error, isPlaceholderData, refetch } = useCampaignDays(campaign.id, range);
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (!days)
    return (
      <Loading>
        <Skeleton className="h-72 w-full rounded-card" />
      </Loading>
    );
  return <DayResults name={campaign.campaignName} days={days} busy={isPlaceholderData} />;
}

export interface CampaignResultsProps {
  readonly campaign: Campaign;
  /** The days that are counted; null before there are any. */
  readonly range: DateRangeDraft | null;
}

/** What came of a campaign: spend, click rate and cost per click, and its chart. */
export function CampaignResults({ campaign, range }: CampaignResultsProps) {
  return (
    <section aria-label="Whole campaign" className="my-4">
      <Spent campaign={campaign} />
      {range === null ? (
        <p className="text-muted">Results are counted from the first day of the run.</p>
      ) : (
        <Days campaign={campaign} range={range} />
      )}
    </section>
  );
}
