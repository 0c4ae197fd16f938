import type { CountedChart } from "@marquee/domain/traffic/counted-chart";
import type { Traffic } from "@marquee/domain/traffic/traffic.schema";
import { useEffect, useMemo, useState } from "react";
import type { Entry } from "../charts/entry.ts";
import { loadCounted } from "../charts/load-counted.ts";
import type { AskedComparison } from "./asked-comparison.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { seenTraffic, seenVersion, type SeenTraffic } from "./seen-traffic.ts";
import { useTraffic } from "./use-traffic.ts";

/** The charts of all versions that were counted, once a comparison needs them. */
function useCountedCharts(id: string, isNeeded: boolean) {
  const [charts, setCharts] = useState<Readonly<Record<string, CountedChart>> | null>(null);
  useEffect(() => {
    if (isNeeded) void loadCounted(id)?.then(setCharts);
  }, [id, isNeeded]);
  return charts;
}

/** What differs from the other period or version; null while it is on its way, and without a comparison. */
export function useComparison(
  entry: Entry,
  asked: AskedComparison,
  traffic: Traffic | null,
  seen: SeenTraffic | null,
): readonly Difference[] | null {
  const other = useTraffic(entry.chart.id, "asked" in asked ? asked.asked : null).traffic;
  const version = asked.tag === "version" ? asked.version : null;
  const charts = useCountedCharts(entry.chart.id, version !== null);
  return useMemo(() => {
    if (asked.tag === "none" || !seen) return null;
    if (version === null) return other && differencesOf(entry, seen, seenTraffic(entry, other));
    const chart = charts?.[version];
    return chart && traffic
      ? differencesOf(entry, seen, seenVersion(chart, version, traffic))
      : null;
  }, [asked.tag, entry, seen, version, other, charts, traffic]);
}
