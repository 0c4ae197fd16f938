import { Progress as Radix } from "radix-ui";

export interface ProgressProps {
  /** What is being done, for users who do not see the bar. */
  readonly label: string;
  /** 0 to 100, or null while how far it is cannot be known. */
  readonly percent: number | null;
}

/** A bar that shows how much of something is done; it pulses while `percent` is null. */
export function Progress({ label, percent }: ProgressProps) {
  return (
    <Radix.Root
      value={percent}
      aria-label={label}
      className="h-1.5 w-full overflow-hidden rounded-full bg-press"
    >
      <Radix.Indicator
        className="h-full rounded-full bg-accent transition-[width] data-[state=indeterminate]:w-1/3 data-[state=indeterminate]:animate-pulse"
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </Radix.Root>
  );
}
