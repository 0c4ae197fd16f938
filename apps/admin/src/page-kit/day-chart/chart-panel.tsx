import type { Series } from "./day-chart.tsx";
import { roundScale } from "./round-scale.ts";

const short = new Intl.NumberFormat("en-CA", { notation: "compact" });

/** Where a day stands from left to right, in percent; a day alone in the middle. */
export const placeOf = (index: number, days: number): number =>
  days === 1 ? 50 : (index / (days - 1)) * 100;

export interface ChartPanelProps {
  readonly series: readonly Series[];
  /** The day that is looked at; null for none. */
  readonly at: number | null;
  /** Its height, as a class. */
  readonly height: string;
}

/** Lines that share a scale. The drawing stretches with its place, so letters and dots are no part of it. */
export function ChartPanel({ series, at, height }: ChartPanelProps) {
  const top = roundScale(series.flatMap(({ figures }) => figures));
  const days = series[0]?.figures.length ?? 0;
  const heightOf = (figure: number) => 100 - (figure / top) * 100;
  const points = (figures: readonly number[]) =>
    figures.map((figure, index) => `${placeOf(index, days)},${heightOf(figure)}`).join(" ");
  const dotted = days === 1 ? 0 : at;
  return (
    <div className={`relative ${height}`}>
      {[1, 0.5, 0].map((part) => (
        <div
          key={part}
          className="absolute inset-x-0 border-t border-line"
          style={{ top: `${(1 - part) * 100}%` }}
        >
          <span className="figures absolute right-full -mt-2 pr-2 text-tiny leading-4 text-muted">
            {short.format(top * part)}
          </span>
        </div>
      ))}
      <svg
        className="absolute inset-0 size-full overflow-visible"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        {series.map(({ key, figures, color, dash, filled }) => (
          <g key={key}>
            {filled && days > 1 ? (
              <polygon points={`0,100 ${points(figures)} 100,100`} fill={color} opacity="0.1" />
            ) : null}
            <polyline
              points={points(figures)}
              fill="none"
              stroke={color}
              strokeWidth="2"
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeDasharray={dash}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
      </svg>
      {dotted === null
        ? null
        : series.map(({ key, figures, color }) => (
            <span
              key={key}
              className="absolute size-2.5 -translate-1/2 rounded-full ring-2 ring-surface"
              style={{
                background: color,
                left: `${placeOf(dotted, days)}%`,
                top: `${heightOf(figures[dotted] ?? 0)}%`,
              }}
            />
          ))}
    </div>
  );
}
