/** How long things took: how many fell into each bucket, from the first; what is missing at the end is zero. */
export type Histogram = readonly number[];

/** The lowest time that has a bucket of its own, in milliseconds; the first bucket holds what is below it. */
const LEAST = 100;
/** Two buckets for each doubling: the edges grow by √2, so that a time that is read is at most 17 % off. */
const PER_DOUBLING = 2;
/** From below 0.1 s up to 120 days. */
export const BUCKETS = 55;

/** The bucket of a time in milliseconds (TRAFFIC-T1). */
export function bucketOf(ms: number): number {
  if (!(ms >= LEAST)) return 0;
  return Math.min(BUCKETS - 1, Math.floor(PER_DOUBLING * Math.log2(ms / LEAST)) + 1);
}

/** The lower and the upper edge of a bucket in milliseconds. */
export function bucketEdges(bucket: number): readonly [from: number, to: number] {
  const edge = (at: number) => LEAST * 2 ** (at / PER_DOUBLING);
  return bucket === 0 ? [0, LEAST] : [edge(bucket - 1), edge(bucket)];
}

/** Both together (TRAFFIC-T2). */
export const addHistograms = (one: Histogram, other: Histogram): Histogram =>
  Array.from(
    { length: Math.max(one.length, other.length) },
    (_, at) => (one[at] ?? 0) + (other[at] ?? 0),
  );

/** How many times are in it. */
export const countTimes = (times: Histogram): number => times.reduce((sum, n) => sum + n, 0);

/** The time that this share of all is not above, read inside its bucket (TRAFFIC-T3); null without times. */
export function quantile(times: Histogram, share: number): number | null {
  const total = countTimes(times);
  if (total === 0) return null;
  const rank = share * total;
  let below = 0;
  for (const [bucket, n] of times.entries()) {
    if (n > 0 && below + n >= rank) {
      const [from, to] = bucketEdges(bucket);
      const within = (rank - below) / n;
      return bucket === 0 ? to * within : from * (to / from) ** within;
    }
    below += n;
  }
  return null;
}

/** Fewer times than these say nothing of the slowest tenth (TRAFFIC-T4). */
export const LEAST_FOR_P90 = 30;
/** Fewer than these are told as "about". */
export const LEAST_FOR_EXACT = 200;

const UNITS = [
  [86_400_000, "d", 24, "h"],
  [3_600_000, "h", 60, "m"],
  [60_000, "m", 60, "s"],
] as const;

const twoFigures = (seconds: number): string =>
  seconds < 10 ? String(Math.round(seconds * 10) / 10) : String(Math.round(seconds));

/** A time in at most two figures: `0.4 s`, `38 s`, `1 m 35 s`, `34 m`, `2 d 3 h`. */
export function formatTime(ms: number): string {
  for (const [size, unit, parts, smaller] of UNITS) {
    if (ms < size * 0.9995) continue;
    const step = size / parts;
    // from ten on, the smaller unit is left out
    const all = ms >= 10 * size ? Math.round(ms / size) * parts : Math.round(ms / step);
    const whole = Math.floor(all / parts);
    const rest = unit === "m" ? Math.floor((all % parts) / 5) * 5 : all % parts;
    return rest === 0 ? `${whole} ${unit}` : `${whole} ${unit} ${rest} ${smaller}`;
  }
  return `${twoFigures(ms / 1000)} s`;
}

/** The median and the slowest tenth of times in words, as far as so many can say them (TRAFFIC-T4). */
export function timesInWords(times: Histogram): { readonly median: string; readonly p90: string } {
  const n = countTimes(times);
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.9)];
  return {
    median: half === null ? "" : `${n < LEAST_FOR_EXACT ? "about " : ""}${formatTime(half)}`,
    p90: most === null || n < LEAST_FOR_P90 ? "" : formatTime(most),
  };
}

/** Median and slowest tenth in seconds, for a spreadsheet: to a tenth, empty if the words are. */
export function timesInSeconds(times: Histogram): {
  readonly median: string;
  readonly p90: string;
} {
  const seconds = (share: number, least: number): string => {
    const ms = quantile(times, share);
    return ms === null || countTimes(times) < least ? "" : (ms / 1000).toFixed(1);
  };
  return { median: seconds(0.5, 1), p90: seconds(0.9, LEAST_FOR_P90) };
}
