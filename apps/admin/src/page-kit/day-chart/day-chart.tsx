import { formatDay } from "@marquee/domain/dates/format-dates";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { ChartKey, type Series } from "./chart-key.tsx";
import { ChartPanel, dayPosition } from "./chart-panel.tsx";
import { marksOf } from "./round-scale.ts";

export interface DayChartProps {
  /** What the chart is of, for users who cannot see it. */
  readonly label: string;
  /** Calendar days `YYYY-MM-DD`, in order. */
  readonly days: readonly string[];
  /** The day that has not ended: its figure so far is not a decline. */
  readonly today: string;
  /** Lines of one panel share a scale: what is much more has a panel of its own above. */
  readonly above: readonly Series[];
  readonly below: readonly Series[];
  /** Names its lines below them, if figures beside it do not (SCREEN-H2). */
  readonly hasKey?: boolean;
  /** How a figure is formatted; as a count by default. */
  readonly format?: (figure: number) => string;
}

const brief = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const MARKS = 4;

const step = (key: string, at: number, last: number): number | null => {
  if (key === "ArrowRight" || key === "ArrowUp") return Math.min(last, at + 1);
  if (key === "ArrowLeft" || key === "ArrowDown") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  return key === "End" ? last : null;
};

/** Keeps the first and the last mark within the chart; all others are centred on their day. */
function shiftOf(index: number, last: number): string {
  if (last === 0 || (index > 0 && index < last)) return "-translate-x-1/2";
  return index === 0 ? "" : "-translate-x-full";
}

function Marks({ days }: { readonly days: readonly string[] }) {
  const marks = marksOf(days.length, MARKS);
  return (
    <div className="relative mt-2 h-4 text-tiny leading-4 text-muted" aria-hidden="true">
      {marks.map((index) => (
        <span
          key={index}
          className={classNames("absolute whitespace-nowrap", shiftOf(index, days.length - 1))}
          style={{ left: `${dayPosition(index, days.length)}%` }}
        >
          {brief.format(new Date(`${days[index] ?? ""}T00:00:00Z`))}
        </span>
      ))}
    </div>
  );
}

interface DayTipProps {
  /** The day as text. */
  readonly day: string;
  readonly at: number;
  /** From left to right, in percent. */
  readonly position: number;
  readonly series: readonly Series[];
  readonly format: (figure: number) => string;
}

/** Beside the day, and within the chart if that is narrow. The tip is 11rem wide. */
const beside = (position: number): string => `min(${position}% + 12px, 100% - 11rem)`;

const hasBefore = ({ before }: Series): boolean => before !== undefined;
const compares = (series: readonly Series[]): boolean => series.some(hasBefore);

function DayTip({ day, at, position, series, format }: DayTipProps) {
  return (
    <div
      aria-hidden="true"
      className="figures pointer-events-none absolute top-2 z-1 w-44 rounded-control bg-raised px-3 py-2 text-small shadow-float"
      style={position > 50 ? { right: beside(100 - position) } : { left: beside(position) }}
    >
      <p className="mb-1 text-tiny font-semibold">{day}</p>
      {series.map(({ key, label, figures, before, color, ...stroke }) => (
        <p key={key} className="flex items-center gap-2 leading-5.5">
          <ChartKey color={color} {...stroke} />
          <span>{label}</span>
          <b className="ml-auto font-medium">{format(figures[at] ?? 0)}</b>
          {before ? <span className="text-muted">{format(before[at] ?? 0)}</span> : null}
        </p>
      ))}
      {compares(series) ? (
        <p className="mt-1 text-tiny text-muted">In grey: the days before</p>
      ) : null}
    </div>
  );
}

/** Figures day by day, those of the day that is pointed at, touched or reached by keys; a table has all (SCREEN-H1). */
export function DayChart({
  label,
  days,
  today,
  above,
  below,
  hasKey = false,
  format = formatCount,
}: DayChartProps) {
  const [chosen, setAt] = useState<number | null>(null);
  const last = days.length - 1;
  const unfinished = days[last] === today;
  // the days may have become fewer since
  const at = chosen === null ? null : Math.min(chosen, last);
  const series = [...above, ...below];
  const dayName = (index: number) =>
    `${formatDay(days[index] ?? "")}${days[index] === today ? " so far" : ""}`;
  const valueText = (index: number) =>
    `${dayName(index)}: ${series
      .map(({ figures, before, label: name }) => {
        const earlier = before ? `, ${format(before[index] ?? 0)} before` : "";
        return `${format(figures[index] ?? 0)} ${name.toLowerCase()}${earlier}`;
      })
      .join(", ")}`;
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  };
  const press = (event: KeyboardEvent) => {
    const next = event.key === "Escape" ? null : step(event.key, at ?? last, last);
    if (next === null && event.key !== "Escape") return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <figure className="relative min-w-0">
      <div className="pt-2 pl-10">
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${label}, day`}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={(at ?? last) + 1}
          aria-valuetext={valueText(at ?? last)}
          className="relative touch-pan-y rounded-control outline-offset-4"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setAt(null)}
          onFocus={() => setAt((now) => now ?? last)}
          onBlur={() => setAt(null)}
          onKeyDown={press}
        >
          <ChartPanel series={above} at={at} unfinished={unfinished} height="h-24" />
          <div className="h-7" />
          <ChartPanel series={below} at={at} unfinished={unfinished} height="h-28" />
          {at === null ? null : (
            <>
              <span
                className="absolute inset-y-0 border-l border-dashed border-line-control"
                style={{ left: `${dayPosition(at, days.length)}%` }}
              />
              <DayTip
                day={dayName(at)}
                at={at}
                position={dayPosition(at, days.length)}
                series={series}
                format={format}
              />
            </>
          )}
        </div>
        <Marks days={days} />
        {hasKey ? (
          <p className="mt-2 flex flex-wrap gap-x-4 text-tiny text-muted" aria-hidden="true">
            {series.map(({ key, label: name, color, dash }) => (
              <span key={key} className="flex items-center gap-1.5">
                <ChartKey color={color} dash={dash} />
                <span>{name}</span>
              </span>
            ))}
          </p>
        ) : null}
        {compares(series) ? (
          <p className="mt-2 flex flex-wrap gap-x-4 text-tiny text-muted" aria-hidden="true">
            <span className="flex items-center gap-1.5">
              <ChartKey color="var(--data-1)" />
              These days
            </span>
            <span className="flex items-center gap-1.5">
              <span className="flex opacity-30">
                <ChartKey color="var(--data-1)" />
              </span>
              As many days before
            </span>
          </p>
        ) : null}
      </div>
      {/* a table never gets smaller than its cells: what hides it is around it (SCREEN-A1) */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {series.map((one) => (
                <th key={one.key} scope="col">
                  {one.label}
                </th>
              ))}
              {series.filter(hasBefore).map((one) => (
                <th key={one.key} scope="col">
                  {`${one.label} in the days before`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{dayName(index)}</th>
                {series.map((one) => (
                  <td key={one.key}>{format(one.figures[index] ?? 0)}</td>
                ))}
                {series.filter(hasBefore).map((one) => (
                  <td key={one.key}>{format(one.before?.[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
