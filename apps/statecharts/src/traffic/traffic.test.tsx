import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { countedParts } from "@marquee/charts/chart/counted-chart";
import type { Traffic } from "@marquee/domain/traffic/traffic.schema";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { entryOf } from "../testing/entry-of.ts";
import { askedComparison } from "./asked-comparison.ts";
import { askedTraffic, periodBefore } from "./asked-traffic.ts";
import {
  changeText,
  type Difference,
  differencesOf,
  touchedRuns,
  withDifferences,
} from "./differences.ts";
import { FunnelSection } from "./funnel-section.tsx";
import { seenVersion } from "./seen-traffic.ts";
import { StateSection } from "./state-section.tsx";
import { trafficOverlay } from "./traffic-overlay.ts";
import { trafficCsv, trafficRows } from "./traffic-rows.ts";

const entry = entryOf("onboarding");
const chart = countedParts(entry.chart);
const state = (key: string) => chart.states.findIndex(({ id }) => id.endsWith(`.${key}`));
const transition = (start: string) => chart.transitions.findIndex(({ id }) => id.startsWith(start));
const [signUp, opening] = [state("signUp"), state("opening")];
const otherwise = chart.transitions.findIndex(({ id }) => id === "onboarding.opening||1");
const typed = transition("onboarding.filling|data.changed|0");
const cell = (
  what: "run" | "transition" | "state" | "left" | "reach" | "hop",
  of: string | number,
  n: number | null,
  times: number[] = [],
) => ({ what, of: String(of), n, times });
const traffic: Traffic = {
  machine: "onboarding",
  from: "2026-03-01",
  to: "2026-05-29",
  versions: [
    {
      version: pathsHash(entry.chart),
      from: "2026-03-01",
      to: "2026-05-29",
      cells: [
        cell("run", "begun", 400),
        cell("transition", otherwise, 400),
        cell("transition", typed, 9000),
        cell("reach", `${signUp}>${signUp}`, 300),
        cell("state", signUp, 300, [0, 0, 300]),
        cell("left", signUp, null),
        cell("hop", `${signUp}>${state("storeInfo")}`, 270),
      ],
    },
  ],
  weeks: [],
  lastDay: "2026-05-29",
  isDemonstration: true,
  isCounting: true,
};
const seen = seenVersion(chart, pathsHash(entry.chart), traffic);

describe("traffic on a chart", () => {
  it("[TRAFFIC-E1] has a number on each transition, and share, time and who left on each state", () => {
    const { counts } = trafficOverlay(seen);
    const id = (place: number) => chart.states[place]?.id ?? "";
    expect(counts?.states[id(signUp)]).toEqual({
      text: "75.0 % · 0.2 s",
      left: "under 5 left",
      isNever: false,
    });
    expect(counts?.states[id(opening)]).toEqual({ text: "400 passed", left: "", isNever: false });
    expect(counts?.states[id(state("resumeFailed"))]).toMatchObject({
      text: "never",
      isNever: true,
    });
    expect(counts?.transitions["onboarding.opening||0"]).toEqual({ text: "never", width: 0 });
  });
  it("[TRAFFIC-E2] is thick by the root of the number, and typing sets no scale", () => {
    const { counts } = trafficOverlay(seen);
    expect(counts?.transitions["onboarding.opening||1"]?.width).toBe(9);
  });
  it("[TRAFFIC-E3] says of an open state where its runs came from and went to", () => {
    render(<StateSection entry={entry} seen={seen} selected="onboarding.filling.signUp" />);
    const section = screen.getByRole("region", { name: "Sign up" });
    expect(section.textContent).toContain("300 runs, 75.0 % of all");
    expect(section.textContent).toMatch(/Went to nextStore info270/);
  });
  it("[TRAFFIC-E5] is the same in the table and for a spreadsheet", () => {
    const rows = trafficRows(entry.index, seen);
    expect(rows).toHaveLength(chart.states.length - 1 + chart.transitions.length);
    expect(rows.find(({ id }) => id.endsWith(".signUp"))).toMatchObject({
      runs: "300",
      share: "75.0 %",
      left: "under 5",
    });
    expect(rows.find(({ id }) => id.endsWith(".opening"))).toMatchObject({
      runs: "400",
      share: "",
    });
    expect(trafficCsv(rows).split("\r\n")).toHaveLength(rows.length + 1);
    expect(trafficCsv(rows)).toContain('"State","Sign up","","300","75.0"');
    expect(trafficCsv(rows)).toMatch(/"State","Sign up",.*"under 5"/);
  });
  it("[TRAFFIC-E4] is what the address asks for, and what that has that is nothing is ignored", () => {
    const now = new Date("2026-05-30T18:00:00Z");
    const asked = askedTraffic(
      new URLSearchParams("from=2026-05-01&to=junk&kind=ghost&market=US"),
      now,
    );
    expect(asked).toEqual({ from: "2026-05-01", to: "2026-05-29", kind: "", market: "US" });
    expect(periodBefore(asked)).toMatchObject({ from: "2026-04-02", to: "2026-04-30" });
  });
});

describe("a comparison", () => {
  const asked = askedTraffic(new URLSearchParams("from=2026-03-01&to=2026-03-30"), new Date());
  const read = (query: string) => askedComparison(new URLSearchParams(query), asked);

  it("[TRAFFIC-E4] [TRAFFIC-D3] is with the period before, any other days, or another version, as the address holds it", () => {
    expect(read("compared=before")).toMatchObject({
      tag: "before",
      asked: { from: "2026-01-30", to: "2026-02-28" },
    });
    expect(read("compared=days&fromB=2025-03-01&toB=2025-03-30")).toMatchObject({
      tag: "days",
      asked: { from: "2025-03-01", to: "2025-03-30" },
    });
    expect(read("compared=0123456789abcdef")).toEqual({
      tag: "version",
      version: "0123456789abcdef",
    });
    expect(read("compared=nonsense")).toEqual({ tag: "none" });
  });

  it("[TRAFFIC-D3] marks on the chart by an arrow and a number what is surely different, and nothing else", () => {
    const leaving = (left: number) =>
      seenVersion(chart, "v", {
        ...traffic,
        versions: [
          {
            version: "v",
            from: "2026-03-01",
            to: "2026-03-30",
            cells: [
              cell("run", "begun", 1000),
              cell("run", "finished", 500),
              cell("reach", `${signUp}>${signUp}`, 900),
              cell("left", signUp, left),
            ],
          },
        ],
      });
    const differences = differencesOf(entry, leaving(90), leaving(270));
    const [first, ...more] = differences;
    expect(first).toMatchObject({ title: "Sign up: left there", sure: "sure" });
    expect(first && changeText(first)).toBe("▼ 20.0");
    expect(more.every(({ sure }) => sure !== "sure")).toBe(true);
    const { counts } = withDifferences(trafficOverlay(leaving(90)), differences);
    expect(counts?.states[chart.states[signUp]?.id ?? ""]).toEqual({
      text: "90.0 %",
      left: "▼ 20.0 · 90 left",
      isNever: false,
    });
    expect(differencesOf(entry, leaving(90), leaving(90))).toEqual([]);
  });

  it("[TRAFFIC-D3] says how many runs a difference is, and nothing of a share that is not told", () => {
    const one = { is: 0.8, was: 0.75, whole: 2000 } as Difference;
    expect(touchedRuns(one)).toBe(100);
    expect(touchedRuns({ ...one, was: null })).toBe(null);
  });

  it("[TRAFFIC-R3] tells of what the server stores what is still there, from the first state to the one it is for", () => {
    const branch = entryOf("branchRecord");
    const parts = countedParts(branch.chart);
    const place = (key: string) => parts.states.findIndex(({ id }) => id.endsWith(`.${key}`));
    const stored = seenVersion(parts, "v", {
      ...traffic,
      versions: [
        {
          version: "v",
          from: "2026-03-01",
          to: "2026-03-30",
          cells: [cell("run", "begun", 100), cell("left", place("pending"), 20)],
        },
      ],
    });
    const { counts } = trafficOverlay(stored, branch.goal !== null);
    expect(counts?.states["branchRecord.pending"]?.left).toBe("20 there");
    render(<FunnelSection entry={branch} seen={stored} selected={null} />);
    const [from, to] = screen
      .getAllByRole("combobox")
      .map((one) => (one as HTMLSelectElement).value);
    expect([from, to]).toEqual(["branchRecord.pending", "branchRecord.live"]);
  });
  it("[TRAFFIC-F3] begins its funnel with the state that is open, else with that which most runs come to", () => {
    const renderSelected = (selected: string | null) => {
      const { unmount } = render(<FunnelSection entry={entry} seen={seen} selected={selected} />);
      const [from] = screen.getAllByRole("combobox");
      const value = (from as HTMLSelectElement).value;
      unmount();
      return value;
    };
    expect(renderSelected(null)).toBe("onboarding.filling.signUp");
    expect(renderSelected("onboarding.filling.address")).toBe("onboarding.filling.address");
    // nothing begins with the end
    expect(renderSelected("onboarding.left")).toBe("onboarding.filling.signUp");
  });
});
