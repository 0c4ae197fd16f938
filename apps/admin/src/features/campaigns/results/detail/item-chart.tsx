import type { CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import { itemChartDays, itemChartText } from "@marquee/domain/campaigns/results/item-chart";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { now } from "@marquee/ui/browser/now.ts";
import { SparkLine } from "../../../../page-kit/day-chart/spark-line.tsx";

const chartDays = ({ clicksByDay }: CampaignItem, days: DateRangeDraft | null) =>
  days === null ? [] : itemChartDays(clicksByDay, days);

/** Whether an item has a chart (CAMP-G12). */
export const hasItemChart = (item: CampaignItem, days: DateRangeDraft | null): boolean =>
  chartDays(item, days).length > 0;

export interface ItemChartProps {
  readonly item: CampaignItem;
  /** The days that are counted; null before there are any. */
  readonly days: DateRangeDraft | null;
}

/** The clicks of an item by day, as a line and in words; nothing without clicks (CAMP-G12). */
export function ItemChart({ item, days }: ItemChartProps) {
  const shown = chartDays(item, days);
  if (shown.length === 0) return null;
  const text = itemChartText(shown, now());
  return (
    <span role="img" aria-label={text} title={text} className="inline-block">
      <SparkLine figures={shown.map(({ clicks }) => clicks)} />
    </span>
  );
}
