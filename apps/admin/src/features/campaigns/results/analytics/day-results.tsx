import { type BeaconCount, sumOfBeacons } from "@marquee/domain/campaigns/results/beacons";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { now } from "@marquee/ui/browser/now.ts";
import type { Series } from "../../../../page-kit/day-chart/chart-key.tsx";
import { DayChart } from "../../../../page-kit/day-chart/day-chart.tsx";
import { KINDS, ResultFigures, type Counted } from "./result-figures.tsx";

const toSeries = (key: BeaconCount, { days }: Counted, before: Counted | null): Series => ({
  ...KINDS[key],
  figures: days.map((day) => day[key]),
  before: before?.days.map((day) => day[key]),
});

export interface DayResultsProps {
  /** Whose results they are. */
  readonly name: string;
  readonly counted: Counted;
  /** As many days before, if they are compared. */
  readonly before?: Counted | null;
  /** What can be spent at most, as text. */
  readonly limit?: string | undefined;
  readonly busy: boolean;
}

/** What shoppers did on these days: in all, and day by day. */
export function DayResults({ name, counted, before = null, limit, busy }: DayResultsProps) {
  const { days } = counted;
  const seen = sumOfBeacons(days, "impressions") + sumOfBeacons(days, "clicks") > 0;
  return (
    <div aria-busy={busy || undefined} className="@container aria-busy:opacity-60">
      <ResultFigures counted={counted} before={before} limit={limit} />
      {seen ? (
        <div className="mt-4">
          <DayChart
            label={`${name} per day`}
            days={days.map(({ createdOn }) => createdOn)}
            today={centralDayOf(now())}
            above={[{ ...toSeries("impressions", counted, before), filled: true }]}
            below={(["clicks", "buyNowClicks", "snips"] as const).map((key) =>
              toSeries(key, counted, before),
            )}
          />
        </div>
      ) : (
        <p className="mt-4 text-muted">Nothing was counted on these days.</p>
      )}
    </div>
  );
}
