import type { Chart } from "@marquee/charts/chart/chart";
import { countedParts } from "@marquee/charts/chart/counted-chart";
import { hopOf } from "@marquee/domain/traffic/cell";
import { isLeaf, isPassing, type CountedChart } from "@marquee/domain/traffic/counted-chart";
import { findIn, funnelOf, shareOf } from "@marquee/domain/traffic/funnel";
import {
  countTimes,
  LEAST_FOR_EXACT,
  LEAST_FOR_P90,
  quantile,
} from "@marquee/domain/traffic/histogram";
import { leavingPlaces, neverReached } from "@marquee/domain/traffic/leaving";
import type { ShownCell } from "@marquee/domain/traffic/shown-cells";

/** A number; in words, where it is not told: `under 5`, `362 to 365`. */
export type Figure = number | string;

/** The median and the slowest tenth in seconds; null if too few say it (TRAFFIC-T4). */
export interface ToldTimes {
  readonly median: number | null;
  /** Whether fewer than 200 say the median. */
  readonly isAbout: boolean;
  readonly p90: number | null;
}

const inSeconds = (ms: number | null): number | null =>
  ms === null ? null : Math.round(ms / 100) / 10;

const timesOf = (times: readonly number[]): ToldTimes => ({
  median: inSeconds(quantile(times, 0.5)),
  isAbout: countTimes(times) < LEAST_FOR_EXACT,
  p90: countTimes(times) < LEAST_FOR_P90 ? null : inSeconds(quantile(times, 0.9)),
});

const roundShare = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 10_000) / 10_000;

/** The states that a funnel leads from and to: those that a run can stay in. */
export const funnelStates = (counted: CountedChart): readonly number[] =>
  counted.states.flatMap((_, place) =>
    place > 0 && isLeaf(counted, place) && !isPassing(counted, place) ? [place] : [],
  );

export interface AskedFunnel {
  readonly from: number;
  readonly to: number;
}

/** What is told of the use of a chart, by the ids of its states and transitions. */
export function tellTraffic(chart: Chart, cells: readonly ShownCell[], asked: AskedFunnel | null) {
  const counted = countedParts(chart);
  const { n, words, times } = findIn(cells);
  const figure = (what: ShownCell["what"], of: string | number): Figure =>
    n(what, of) ?? words(what, of);
  const reach = (from: number, to: number) => figure("reach", hopOf(from, to));
  const stateAt = (place: number): string => counted.states[place]?.id ?? "";
  const never = neverReached(counted, cells);
  const funnel = ({ from, to }: AskedFunnel) => {
    const found = funnelOf(cells, from, to);
    return {
      from: stateAt(from),
      to: stateAt(to),
      were: reach(from, from),
      came: reach(from, to),
      share: roundShare(shareOf(found.to, found.from)),
      ...timesOf(found.times),
      ways: found.ways.map((way) => ({ states: way.places.map(stateAt), runs: way.n })),
      others: found.others,
    };
  };
  return {
    runs: {
      begun: figure("run", "begun"),
      finished: figure("run", "finished"),
      share: roundShare(shareOf(n("run", "finished"), n("run", "begun"))),
      ...timesOf(times("run", "finished")),
    },
    leaving: leavingPlaces(counted, cells).map((one) => ({
      state: stateAt(one.place),
      left: figure("left", one.place),
      there: reach(one.place, one.place),
      share: roundShare(one.share),
      ...timesOf(one.times),
    })),
    funnel: asked === null ? null : funnel(asked),
    never: {
      states: never.states.map(stateAt),
      transitions: never.transitions.map((at) => counted.transitions[at]?.id ?? ""),
    },
  };
}

export type ToldTraffic = ReturnType<typeof tellTraffic>;
