import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatAmount } from "@marquee/domain/money/format-money";
import { chartPeriods } from "@marquee/domain/reports/conversion-report";
import type { ConversionSummary } from "@marquee/domain/reports/conversion.schema";
import { now } from "@marquee/ui/browser/now.ts";
import { ChartKey, type Stroke } from "../../page-kit/day-chart/chart-key.tsx";
import { DayChart } from "../../page-kit/day-chart/day-chart.tsx";

const PRICE = { key: "totalPrice", label: "Total price", color: "var(--data-1)" } as const;
const COMMISSION = {
  key: "totalCommission",
  label: "Total commission",
  color: "var(--data-2)",
} as const;

function Total({
  amount,
  label,
  ...stroke
}: Stroke & { readonly amount: number; readonly label: string }) {
  return (
    <div className="border-line px-4 py-2.5 not-first:border-l lg:not-first:border-t lg:not-first:border-l-0">
      <dt className="flex items-center gap-2 text-small text-muted">
        <ChartKey {...stroke} />
        <span>{`${label}, CAD`}</span>
      </dt>
      <dd className="figures text-section">{formatAmount(amount)}</dd>
    </div>
  );
}

export interface ConversionChartProps {
  readonly summary: ConversionSummary;
  readonly busy: boolean;
}

/** What everything that is selected comes to, and price and commission by day, week or month (REPORT-T2). */
export function ConversionChart({ summary, busy }: ConversionChartProps) {
  const { days, totalPrice, totalCommission } = summary;
  const { per, periods } = chartPeriods(days);
  const figures = (key: "totalPrice" | "totalCommission") => periods.map((period) => period[key]);
  return (
    <section
      aria-label="Everything selected"
      aria-busy={busy || undefined}
      className="grid items-start gap-4 aria-busy:opacity-60 lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <dl className="grid grid-cols-2 rounded-card border border-line lg:grid-cols-1">
        <Total amount={totalPrice} label={PRICE.label} color={PRICE.color} />
        <Total amount={totalCommission} label={COMMISSION.label} color={COMMISSION.color} />
      </dl>
      <DayChart
        label={`Price and commission per ${per}`}
        days={periods.map(({ day }) => day)}
        today={centralDayOf(now())}
        above={[{ ...PRICE, figures: figures("totalPrice"), filled: true }]}
        below={[{ ...COMMISSION, figures: figures("totalCommission") }]}
        format={formatAmount}
      />
    </section>
  );
}
