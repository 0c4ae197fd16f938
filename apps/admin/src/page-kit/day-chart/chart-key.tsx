/** How a line of a chart looks: its pattern differs too, not its colour alone. */
export interface Stroke {
  readonly color: string;
  readonly dash?: string | undefined;
}

/** One line: a figure for each day. */
export interface Series extends Stroke {
  readonly key: string;
  readonly label: string;
  readonly figures: readonly number[];
  /** The figures of as many days before, to compare with: a faint line. */
  readonly before?: readonly number[] | undefined;
  /** The ground under the line is tinted. */
  readonly filled?: boolean;
}

/** The sign of a line beside its name. */
export function ChartKey({ color, dash }: Stroke) {
  return (
    <svg className="h-1 w-4 shrink-0" viewBox="0 0 16 4" aria-hidden="true">
      <path
        d="M1 2h14"
        stroke={color}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={dash}
      />
    </svg>
  );
}
