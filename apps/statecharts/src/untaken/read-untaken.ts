import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { countedParts } from "@marquee/charts/chart/counted-chart";
import { type GuardBranch, guardBranch } from "@marquee/charts/chart/guard-branch";
import { neverReached } from "@marquee/domain/traffic/leaving";
import type { Traffic } from "@marquee/domain/traffic/traffic.schema";
import type { Entry } from "../charts/entry.ts";
import { seenVersion } from "../traffic/seen-traffic.ts";

/** A transition that no run took, with the branch of a guard that it is. */
export interface Untaken {
  readonly id: string;
  readonly branch: GuardBranch | null;
}

/** What no run of a machine took in the period. */
export interface MachineUntaken {
  readonly entry: Entry;
  /** Runs that began, in words. */
  readonly runs: string;
  /** Branches of guards first. */
  readonly untaken: readonly Untaken[];
}

/** Branches of guards before the others: what they let through is asked most. */
export const branchesFirst = (entry: Entry, ids: readonly string[]): readonly Untaken[] =>
  ids
    .map((id): Untaken => {
      const one = entry.index.transition(id);
      return { id, branch: one ? guardBranch(entry.chart, one) : null };
    })
    .toSorted((a, b) => Number(a.branch === null) - Number(b.branch === null));

/** What no run took of a machine's chart as it is now; null if nothing was counted of it. */
export function untakenOf(entry: Entry, traffic: Traffic): MachineUntaken | null {
  const seen = seenVersion(countedParts(entry.chart), pathsHash(entry.chart), traffic);
  if (seen.cells.length === 0) return null;
  const ids = neverReached(seen.chart, seen.cells).transitions.flatMap(
    (at) => seen.chart.transitions[at]?.id ?? [],
  );
  return { entry, runs: seen.words("run", "begun"), untaken: branchesFirst(entry, ids) };
}
