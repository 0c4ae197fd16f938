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

/**
 * Which numbers of a group are hidden, where all of them come to something that is known: those under five, and as many of the
 * next smallest as it takes so that none of them can be worked out (TRAFFIC-S2). Zero is told: it is "never".
 */
export function hiddenOf(numbers: readonly number[]): ReadonlySet<number> {
  const order = numbers
    .map((n, at) => ({ n, at }))
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => a.n - b.n);
  const small = order.filter(({ n }) => n < LEAST_SHOWN);
  let hidden = small.length;
  const covering = () => order.slice(small.length, hidden).map(({ n }) => n);
  while (
    hidden < order.length &&
    isWorkedOut(
      small.map(({ n }) => n),
      covering(),
      order[hidden]?.n ?? Number.POSITIVE_INFINITY,
    )
  )
    hidden += 1;
  return new Set(order.slice(0, hidden).map(({ at }) => at));
}
