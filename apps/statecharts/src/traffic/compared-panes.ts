import type { Overlay } from "@marquee/charts/svg/overlay";
import type { Beside, PaneTitle, Watched } from "../viewer/watched.ts";
import { withDifferences } from "./differences.ts";
import { percentText, type SeenTraffic } from "./seen-traffic.ts";
import { trafficOverlay } from "./traffic-overlay.ts";
import type { Compared } from "./use-comparison.ts";

/** How a version is called: the first four digits of its hash, as in the choice of versions. */
export const versionName = (version: string): string => version.slice(0, 4);

const slashes = (day: string): string => day.replaceAll("-", "/");

export const daysText = (from: string, to: string): string => `${slashes(from)} to ${slashes(to)}`;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** What is compared: both periods, or both versions, and how many of their runs came to their end. */
function titleOf(
  seen: SeenTraffic,
  days: Days,
  isVersion: boolean,
  goal: number | null,
): PaneTitle {
  const [first, last] = seen.days ?? [days.from, days.to];
  const period = isVersion ? daysText(first, last) : daysText(days.from, days.to);
  const runs = `${seen.words("run", "begun")} runs`;
  const share = percentText(
    goal === null ? seen.n("run", "finished") : seen.n("reach", `${goal}>${goal}`),
    seen.runs,
  );
  return {
    title: isVersion ? `Version ${versionName(seen.version)}` : period,
    about: isVersion ? `${period}, ${runs}` : runs,
    figure: share && `${share} ${goal === null ? "finish" : "come there"}`,
  };
}

/** What only one version has, over its numbers. */
const marked = (overlay: Overlay, marks: Pick<Overlay, "states" | "transitions"> | undefined) =>
  marks ? { ...overlay, ...marks } : overlay;

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
  const placeOf = ({ chart }: SeenTraffic) => {
    const place = chart.states.findIndex(({ id }) => id === goal);
    return place < 0 ? null : place;
  };
  return {
    overlay: marked(
      withDifferences(trafficOverlay(seen, isStored), differences),
      versions?.own.marks,
    ),
    ...(versions ? { shown: versions.own } : {}),
    beside: {
      shown: versions?.other ?? null,
      overlay: marked(trafficOverlay(compared.seen, isStored), versions?.other.marks),
      titles: [
        titleOf(compared.seen, days[0], isVersion, placeOf(compared.seen)),
        titleOf(seen, days[1], isVersion, placeOf(seen)),
      ],
    },
  };
}
