import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { guardBranch } from "@marquee/charts/chart/guard-branch";
import type { Traffic } from "@marquee/domain/traffic/traffic.schema";
import { describe, expect, it } from "vitest";
import { entryOf } from "../testing/entry-of.ts";
import { untakenOf } from "./read-untaken.ts";

const entry = entryOf("onboarding");
const placeOf = (id: string) => entry.chart.transitions.findIndex((one) => one.id === id);
const branchOf = (id: string) => {
  const one = entry.index.transition(id);
  return one && guardBranch(entry.chart, one);
};

const trafficOf = (cells: Traffic["versions"][number]["cells"]): Traffic => ({
  machine: "onboarding",
  from: "2026-03-01",
  to: "2026-05-29",
  versions:
    cells.length === 0
      ? []
      : [{ version: pathsHash(entry.chart), from: "2026-03-01", to: "2026-05-29", cells }],
  weeks: [],
  lastDay: "",
  isDemonstration: true,
  isCounting: true,
});
const cell = (what: "run" | "transition", of: string, n: number | null) => ({
  what,
  of,
  n,
  times: [],
});

describe("what no run took", () => {
  it("is a branch of a guard that says yes, or no where those before it on the same event refused", () => {
    expect(branchOf("onboarding.opening||0")).toEqual({ guards: ["isSignedUp"], says: "yes" });
    expect(branchOf("onboarding.opening||1")).toEqual({ guards: ["resumes"], says: "yes" });
    expect(branchOf("onboarding.opening||2")).toEqual({
      guards: ["isSignedUp", "resumes"],
      says: "no",
    });
    expect(branchOf("onboarding.resumeFailed|resume.retry|0")).toBeNull();
  });

  it("[TRAFFIC-L3] lists branches of guards first, and leaves out what was taken, however seldom", () => {
    const taken = String(placeOf("onboarding.opening||1"));
    const found = untakenOf(
      entry,
      trafficOf([cell("run", "begun", 400), cell("transition", taken, null)]),
    );
    expect(found?.runs).toBe("400");
    expect(found?.untaken).toHaveLength(entry.chart.transitions.length - 1);
    expect(found?.untaken.some(({ id }) => id === "onboarding.opening||1")).toBe(false);
    const branches = found?.untaken.map(({ branch }) => branch !== null) ?? [];
    expect(branches).toEqual(branches.toSorted((a, b) => Number(b) - Number(a)));
    expect(branches[0]).toBe(true);
    expect(branches.at(-1)).toBe(false);
  });

  it("leaves out a machine for which nothing was counted", () => {
    expect(untakenOf(entry, trafficOf([]))).toBeNull();
  });
});
