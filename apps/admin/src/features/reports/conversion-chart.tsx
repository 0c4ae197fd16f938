import { centralDayOf } from "@marquee/domain/dates/central-time";
import type { Currency } from "@marquee/domain/money/currency.schema";
import { formatAmount } from "@marquee/domain/money/format-money";
import { chartPeriods } from "@marquee/domain/reports/conversion-report";
import type { ConversionSummary, CurrencySummary } from "@marquee/domain/reports/conversion.schema";
import { now } from "@marquee/ui/browser/now.ts";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { useState } from "react";
import { changeText } from "../../page-kit/day-chart/change-text.ts";
import { ChartKey, type Stroke } from "../../page-kit/day-chart/chart-key.tsx";
import { DayChart } from "../../page-kit/day-chart/day-chart.tsx";

const PRICE = { key: "totalPrice", label: "Total price", color: "var(--data-1)" } as const;
const COMMISSION = {
  key: "totalCommission",
  label: "Total commission",
  color: "var(--data-2)",
} as const;

interface TotalProps extends Stroke {
  readonly amount: number;
  /** What it was on as many days before; null if it is compared with none. */
  readonly before: number | null;
  readonly label: string;
  readonly currency: Currency;
}

function Total({ amount, before, label, currency, ...stroke }: TotalProps) {
  const change = changeText(amount, before, formatAmount);
  return (
    <div className="border-line px-4 py-2.5 not-first:border-l lg:not-first:border-t lg:not-first:border-l-0">
      <dt className="flex items-center gap-2 text-small text-muted">
        <ChartKey {...stroke} />
        <span>{`${label}, ${currency}`}</span>
      </dt>
      <dd className="figures text-section">{formatAmount(amount)}</dd>
      {change === null ? null : <dd className="text-tiny text-muted">{change}</dd>}
    </div>
  );
}

export interface ConversionChartProps {
  readonly summary: ConversionSummary;
  /** That of as many days before; null if they are compared with none, or it is on its way. */
  readonly before: ConversionSummary | null;
  readonly busy: boolean;
}

type Figure = "totalPrice" | "totalCommission";

interface CurrencyChartProps {
  readonly summary: CurrencySummary;
  readonly before: ConversionSummary | null;
}

function CurrencyChart({ summary, before }: CurrencyChartProps) {
  const { currency, days } = summary;
  const { per, periods } = chartPeriods(days);
  const earlier = before?.currencies.find((one) => one.currency === currency);
  const earlierPeriods = earlier ? chartPeriods(earlier.days).periods : [];
  // months are not as many, wherever the days begin
  const isDrawn = earlierPeriods.length === periods.length;
  const line = (key: Figure) => ({
    figures: periods.map((period) => period[key]),
    ...(isDrawn ? { before: earlierPeriods.map((period) => period[key]) } : {}),
  });
  const total = (key: Figure) => ({
    currency,
    amount: summary[key],
    before: before === null ? null : (earlier?.[key] ?? 0),
  });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <dl className="grid grid-cols-2 rounded-card border border-line lg:grid-cols-1">
        <Total {...total("totalPrice")} label={PRICE.label} color={PRICE.color} />
        <Total {...total("totalCommission")} label={COMMISSION.label} color={COMMISSION.color} />
      </dl>
      <DayChart
        label={`Price and commission per ${per}, ${currency}`}
        days={periods.map(({ day }) => day)}
        today={centralDayOf(now())}
        above={[{ ...PRICE, ...line("totalPrice"), filled: true }]}
        below={[{ ...COMMISSION, ...line("totalCommission") }]}
        hasKey={isDrawn}
        format={formatAmount}
      />
    </div>
  );
}

/** Totals of the selection, and by day, week or month (REPORT-T2), beside the days before (REPORT-T4), in one currency (REPORT-T3). */
export function ConversionChart({ summary: { currencies }, before, busy }: ConversionChartProps) {
  const [chosen, setChosen] = useState<Currency | null>(null);
  const most = currencies.toSorted((a, b) => b.bills - a.bills)[0];
  const shown = currencies.find(({ currency }) => currency === chosen) ?? most;
  if (shown === undefined) return null;
  return (
    <section
      aria-label="Everything selected"
      aria-busy={busy || undefined}
      className="flex flex-col gap-3 aria-busy:opacity-60"
    >
      {currencies.length > 1 ? (
        <div className="w-56">
          <Segment
            aria-label="Currency of the chart"
            value={shown.currency}
            onValueChange={setChosen}
            choices={currencies.map(({ currency, bills }) => ({
              value: currency,
              label: `${currency} (${formatCount(bills)})`,
            }))}
          />
        </div>
      ) : null}
      <CurrencyChart summary={shown} before={before} />
    </section>
  );
}
