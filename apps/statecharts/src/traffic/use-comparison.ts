import { countedParts } from "@marquee/charts/chart/counted-chart";
import type { CountedChart } from "@marquee/domain/traffic/counted-chart";
import type { Traffic } from "@marquee/domain/traffic/traffic.schema";
import { useEffect, useMemo, useState } from "react";
import type { Entry } from "../charts/entry.ts";
import { loadCounted } from "../charts/load-counted.ts";
import { loadVersionCharts } from "../charts/load-version-charts.ts";
import type { VersionCharts } from "../charts/version-charts.ts";
import type { AskedComparison } from "./asked-comparison.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { seenVersion, type SeenTraffic } from "./seen-traffic.ts";
import type { ShownVersions } from "./shown-versions.ts";
import { useTraffic } from "./use-traffic.ts";

/** What is loaded of a chart once it is needed. */
function useLoaded<T>(load: (id: string) => Promise<T> | null, id: string, isNeeded: boolean) {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (isNeeded) void load(id)?.then(setLoaded);
  }, [load, id, isNeeded]);
  return loaded;
}

/** The versions of a chart that can be drawn, once an address or a comparison needs them. */
export const useVersionCharts = (id: string, isNeeded: boolean): VersionCharts | null =>
  useLoaded(loadVersionCharts, id, isNeeded);

/** What the numbers are compared with. */
export interface Compared {
  readonly seen: SeenTraffic;
  readonly differences: readonly Difference[];
  /** Both versions as they are drawn; null of one version, and where one cannot be drawn. */
  readonly versions: ShownVersions | null;
}

/** What differs from the other period or version; null while it is on its way, and without a comparison. */
export function useComparison(given: {
  readonly entry: Entry;
  readonly asked: AskedComparison;
  readonly traffic: Traffic | null;
  readonly seen: SeenTraffic | null;
  /** The version that is shown, with the one that it is compared with. */
  readonly pair: ShownVersions | null;
}): Compared | null {
  const { entry, asked, traffic, seen, pair } = given;
  const other = useTraffic(entry.chart.id, "asked" in asked ? asked.asked : null).traffic;
  const version = asked.tag === "version" ? asked.version : null;
  const counted: Readonly<Record<string, CountedChart>> | null = useLoaded(
    loadCounted,
    entry.chart.id,
    version !== null,
  );
  return useMemo(() => {
    if (asked.tag === "none" || !seen) return null;
    const compare = (one: SeenTraffic, versions: ShownVersions | null): Compared => ({
      seen: one,
      differences: differencesOf(entry, seen, one),
      versions,
    });
    if (version === null)
      return other && compare(seenVersion(seen.chart, seen.version, other), null);
    if (!traffic || version === seen.version) return null;
    const chart = pair ? countedParts(pair.other.index.chart) : counted?.[version];
    return chart ? compare(seenVersion(chart, version, traffic), pair) : null;
  }, [asked.tag, entry, seen, version, other, pair, counted, traffic]);
}
