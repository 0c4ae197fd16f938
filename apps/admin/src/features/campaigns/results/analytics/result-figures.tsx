import type { Beacon } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { type BeaconCount, sumOfBeacons } from "@marquee/domain/campaigns/results/beacons";
import {
  changeInPercent,
  clickRate,
  costPerClick,
  sharePercent,
} from "@marquee/domain/campaigns/results/campaign-results";
import { formatAmount } from "@marquee/domain/money/format-money";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { ChartKey, type Stroke } from "../../../../page-kit/day-chart/chart-key.tsx";

export interface Kind extends Stroke {
  readonly key: BeaconCount;
  readonly label: string;
}

/** The lines of the chart, and the signs of their figures. */
export const KINDS = {
  impressions: { key: "impressions", label: "Impressions", color: "var(--data-1)" },
  clicks: { key: "clicks", label: "Clicks", color: "var(--data-2)" },
  buyNowClicks: {
    key: "buyNowClicks",
    label: "Buy now clicks",
    color: "var(--data-3)",
    dash: "4 3",
  },
  snips: { key: "snips", label: "Snips", color: "var(--data-4)", dash: "0.5 3.8" },
} as const satisfies Readonly<Record<BeaconCount, Kind>>;

/** What was counted on some days, and what the campaign spent on them, in CAD; null where spend is not asked for. */
export interface Counted {
  readonly days: readonly Beacon[];
  readonly spent: number | null;
}

interface Figure {
  readonly label: string;
  readonly stroke?: Stroke;
  /** Null if there is nothing to divide by. */
  readonly figure: number | null;
  readonly write: (figure: number) => string;
  /** Said under the figure if nothing is compared. */
  readonly detail?: string;
}

const percent = (figure: number): string => `${figure} %`;

/** A part of the clicks, such as "25.9 % of clicks". */
const shareText = (part: number, clicks: number): string => {
  const share = sharePercent(part, clicks);
  return share === null ? "" : `${percent(share)} of clicks`;
};

function resultFigures({ days, spent }: Counted, limit: string): readonly Figure[] {
  const sum = (key: BeaconCount) => sumOfBeacons(days, key);
  const [impressions, clicks] = [sum("impressions"), sum("clicks")];
  const count = (key: BeaconCount, detail: string): Figure => ({
    label: KINDS[key].label,
    stroke: KINDS[key],
    figure: sum(key),
    write: formatCount,
    detail,
  });
  const aDay = (figure: number): string =>
    days.length === 0 ? "" : `${formatCount(Math.round(figure / days.length))} a day`;
  const rate: Figure = {
    label: "Click rate",
    figure: clickRate({ impressions, clicks }),
    write: percent,
  };
  return [
    ...(spent === null
      ? []
      : [{ label: "Spent, CAD", figure: spent, write: formatAmount, detail: limit }]),
    count("impressions", aDay(impressions)),
    count("clicks", aDay(clicks)),
    rate,
    ...(spent === null
      ? []
      : [
          {
            label: "Cost per click, CAD",
            figure: costPerClick(spent, clicks),
            write: formatAmount,
          },
        ]),
    count("buyNowClicks", shareText(sum("buyNowClicks"), clicks)),
    count("snips", shareText(sum("snips"), clicks)),
  ];
}

const figureText = ({ figure, write }: Figure): string => (figure === null ? "–" : write(figure));

/** "15 % more than 1,047" */
function changeText(now: Figure, before: Figure): string {
  if (now.figure === null || before.figure === null)
    return before.figure === null ? "None before" : `${figureText(before)} before`;
  const change = changeInPercent(now.figure, before.figure);
  if (change === null) return `${figureText(before)} before`;
  if (change === 0) return "As before";
  return `${Math.abs(change)} % ${change > 0 ? "more" : "less"} than ${figureText(before)}`;
}

export interface ResultFiguresProps {
  readonly counted: Counted;
  /** What these days are compared with. */
  readonly before: Counted | null;
  /** What it can spend at most, as text. */
  readonly limit?: string | undefined;
}

/** What came of some days in figures, each with its change from the days before if they are compared. */
export function ResultFigures({ counted, before, limit = "" }: ResultFiguresProps) {
  const earlier = before === null ? null : resultFigures(before, limit);
  const figures = resultFigures(counted, limit);
  // their edges line up: in one row if there is room, else the last one fills its row
  const [row, last] =
    figures.length > 5
      ? ["@xl:grid-cols-4 @5xl:grid-cols-7", "@max-5xl:last:col-span-2"]
      : ["@xl:grid-cols-5", "@max-xl:last:col-span-2"];
  return (
    <div className="@container">
      <dl className={`grid grid-cols-2 overflow-hidden rounded-card border border-line ${row}`}>
        {figures.map((figure, index) => {
          const { label, stroke, detail = "" } = figure;
          const compared = earlier?.[index];
          return (
            <div
              key={label}
              className={`-mt-px -ml-px min-w-0 border-t border-l border-line px-4 py-2.5 ${last}`}
            >
              <dt className="flex items-center gap-2 text-small text-muted">
                {stroke ? <ChartKey color={stroke.color} dash={stroke.dash} /> : null}
                <span>{label}</span>
              </dt>
              <dd>
                <span className="figures block text-section">{figureText(figure)}</span>{" "}
                <span className="figures block min-h-4 text-tiny text-muted">
                  {compared ? changeText(figure, compared) : detail}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
