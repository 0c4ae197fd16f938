import { countRuns } from "@marquee/domain/cases/counted-runs";
import { endOfCentralDay, startOfCentralDay } from "@marquee/domain/dates/central-time";
import type { Cell } from "@marquee/domain/traffic/cell";
import { isStored, missingText, storedRuns } from "../cases/stored-runs.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { KnownVersions } from "./counted-charts.ts";
import type { TrafficFilter } from "./queries.ts";

/** What was counted of stored rows in a period, of the latest version of the chart. */
export interface CountedStored {
  readonly version: string;
  readonly cells: readonly Cell[];
  /** The days on which its runs began. */
  readonly begun: readonly string[];
  /** What is not in them; empty if all is. */
  readonly missing: string;
}

/**
 * Counts the runs of a chart of what is stored, from its rows (TRAFFIC-R1). They are of no kind of user: of one kind there are
 * none. Null of a chart that pages count.
 */
export async function countStored(
  tx: Tx,
  versions: KnownVersions,
  { machine, from, to, kind, market }: TrafficFilter,
): Promise<CountedStored | null> {
  const [latest] = versions;
  if (!latest || !isStored(machine) || kind !== undefined) return null;
  const [version, { chart }] = latest;
  const period = { from: startOfCentralDay(from), to: endOfCentralDay(to) };
  const runs = await storedRuns(tx, machine, { ...period, market });
  const { cells, begun } = countRuns(chart, runs, {
    from: Date.parse(period.from),
    to: Date.parse(period.to),
  });
  return { version, cells, begun, missing: missingText(machine, runs.length) };
}
