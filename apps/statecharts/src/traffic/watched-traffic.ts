import { leavingPlaces } from "@marquee/domain/traffic/leaving";
import type { Entry } from "../charts/entry.ts";
import type { Watched } from "../viewer/watched.ts";
import type { AskedComparison } from "./asked-comparison.ts";
import type { AskedTraffic } from "./asked-traffic.ts";
import { comparedPanes, titleOf } from "./compared-panes.ts";
import type { SeenTraffic } from "./seen-traffic.ts";
import type { ShownVersions } from "./shown-versions.ts";
import { trafficOverlay } from "./traffic-overlay.ts";
import type { Compared } from "./use-comparison.ts";

const placesOfMost = ({ chart, cells }: SeenTraffic): readonly string[] =>
  leavingPlaces(chart, cells)
    .slice(0, 1)
    .flatMap(({ place }) => chart.states[place]?.id ?? []);

/** What the canvas shows of traffic: the numbers on the chart, or on two charts side by side. */
export function watchedTraffic(given: {
  readonly entry: Entry;
  readonly seen: SeenTraffic | null;
  /** The version that is shown, with the running one or that which it is compared with. */
  readonly pair: ShownVersions | null;
  readonly compared: Compared | null;
  readonly asked: AskedTraffic;
  readonly comparison: AskedComparison;
}): Watched {
  const { entry, seen, pair, compared, asked, comparison } = given;
  // the canvas first shows the state that most runs leave
  const leaves = seen ? placesOfMost(seen) : [];
  const isEmpty = !seen || seen.cells.length === 0;
  const shared = { from: asked.from, to: asked.to };
  const watched: Watched = { overlay: {}, leaves, isFollowing: false, shared };
  const isStored = entry.goal !== null;
  const shown = pair ? { shown: pair.own } : {};
  if (isEmpty) return { ...watched, ...shown };
  if (!compared || compared.seen.cells.length === 0)
    return {
      ...watched,
      ...shown,
      overlay: trafficOverlay(seen, isStored),
      caption: titleOf(seen, asked, pair !== null, entry.goal),
    };
  const other = "asked" in comparison ? comparison.asked : asked;
  return {
    ...watched,
    ...shown,
    ...comparedPanes({
      seen,
      compared,
      isStored,
      goal: entry.goal,
      days: [other, asked],
      isVersion: comparison.tag === "version",
    }),
  };
}
