import {
  type BeaconCount,
  daysToCount,
  type RunDates,
  sumOfBeacons,
} from "@marquee/domain/campaigns/beacons";
import type { Beacon } from "@marquee/domain/campaigns/promotion.schema";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { useState } from "react";
import { now } from "@marquee/ui/browser/now.ts";
import { DateRange } from "../../../page-kit/date-range/date-range.tsx";
import { ChartKey, type Stroke } from "../../../page-kit/day-chart/chart-key.tsx";
import type { Series } from "../../../page-kit/day-chart/chart-key.tsx";
import { DayChart } from "../../../page-kit/day-chart/day-chart.tsx";
import { ListFailure } from "../../../page-kit/list/list-failure.tsx";
import { formatCount } from "@marquee/ui/format-count.ts";
import { Loading } from "@marquee/ui/loading.tsx";
import { Skeleton } from "@marquee/ui/skeleton.tsx";
import { useItemDays } from "../campaigns.queries.ts";

interface Kind extends Stroke {
  readonly key: BeaconCount;
  readonly label: string;
}

const SEEN: Kind = { key: "impressions", label: "Impressions", color: "var(--data-1)" };
const DONE: readonly Kind[] = [
  { key: "clicks", label: "Clicks", color: "var(--data-2)" },
  { key: "buyNowClicks", label: "Buy now clicks", color: "var(--data-3)", dash: "4 3" },
  { key: "snips", label: "Snips", color: "var(--data-4)", dash: "0.5 3.8" },
];

const lineOf = (days: readonly Beacon[], kind: Kind): Series => ({
  ...kind,
  figures: days.map((day) => day[kind.key]),
});

function Totals({ days }: { readonly days: readonly Beacon[] }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line @xl:grid-cols-4">
      {[SEEN, ...DONE].map(({ key, label, color, ...stroke }) => (
        <div key={key} className="-mt-px -ml-px border-t border-l border-line px-4 py-2.5">
          <dt className="flex items-center gap-2 text-small text-muted">
            <ChartKey color={color} {...stroke} />
            {label}
          </dt>
          <dd className="figures text-section">{formatCount(sumOfBeacons(days, key))}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface ItemResultsProps {
  readonly name: string;
  readonly itemId: string;
  readonly range: DateRangeDraft;
}

/** What shoppers did with one item on these days: in all, and day by day. */
export function ItemResults({ name, itemId, range }: ItemResultsProps) {
  const { data: days, error, isPlaceholderData, refetch } = useItemDays(itemId, range);
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (!days)
    return (
      <Loading>
        <Skeleton className="h-72 w-full rounded-card" />
      </Loading>
    );
  const seen = sumOfBeacons(days, "impressions") + sumOfBeacons(days, "clicks") > 0;
  return (
    <div aria-busy={isPlaceholderData || undefined} className="@container aria-busy:opacity-60">
      <Totals days={days} />
      {seen ? (
        <div className="mt-4">
          <DayChart
            label={`${name} per day`}
            days={days.map(({ createdOn }) => createdOn)}
            today={centralDayOf(now())}
            above={[{ ...lineOf(days, SEEN), filled: true }]}
            below={DONE.map((kind) => lineOf(days, kind))}
          />
        </div>
      ) : (
        <p className="mt-4 text-muted">Nothing was counted on these days.</p>
      )}
    </div>
  );
}

export interface ItemAnalyticsProps {
  readonly name: string;
  readonly itemId: string;
  /** When its campaign runs. */
  readonly run: RunDates;
}

/** What shoppers did with one item, day by day, over its campaign's run or the days that are chosen. */
export function ItemAnalytics({ name, itemId, run }: ItemAnalyticsProps) {
  const [chosen, choose] = useState<DateRangeDraft | null>(null);
  const range = chosen ?? daysToCount(run, now());
  if (range === null)
    return <p className="text-muted">Results are counted from the first day of the run.</p>;
  return (
    <section aria-label={`Analytics of ${name}`} className="flex flex-col gap-4">
      <DateRange
        label="Counted days"
        everything="Whole run"
        value={chosen}
        onValueChange={choose}
      />
      <ItemResults name={name} itemId={itemId} range={range} />
    </section>
  );
}
