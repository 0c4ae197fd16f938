import type { ReactNode } from "react";
import { ChartKey, type Stroke } from "../../page-kit/day-chart/chart-key.tsx";

export interface Figure {
  readonly label: string;
  /** The line of a chart below it that it adds up. */
  readonly stroke?: Stroke;
  readonly value: ReactNode;
  /** A second line: what it is compared with, or what is wrong. */
  readonly detail?: string | null;
  readonly isBad?: boolean;
}

/** Figures in one row of cells, two in a row on a narrow page. */
export function HomeFigures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line-strong bg-raised @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none">
      {figures.map(({ label, stroke, value, detail, isBad = false }) => (
        <div key={label} className="-mt-px -ml-px border-t border-l border-line px-4 py-3">
          <dt className="flex items-center gap-2 text-small text-muted">
            {stroke ? <ChartKey color={stroke.color} dash={stroke.dash} /> : null}
            <span>{label}</span>
          </dt>
          <dd className="figures text-title leading-7 font-semibold">{value}</dd>
          {detail ? (
            <dd className={`text-tiny ${isBad ? "text-bad-sign" : "text-muted"}`}>{detail}</dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
