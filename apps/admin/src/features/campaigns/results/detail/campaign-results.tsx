import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { comparableDays } from "@marquee/domain/campaigns/results/campaign-results";
import { promisedBudget } from "@marquee/domain/campaigns/sponsored/daily-terms";
import { formatAmount } from "@marquee/domain/money/format-money";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { useState } from "react";
import { ListFailure } from "../../../../page-kit/list/list-failure.tsx";
import { CHART, WhenLoaded } from "../../../../page-kit/when-loaded.tsx";
import { useCampaignDays } from "../../campaigns.queries.ts";
import { compareText } from "../../compare-text.ts";
import { DayResults } from "../analytics/day-results.tsx";

/** "of 42.00", for a sponsored campaign what its budgets add up to. */
const spendLimit = (campaign: Campaign): string =>
  campaign.campaignType === "flyer"
    ? `of ${formatAmount(campaign.campaignPrice)}`
    : `of ${formatAmount(promisedBudget(campaign))} of budget`;

interface DaysProps {
  readonly campaign: Campaign;
  readonly range: DateRangeDraft;
}

function Days({ campaign, range }: DaysProps) {
  const [compares, setCompares] = useState(false);
  const counted = useCampaignDays(campaign.id, range);
  const earlierRange = comparableDays(campaign, range);
  const earlier = useCampaignDays(
    campaign.id,
    earlierRange ?? range,
    compares && earlierRange !== null,
  );
  return (
    <WhenLoaded query={counted} outline={CHART}>
      {(results) => (
        <>
          {earlierRange === null ? (
            <p className="mb-3 text-small text-muted">
              There are no days before to compare with: the campaign had not begun.
            </p>
          ) : (
            <div className="mb-3">
              <Checkbox
                label={compareText(earlierRange)}
                checked={compares}
                onCheckedChange={setCompares}
              />
            </div>
          )}
          {compares && earlier.error ? (
            <ListFailure title="The days before could not be loaded" query={earlier} />
          ) : null}
          <DayResults
            name={campaign.campaignName}
            counted={results}
            before={compares && earlierRange !== null ? (earlier.data ?? null) : null}
            limit={spendLimit(campaign)}
            busy={counted.isPlaceholderData || (compares && earlier.isFetching)}
          />
        </>
      )}
    </WhenLoaded>
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
          Each click counts as the highest bid, no day counts more than its budget, and all of them
          no more than the budgets of its days. During the beta nothing is charged.
        </p>
      ) : null}
    </section>
  );
}
