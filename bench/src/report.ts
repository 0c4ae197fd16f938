/** One measured figure beside the yardstick or goal it is read against. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly goal: string;
  readonly met: boolean | null;
}

const MARK = { true: "met", false: "missed", null: "" } as const;

/** Prints figures as they come, one line each, aligned. */
export function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  for (const { what, value, goal, met } of figures)
    console.log(
      `  ${what.padEnd(58)} ${value.padStart(14)}   ${goal.padEnd(26)} ${MARK[String(met) as keyof typeof MARK]}`,
    );
}

/** A figure that meets its goal if it is `most` or less. */
export const atMost = (what: string, value: number, unit: string, most: number): Figure => ({
  what,
  value: `${Number(value.toFixed(2))} ${unit}`,
  goal: `at most ${most} ${unit}`,
  met: value <= most,
});

/** A figure that meets its goal if it is `least` or more. */
export const atLeast = (what: string, value: number, unit: string, least: number): Figure => ({
  what,
  value: `${Number(value.toFixed(2))} ${unit}`,
  goal: `at least ${least} ${unit}`,
  met: value >= least,
});

/** A yardstick: compared with the others of the run, never read alone. */
export const yardstick = (what: string, value: number, unit: string): Figure => ({
  what,
  value: `${Number(value.toFixed(2))} ${unit}`,
  goal: "",
  met: null,
});

/** The value in the middle, of an even number of them the higher one; NaN of none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
