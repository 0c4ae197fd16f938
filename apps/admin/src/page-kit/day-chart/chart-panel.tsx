import type { Series, Stroke } from "./chart-key.tsx";
import { roundScale } from "./round-scale.ts";

const short = new Intl.NumberFormat("en-CA", { notation: "compact" });

/** The position of a day from left to right, in percent; a day alone is in the middle. */
export const dayPosition = (index: number, days: number): number =>
  days === 1 ? 50 : (index / (days - 1)) * 100;

interface LineProps extends Stroke {
  readonly points: string;
  readonly opacity?: string;
}

const Line = ({ points, color, dash, opacity }: LineProps) => (
  <polyline
    points={points}
    fill="none"
    stroke={color}
    strokeWidth="2"
    strokeLinejoin="round"
    strokeLinecap="round"
    strokeDasharray={dash}
    opacity={opacity}
    vectorEffect="non-scaling-stroke"
  />
);

export interface ChartPanelProps {
  readonly series: readonly Series[];
  /** The day that is looked at; null for none. */
  readonly at: number | null;
  /** The last day has not ended: the line to it is faint, as its figure so far is not a decline. */
  readonly unfinished: boolean;
  /** Its height, as a class. */
  readonly height: string;
}

/** Lines that share a scale. The image stretches with its box, so letters and dots are no part of it. */
export function ChartPanel({ series, at, unfinished, height }: ChartPanelProps) {
  const top = roundScale(series.flatMap(({ figures, before = [] }) => [...figures, ...before]));
  const days = series[0]?.figures.length ?? 0;
  const toHeight = (figure: number) => 100 - (figure / top) * 100;
  const over = unfinished && days > 1 ? days - 1 : days;
  const points = (figures: readonly number[], from: number, to: number) =>
    figures
      .slice(from, to)
      .map((figure, index) => `${dayPosition(from + index, days)},${toHeight(figure)}`)
      .join(" ");
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
        {series.map(({ key, figures, before, filled, ...stroke }) => (
          <g key={key}>
            {before && days > 1 ? (
              <Line {...stroke} points={points(before, 0, days)} opacity="0.3" />
            ) : null}
            {filled && over > 1 ? (
              <polygon
                points={`0,100 ${points(figures, 0, over)} ${dayPosition(over - 1, days)},100`}
                fill={stroke.color}
                opacity="0.1"
              />
            ) : null}
            <Line {...stroke} points={points(figures, 0, over)} />
            {over < days ? (
              <Line {...stroke} points={points(figures, over - 1, days)} opacity="0.35" />
            ) : null}
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
                left: `${dayPosition(dotted, days)}%`,
                top: `${toHeight(figures[dotted] ?? 0)}%`,
              }}
            />
          ))}
    </div>
  );
}
