import { type BeaconCount, sumOfBeacons } from "@marquee/domain/campaigns/beacons";
import type { Beacon } from "@marquee/domain/campaigns/promotion.schema";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { now } from "@marquee/ui/browser/now.ts";
import { formatCount } from "@marquee/ui/format-count.ts";
import { ChartKey, type Series, type Stroke } from "../../../page-kit/day-chart/chart-key.tsx";
import { DayChart } from "../../../page-kit/day-chart/day-chart.tsx";

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
            <span>{label}</span>
          </dt>
          <dd className="figures text-section">{formatCount(sumOfBeacons(days, key))}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface DayResultsProps {
  /** Whose results they are. */
  readonly name: string;
  readonly days: readonly Beacon[];
  readonly busy: boolean;
}

/** What shoppers did on these days: in all, and day by day. */
export function DayResults({ name, days, busy }: DayResultsProps) {
  const seen = sumOfBeacons(days, "impressions") + sumOfBeacons(days, "clicks") > 0;
  return (
    <div aria-busy={busy || undefined} className="@container aria-busy:opacity-60">
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
