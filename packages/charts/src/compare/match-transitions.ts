import type { ChartTransition } from "../chart/chart.ts";

type Same = (before: ChartTransition, after: ChartTransition) => boolean;

const leadsTo = ({ targets }: ChartTransition): string => targets.join();
/** All that a transition is, besides its place among the branches of its event. */
const content = ({ id: _id, branch: _branch, ...rest }: ChartTransition): string =>
  JSON.stringify(rest);

/** From what certainly is the same transition to what may be: a branch that was put in before another moves it, no more. */
const SAMENESS: readonly Same[] = [
  (a, b) => content(a) === content(b),
  (a, b) => a.guard === b.guard && leadsTo(a) === leadsTo(b),
  (a, b) => a.guard === b.guard,
  (a, b) => leadsTo(a) === leadsTo(b),
];

/** Pairs the transitions of two versions, by the ids of the later one. What has no pair was added or removed. */
export function matchTransitions(
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): ReadonlyMap<string, ChartTransition> {
  const pairs = new Map<string, ChartTransition>();
  const left = new Set(before);
  for (const isSame of SAMENESS)
    for (const one of after) {
      if (pairs.has(one.id)) continue;
      const old = [...left].find(
        (other) => other.source === one.source && other.event === one.event && isSame(other, one),
      );
      if (!old) continue;
      left.delete(old);
      pairs.set(one.id, old);
    }
  return pairs;
}
