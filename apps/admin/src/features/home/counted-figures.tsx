import { clickRate } from "@marquee/domain/campaigns/results/campaign-results";
import { formatDay } from "@marquee/domain/dates/format-dates";
import type { HomeCounted, HomeDay } from "@marquee/domain/home/home.schema";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { changeText } from "../../page-kit/day-chart/change-text.ts";
import type { Series } from "../../page-kit/day-chart/chart-key.tsx";
import { DayChart } from "../../page-kit/day-chart/day-chart.tsx";
import { HomeFigures } from "./home-figures.tsx";

type Kind = "impressions" | "clicks";

const LINES = {
  impressions: { label: "Impressions", color: "var(--data-1)" },
  clicks: { label: "Clicks", color: "var(--data-2)" },
} as const satisfies Readonly<Record<Kind, Pick<Series, "label" | "color">>>;

const sumOf = (days: readonly HomeDay[], kind: Kind): number =>
  days.reduce((sum, day) => sum + day[kind], 0);

const lineOf = (kind: Kind, { days, before }: HomeCounted): Series => ({
  key: kind,
  ...LINES[kind],
  filled: true,
  figures: days.map((day) => day[kind]),
  before: before?.days.map((day) => day[kind]),
});

const rateText = (days: readonly HomeDay[]): string => {
  const rate = clickRate({
    impressions: sumOf(days, "impressions"),
    clicks: sumOf(days, "clicks"),
  });
  return rate === null ? "–" : `${rate} %`;
};

export interface CountedFiguresProps {
  readonly counted: HomeCounted;
  readonly today: string;
  /** The figures of other days are being loaded. */
  readonly isBusy: boolean;
}

/** What was counted of all items on the chosen days, in all and day by day, beside as many days before (HOME-M1, HOME-M8). */
export function CountedFigures({ counted, today, isBusy }: CountedFiguresProps) {
  const { days, before, since, fromDate } = counted;
  if (since === null)
    return <p className="text-muted">Figures show here from the first day something is live.</p>;
  if (days.length === 0)
    return (
      <p className="text-muted">
        Your first campaign began on {formatDay(since)}: choose days since then.
      </p>
    );
  const figure = (kind: Kind) => ({
    label: LINES[kind].label,
    stroke: LINES[kind],
    value: formatCount(sumOf(days, kind)),
    detail: changeText(sumOf(days, kind), before && sumOf(before.days, kind), formatCount),
  });
  const isSeen = sumOf(days, "impressions") + sumOf(days, "clicks") > 0;
  return (
    <div aria-busy={isBusy || undefined} className="flex flex-col gap-3 aria-busy:opacity-60">
      <HomeFigures
        figures={[
          figure("impressions"),
          figure("clicks"),
          {
            label: "Click rate",
            value: rateText(days),
            detail: before && `${rateText(before.days)} before`,
          },
        ]}
      />
      {isSeen ? (
        <DayChart
          label="Impressions and clicks per day"
          days={days.map(({ createdOn }) => createdOn)}
          today={today}
          above={[lineOf("impressions", counted)]}
          below={[lineOf("clicks", counted)]}
          hasKey
        />
      ) : (
        <p className="text-muted">Nothing was counted on these days.</p>
      )}
      {before === null ? (
        <p className="text-small text-muted">
          {fromDate === since
            ? `Counted since ${formatDay(since)}, the first campaign: there are no days before to compare with.`
            : `There are not as many days before to compare with: the first campaign began on ${formatDay(since)}.`}
        </p>
      ) : null}
    </div>
  );
}
