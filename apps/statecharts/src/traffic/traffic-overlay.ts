import type { Counts, Overlay, StateCount, TransitionCount } from "@marquee/charts/svg/overlay";
import { isPassing } from "@marquee/domain/traffic/counted-chart";
import { formatTime, quantile } from "@marquee/domain/traffic/histogram";
import { percentText, type SeenTraffic } from "./seen-traffic.ts";

/** Lines of a chart may lie ten apart. */
const WIDEST = 9;
const LEAST = 1.25;

/** Thickness by the root of the number: one in a hundred can still be seen (TRAFFIC-E2). */
const widthOf = (n: number | null, most: number): number =>
  n === 0
    ? 0
    : Math.max(2, Math.round(LEAST + (WIDEST - LEAST) * Math.sqrt((n ?? 1) / Math.max(1, most))));

/** How often everything happened, on the chart (TRAFFIC-E1). */
export function trafficOverlay(seen: SeenTraffic, isStored = false): Overlay {
  const { chart, n, times, words, there, thereInWords, runs } = seen;
  const ways = chart.transitions.map(({ targets }, at) =>
    // transitions without a target, such as typing, do not set the scale
    targets.length === 0 ? 0 : (n("transition", at) ?? 0),
  );
  const most = Math.max(1, ...ways);
  const transitions: Record<string, TransitionCount> = {};
  for (const [at, { id }] of chart.transitions.entries()) {
    const taken = n("transition", at);
    transitions[id] = {
      text: words("transition", at),
      width: Math.min(WIDEST, widthOf(taken, most)),
    };
  }
  const states: Record<string, StateCount> = {};
  for (const [place, { id }] of chart.states.entries()) {
    if (place === 0) continue;
    const visits = there(place);
    const half = quantile(times("state", place), 0.5);
    const left = n("left", place);
    const shown = isPassing(chart, place)
      ? [`${thereInWords(place)} passed`]
      : [
          visits === 0 ? "never" : percentText(visits, runs) || thereInWords(place),
          half === null ? "" : formatTime(half),
        ];
    states[id] = {
      text: shown.filter(Boolean).join(" · "),
      left: left === 0 ? "" : `${words("left", place)} ${isStored ? "there" : "left"}`,
      isNever: visits === 0,
    };
  }
  return { counts: { states, transitions } satisfies Counts };
}
