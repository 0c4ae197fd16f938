import { hopOf } from "./cell.ts";
import type { CountedChart } from "./counted-chart.ts";
import { findIn, shareOf, type Told } from "./funnel.ts";
import type { ShownCell } from "./shown-cells.ts";

/** A state where runs were left: how many, of how many that were there, and how long they stay there. */
export interface LeavingPlace {
  readonly place: number;
  readonly left: Told;
  readonly there: Told;
  readonly share: number | null;
  readonly times: readonly number[];
}

/** Where people leave, most first (TRAFFIC-L1). */
export function leavingPlaces(
  chart: CountedChart,
  cells: readonly ShownCell[],
): readonly LeavingPlace[] {
  const { n, times } = findIn(cells);
  return chart.states
    .flatMap((_, place): readonly LeavingPlace[] => {
      const left = n("left", place);
      if (left === 0) return [];
      const there = n("reach", hopOf(place, place));
      return [{ place, left, there, share: shareOf(left, there), times: times("state", place) }];
    })
    .toSorted((a, b) => (b.left ?? 0) - (a.left ?? 0));
}

/** States and transitions that no run came to; what is passed through is known by the transitions out of it (TRAFFIC-L2). */
export function neverReached(chart: CountedChart, cells: readonly ShownCell[]) {
  const { n } = findIn(cells);
  const transitions = chart.transitions.flatMap((_, at) => (n("transition", at) === 0 ? [at] : []));
  const taken = chart.transitions.filter((_, at) => n("transition", at) !== 0);
  const states = chart.states.flatMap((_, place) =>
    place > 0 && n("state", place) === 0 && !taken.some(({ source }) => source === place)
      ? [place]
      : [],
  );
  return { states, transitions };
}
