import { comparableDays, daysSince } from "@marquee/domain/campaigns/results/campaign-results";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { lastDays, REPORT_DAYS, type DateRangeDraft } from "@marquee/domain/reports/date-range";
import { now } from "@marquee/ui/browser/now.ts";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { useState } from "react";
import { DateRange } from "../../page-kit/date-range/date-range.tsx";
import { useRangeInAddress } from "../../page-kit/date-range/use-range-in-address.ts";
import { DetailSection, NothingYet } from "../../page-kit/detail/detail-section.tsx";
import { CHART, WhenLoaded } from "../../page-kit/when-loaded.tsx";
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
  const before = compares && earlierRange !== null ? earlier.data : undefined;
  return (
    <WhenLoaded query={earlier.error ? earlier : counted} outline={CHART}>
      {(days) => (
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
            counted={{ days, spent: null }}
            before={before ? { days: before, spent: null } : null}
            busy={counted.isPlaceholderData || (compares && earlier.isFetching)}
          />
        </>
      )}
    </WhenLoaded>
  );
}

export interface ItemFiguresProps {
  readonly name: string;
  readonly itemId: string;
}

/** What shoppers did with an item, whichever campaign showed it: in all and day by day, since its first campaign began (CAMP-G14). */
export function ItemFigures({ name, itemId }: ItemFiguresProps) {
  const campaigns = useItemCampaigns(itemId);
  const { range, field } = useRangeInAddress();
  const today = centralDayOf(now());
  const asked = range ?? lastDays(REPORT_DAYS, today);
  const begunOn = campaigns.data?.begunOn ?? null;
  const days = begunOn === null ? null : daysSince(asked, begunOn);
  const since = begunOn === null ? "" : formatDay(centralDayOf(begunOn));
  return (
    <DetailSection
      title="Figures"
      note={days && days.fromDate !== asked.fromDate ? `Counted since ${since}` : undefined}
    >
      <WhenLoaded query={campaigns} outline={CHART}>
        {() =>
          begunOn === null || centralDayOf(begunOn) > today ? (
            <NothingYet title="No figures yet">
              Impressions and clicks show here from the first day it is live.
            </NothingYet>
          ) : (
            <>
              <DateRange
                label="Counted days"
                {...field}
                value={asked}
                since={{ day: centralDayOf(begunOn), what: "its first campaign began" }}
              />
              {days === null ? (
                <p className="text-muted">
                  Its first campaign began on {since}: choose days since then.
                </p>
              ) : (
                <Counted name={name} itemId={itemId} range={days} begunOn={begunOn} />
              )}
            </>
          )
        }
      </WhenLoaded>
    </DetailSection>
  );
}
