import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import { partText, stateTitle, wayText } from "@marquee/charts/chart/part-text";
import { isPassing } from "@marquee/domain/traffic/counted-chart";
import { shareOf, type Told } from "@marquee/domain/traffic/funnel";
import { timesInSeconds, timesInWords } from "@marquee/domain/traffic/histogram";
import { countFrom, percentText, type SeenTraffic } from "./seen-traffic.ts";

/** A line of the table: a state or a transition with its numbers in words, and as a spreadsheet adds them. */
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
  /** Number, share in percent, median and p90 in seconds, and how many left; in words where a number is not told (TRAFFIC-E5). */
  readonly cells: readonly string[];
}

/** A number for a spreadsheet; "under 5" and "362 to 365" stay words. */
const cellOf = (told: Told, words: string): string => (told === null ? words : String(told));

const shareCell = (part: Told, whole: Told): string => {
  const share = shareOf(part, whole);
  return share === null ? "" : (share * 100).toFixed(1);
};

/** The cells of the chart to be read one by one, or saved (TRAFFIC-E5). */
export function trafficRows(index: ChartIndex, seen: SeenTraffic): readonly TrafficRow[] {
  const { chart, n, there, thereInWords, words, times, runs } = seen;
  const states = chart.states.flatMap(({ id }, place): readonly TrafficRow[] => {
    if (place === 0) return [];
    const visits = there(place);
    const hasShare = !isPassing(chart, place);
    const [stay, left] = [times("state", place), n("left", place)];
    const seconds = timesInSeconds(stay);
    return [
      {
        kind: "State",
        id,
        name: stateTitle(index, id),
        way: "",
        runs: thereInWords(place),
        // a run may pass through a state several times: that is no share of the runs
        share: hasShare ? percentText(visits, runs) : "",
        ...timesInWords(stay),
        left: left === 0 ? "" : words("left", place),
        cells: [
          cellOf(visits, thereInWords(place)),
          hasShare ? shareCell(visits, runs) : "",
          seconds.median,
          seconds.p90,
          cellOf(left, words("left", place)),
        ],
      },
    ];
  });
  const transitions = chart.transitions.map(({ id, source }, at): TrafficRow => {
    const one = index.transition(id);
    const taken = n("transition", at);
    const out = countFrom(seen, source);
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
      cells: [cellOf(taken, words("transition", at)), shareCell(taken, out), "", "", ""],
    };
  });
  return [...states, ...transitions];
}

const quoteCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The same lines as a file for a spreadsheet. */
export const trafficCsv = (rows: readonly TrafficRow[]): string =>
  [
    ["Kind", "Name", "From and to", "Number", "Share, %", "Median, s", "p90, s", "Left"],
    ...rows.map(({ kind, name, way, cells }) => [kind, name, way, ...cells]),
  ]
    .map((line) => line.map(quoteCell).join(","))
    .join("\r\n");
