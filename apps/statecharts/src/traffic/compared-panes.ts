import { partText } from "@marquee/charts/chart/part-text";
import type { Overlay } from "@marquee/charts/svg/overlay";
import { SIGNS } from "../panel/change-item.tsx";
import type { Beside, PaneTitle, Watched } from "../viewer/watched.ts";
import { differenceText, withDifferences } from "./differences.ts";
import { percentText, type SeenTraffic } from "./seen-traffic.ts";
import { trafficOverlay } from "./traffic-overlay.ts";
import type { Compared } from "./use-comparison.ts";

/** How a version is called: the first four digits of its hash, as in the choice of versions. */
export const versionName = (version: string): string => version.slice(0, 4);

const slashes = (day: string): string => day.replaceAll("-", "/");

/** A period as text, both days included: 2026/11/01 to 2026/11/30. */
export const daysText = (from: string, to: string): string => `${slashes(from)} to ${slashes(to)}`;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** What is compared: both periods, or both versions, and how many of their runs came to their end. */
export function titleOf(
  seen: SeenTraffic,
  days: Days,
  isVersion: boolean,
  goal: string | null,
): PaneTitle {
  const place = seen.chart.states.findIndex(({ id }) => id === goal);
  const [first, last] = seen.days ?? [days.from, days.to];
  const period = isVersion ? daysText(first, last) : daysText(days.from, days.to);
  const runs = `${seen.words("run", "begun")} runs`;
  const share = percentText(
    place < 0 ? seen.n("run", "finished") : seen.n("reach", `${place}>${place}`),
    seen.runs,
  );
  return {
    title: isVersion ? `Version ${versionName(seen.version)}` : period,
    about: isVersion ? `${period}, ${runs}` : runs,
    figure: share && `${share} ${place < 0 ? "finish" : "come there"}`,
  };
}

/** What only one version has, over its numbers. */
const withMarks = (overlay: Overlay, marks: Pick<Overlay, "states" | "transitions"> | undefined) =>
  marks ? { ...overlay, ...marks } : overlay;

/** What differs, a line each: what is sure, how much may be chance, and what only one version has. */
function linesOf({ differences, versions }: Compared): readonly string[] {
  const sure = differences.filter((one) => one.sure === "sure");
  const others = differences.length - sure.length;
  return [
    ...sure.map(differenceText),
    sure.length === 0
      ? `No difference is sure; ${others} may be chance.`
      : `${others} more differences may be chance.`,
    ...(versions
      ? versions.changes.map(
          ({ id, kind }) => `${SIGNS[kind]} ${kind}: ${partText(versions.both, id)}`,
        )
      : []),
  ];
}

/** Both charts of a comparison, for the canvas: at the same places, with what differs marked on the right one (TRAFFIC-V1). */
export function comparedPanes(given: {
  readonly seen: SeenTraffic;
  readonly compared: Compared;
  readonly isStored: boolean;
  readonly goal: string | null;
  readonly days: readonly [other: Days, own: Days];
  readonly isVersion: boolean;
}): Pick<Watched, "overlay" | "shown"> & { readonly beside: Beside } {
  const { seen, compared, isStored, goal, days, isVersion } = given;
  const { versions, differences } = compared;
  return {
    overlay: withMarks(
      withDifferences(trafficOverlay(seen, isStored), differences),
      versions?.own.marks,
    ),
    ...(versions ? { shown: versions.own } : {}),
    beside: {
      shown: versions?.other ?? null,
      overlay: withMarks(trafficOverlay(compared.seen, isStored), versions?.other.marks),
      titles: [
        titleOf(compared.seen, days[0], isVersion, goal),
        titleOf(seen, days[1], isVersion, goal),
      ],
      lines: linesOf(compared),
    },
  };
}
