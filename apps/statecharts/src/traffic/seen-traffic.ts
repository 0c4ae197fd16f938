import { hopOf } from "@marquee/domain/traffic/cell";
import { isPassing, type CountedChart } from "@marquee/domain/traffic/counted-chart";
import { countedDaysText } from "@marquee/domain/traffic/counted-days";
import { findIn, shareOf, toldText, type Finder, type Told } from "@marquee/domain/traffic/funnel";
import type { ShownCell } from "@marquee/domain/traffic/shown-cells";
import type { Traffic } from "@marquee/domain/traffic/traffic.schema";

/** The traffic of the chart that is shown. */
export interface SeenTraffic {
  readonly version: string;
  /** The days on which something was counted of it. */
  readonly days: readonly [first: string, last: string] | null;
  /** The days that were asked for. */
  readonly period: readonly [first: string, last: string];
  readonly chart: CountedChart;
  readonly cells: readonly ShownCell[];
  readonly n: Finder;
  readonly times: (what: ShownCell["what"], of: string | number) => readonly number[];
  readonly words: (what: ShownCell["what"], of: string | number) => string;
  /** Runs that began. */
  readonly runs: Told;
  /** How many were in a state; of one that is passed through, how often. */
  readonly there: (place: number) => Told;
  readonly thereInWords: (place: number) => string;
  /** Other versions of the chart that have traffic, too. */
  readonly otherVersions: Traffic["versions"];
}

/** How often the transitions of a state were taken in all; null if one of them is not told. */
export function countFrom({ chart, n }: Pick<SeenTraffic, "chart" | "n">, place: number): Told {
  let sum = 0;
  for (const [at, { source }] of chart.transitions.entries()) {
    const taken = source === place ? n("transition", at) : 0;
    if (taken === null) return null;
    sum += taken;
  }
  return sum;
}

/** What was counted of one version of a chart, which has places of its own. */
export function seenVersion(chart: CountedChart, version: string, traffic: Traffic): SeenTraffic {
  const own = traffic.versions.find((one) => one.version === version);
  const cells = own?.cells ?? [];
  const { n, times, words } = findIn(cells);
  const countPassed = (place: number): Told => countFrom({ chart, n }, place);
  return {
    version,
    days: own ? [own.from, own.to] : null,
    period: [traffic.from, traffic.to],
    chart,
    cells,
    n,
    times,
    words,
    runs: n("run", "begun"),
    thereInWords: (place) =>
      isPassing(chart, place) ? toldText(countPassed(place)) : words("reach", hopOf(place, place)),
    there: (place) =>
      isPassing(chart, place) ? countPassed(place) : n("reach", hopOf(place, place)),
    otherVersions: traffic.versions.filter((one) => one !== own),
  };
}

/** A share in percent; empty if it is not told. */
export const percentText = (part: Told, whole: Told): string => {
  const share = shareOf(part, whole);
  return share === null ? "" : `${(share * 100).toFixed(1)} %`;
};

/** That a period was counted on few of its days (TRAFFIC-S6); empty if it was on most. */
export const fewDaysText = ({ days, period }: SeenTraffic): string =>
  days === null ? "" : countedDaysText(period, days);
