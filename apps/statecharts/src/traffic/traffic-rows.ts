import { isPassing } from "@marquee/domain/traffic/counted-chart";
import { timesInWords } from "@marquee/domain/traffic/histogram";
import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import { partText, stateTitle, wayText } from "@marquee/charts/chart/part-text";
import { percentText, type SeenTraffic } from "./seen-traffic.ts";

/** A line of the table: a state or a transition with its numbers in words. */
export interface TrafficRow {
  readonly kind: "State" | "Transition";
  readonly id: string;
  readonly name: string;
  readonly way: string;
  readonly runs: string;
  readonly share: string;
  readonly median: string;
  readonly p90: string;
  readonly left: string;
}

/** The cells of the chart to be read one by one, or saved (TRAFFIC-E5). */
export function trafficRows(index: ChartIndex, seen: SeenTraffic): readonly TrafficRow[] {
  const { chart, n, there, thereInWords, words, times, runs } = seen;
  const states = chart.states.flatMap(({ id }, place): readonly TrafficRow[] => {
    if (place === 0) return [];
    const visits = there(place);
    return [
      {
        kind: "State",
        id,
        name: stateTitle(index, id),
        way: "",
        runs: thereInWords(place),
        // a run passes through as often as it comes by: that is no share of the runs
        share: isPassing(chart, place) ? "" : percentText(visits, runs),
        ...timesInWords(times("state", place)),
        left: n("left", place) === 0 ? "" : words("left", place),
      },
    ];
  });
  const transitions = chart.transitions.map(({ id, source }, at): TrafficRow => {
    const one = index.transition(id);
    const taken = n("transition", at);
    const out = chart.transitions.reduce<number | null>((sum, other, place) => {
      const more = other.source === source ? n("transition", place) : 0;
      return sum === null || more === null ? null : sum + more;
    }, 0);
    return {
      kind: "Transition",
      id,
      name: partText(index, id).split(",")[0] ?? id,
      way: one ? wayText(index, one) : "",
      runs: words("transition", at),
      share: percentText(taken, out),
      median: "",
      p90: "",
      left: "",
    };
  });
  return [...states, ...transitions];
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The same lines as a file for a spreadsheet. */
export const trafficCsv = (rows: readonly TrafficRow[]): string =>
  [
    ["Kind", "Name", "From and to", "Number", "Share", "Median", "p90", "Left"],
    ...rows.map(({ kind, name, way, runs, share, median, p90, left }) => [
      kind,
      name,
      way,
      runs,
      share,
      median,
      p90,
      left,
    ]),
  ]
    .map((cells) => cells.map(quoted).join(","))
    .join("\r\n");
