/** Fewer than this many of something are not told (TRAFFIC-S1). */
export const LEAST_SHOWN = 5;

const [LOWEST, HIGHEST] = [1, LEAST_SHOWN - 1];

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** Whether someone who knows what all of a group come to could work out one of the small numbers that are hidden. */
function isWorkedOut(small: readonly number[], covering: readonly number[], next: number): boolean {
  if (small.length === 0) return false;
  const all = sumOf(small) + sumOf(covering);
  // how many values one of the small ones may have, given the others' least and most
  const most = Math.min(HIGHEST, all - (small.length - 1) * LOWEST - covering.length * LEAST_SHOWN);
  const least = Math.max(LOWEST, all - (small.length - 1) * HIGHEST - covering.length * next);
  return most <= least;
}

/** How a number that is hidden is told: nothing but "under 5", or the range that what gives nothing away lies in. */
export type Hiding = "small" | readonly [from: number, to: number];

/**
 * Which numbers of a group are hidden, where all of them come to something that is known: those under five, and as many of the
 * next smallest as it takes so that none of them can be worked out (TRAFFIC-S2). Of those a range is told, as wide as the small
 * ones leave it open. Zero is told: it is "never".
 */
export function hiddenOf(numbers: readonly number[]): ReadonlyMap<number, Hiding> {
  const order = numbers
    .map((n, at) => ({ n, at }))
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => a.n - b.n);
  const small = order.filter(({ n }) => n < LEAST_SHOWN);
  const smallNumbers = small.map(({ n }) => n);
  let hidden = small.length;
  const covering = () => order.slice(small.length, hidden);
  const next = () => order[hidden]?.n ?? Number.POSITIVE_INFINITY;
  while (
    hidden < order.length &&
    isWorkedOut(
      smallNumbers,
      covering().map(({ n }) => n),
      next(),
    )
  )
    hidden += 1;
  const others = covering();
  const all = sumOf(smallNumbers) + sumOf(others.map(({ n }) => n));
  const most = all - small.length * LOWEST - (others.length - 1) * LEAST_SHOWN;
  const least = others.length > 1 ? LEAST_SHOWN : all - small.length * HIGHEST;
  const range = [Math.max(LEAST_SHOWN, least), Math.min(most, next())] as const;
  return new Map<number, Hiding>([
    ...small.map(({ at }) => [at, "small"] as const),
    ...others.map(({ at }) => [at, range] as const),
  ]);
}
