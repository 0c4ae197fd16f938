import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import { partText, stateTitle } from "@marquee/charts/chart/part-text";
import { formatTime } from "@marquee/domain/traffic/histogram";
import type { Figure, ToldTimes, ToldTraffic } from "./told-traffic.ts";

const numberText = (figure: Figure): string =>
  typeof figure === "number" ? figure.toLocaleString("en-CA") : figure;

const shareText = (share: number | null): string =>
  share === null ? "" : ` (${(share * 100).toFixed(1)} %)`;

const timesText = ({ median, isAbout, p90 }: ToldTimes): string => {
  if (median === null) return "";
  const slowest = p90 === null ? "" : `, ${formatTime(p90 * 1000)} p90`;
  return `, ${isAbout ? "about " : ""}${formatTime(median * 1000)} median${slowest}`;
};

/** What is said where nothing was counted. */
export const nothingText = (heading: string, lastDay: string): string =>
  `${heading}\nNothing was counted in this period. ${lastDay === "" ? "Nothing ever was." : `The last day with something is ${lastDay}.`}`;

/** What is told of a chart, to be read at a terminal. */
export function trafficText(
  index: ChartIndex,
  heading: string,
  told: ToldTraffic,
  /** Whether it is of what the server stores, which no person leaves. */
  isStored: boolean,
): string {
  const { runs, leaving, funnel, never } = told;
  const width = Math.max(0, ...leaving.map(({ left }) => numberText(left).length));
  const most = Math.max(
    0,
    ...[...(funnel?.ways.map((way) => way.runs) ?? []), funnel?.others ?? 0].map(
      (runs) => numberText(runs).length,
    ),
  );
  const lines = [
    heading,
    `${numberText(runs.finished)} of ${numberText(runs.begun)} runs finish${shareText(runs.share)}${timesText(runs)}`,
    "",
    isStored ? "Still there at the end:" : "Where people leave:",
    ...leaving.map(
      (one) =>
        `  ${numberText(one.left).padStart(width)}  ${stateTitle(index, one.state)}, of ${numberText(one.there)} there${shareText(one.share)}${timesText(one)}`,
    ),
    ...(leaving.length === 0 ? ["  No run was left in this period."] : []),
  ];
  if (funnel)
    lines.push(
      "",
      `From ${stateTitle(index, funnel.from)} to ${stateTitle(index, funnel.to)}: ${numberText(funnel.came)} of ${numberText(funnel.were)} runs${shareText(funnel.share)}${timesText(funnel)}`,
      ...funnel.ways.map(
        ({ states, runs: went }) =>
          `  ${numberText(went).padStart(most)}  ${states.map((id) => stateTitle(index, id)).join(" › ")}`,
      ),
      ...(funnel.others === null || funnel.others === 0
        ? []
        : [`  ${numberText(funnel.others).padStart(most)}  by other ways`]),
    );
  return [
    ...lines,
    "",
    "Never in this period:",
    ...[...never.states, ...never.transitions].map((id) => `  ${partText(index, id)}`),
  ].join("\n");
}
