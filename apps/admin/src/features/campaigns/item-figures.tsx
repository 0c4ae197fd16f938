import { comparableDays, daysSince } from "@marquee/domain/campaigns/results/campaign-results";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { lastDays, REPORT_DAYS, type DateRangeDraft } from "@marquee/domain/reports/date-range";
import { now } from "@marquee/ui/browser/now.ts";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { useState } from "react";
import { DateRange } from "../../page-kit/date-range/date-range.tsx";
import { useRangeInAddress } from "../../page-kit/date-range/use-range-in-address.ts";
import { DetailSection, NothingYet } from "../../page-kit/detail/detail-section.tsx";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { useItemCampaigns, useItemDays } from "./campaigns.queries.ts";
import { compareText } from "./compare-text.ts";
import { DayResults } from "./results/analytics/day-results.tsx";

interface CountedProps {
  readonly name: string;
  readonly itemId: string;
  readonly range: DateRangeDraft;
  readonly begunOn: string;
}

function Counted({ name, itemId, range, begunOn }: CountedProps) {
  const [compares, setCompares] = useState(false);
  const earlierRange = comparableDays({ validFrom: begunOn, validTill: null }, range);
  const counted = useItemDays(null, itemId, range);
  const earlier = useItemDays(
    null,
    itemId,
    earlierRange ?? range,
    compares && earlierRange !== null,
  );
  const failed = [counted, earlier].find(({ error }) => error !== null);
  if (failed) return <ListFailure query={failed} />;
  if (!counted.data)
    return (
      <Loading>
        <Skeleton className="h-72 w-full rounded-card" />
      </Loading>
    );
  const before = compares && earlierRange !== null ? earlier.data : undefined;
  return (
    <>
      {earlierRange === null ? null : (
        <Checkbox
          label={compareText(earlierRange)}
          checked={compares}
          onCheckedChange={setCompares}
        />
      )}
      <DayResults
        name={name}
        counted={{ days: counted.data, spent: null }}
        before={before ? { days: before, spent: null } : null}
        busy={counted.isPlaceholderData || (compares && earlier.isFetching)}
      />
    </>
  );
}

export interface ItemFiguresProps {
  readonly name: string;
  readonly itemId: string;
}

/** What shoppers did with an item, whichever campaign showed it: in all and day by day, since its first campaign began (CAMP-G14). */
export function ItemFigures({ name, itemId }: ItemFiguresProps) {
  const { data, error, refetch } = useItemCampaigns(itemId);
  const { range, setRange, refused } = useRangeInAddress();
  const today = centralDayOf(now());
  const asked = range ?? lastDays(REPORT_DAYS, today);
  if (error)
    return (
      <DetailSection title="Figures">
        <ListFailure query={{ error, refetch }} />
      </DetailSection>
    );
  if (!data)
    return (
      <DetailSection title="Figures">
        <Loading>
          <Skeleton className="h-72 w-full rounded-card" />
        </Loading>
      </DetailSection>
    );
  const { begunOn } = data;
  if (begunOn === null || centralDayOf(begunOn) > today)
    return (
      <DetailSection title="Figures">
        <NothingYet title="No figures yet">
          Impressions and clicks show here from the first day it is live.
        </NothingYet>
      </DetailSection>
    );
  const days = daysSince(asked, begunOn);
  const since = formatDay(centralDayOf(begunOn));
  return (
    <DetailSection
      title="Figures"
      note={days && days.fromDate !== asked.fromDate ? `Counted since ${since}` : undefined}
    >
      <DateRange label="Counted days" value={asked} onValueChange={setRange} refused={refused} />
      {days === null ? (
        <p className="text-muted">Its first campaign began on {since}: choose days since then.</p>
      ) : (
        <Counted name={name} itemId={itemId} range={days} begunOn={begunOn} />
      )}
    </DetailSection>
  );
}
