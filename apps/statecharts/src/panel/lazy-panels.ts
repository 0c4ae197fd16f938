import { lazy } from "react";

/** A walk needs the machine itself; the chart is rendered before. */
export const SimulatePanel = lazy(async () => {
  const { SimulatePanel: panel } = await import("./simulate-panel.tsx");
  return { default: panel };
});

/** The rules and their tests are text that only this tab needs. */
export const RulesPanel = lazy(async () => {
  const { RulesPanel: panel } = await import("./rules-panel.tsx");
  return { default: panel };
});

/** The figures of every guard are needed here alone. */
export const CoveragePanel = lazy(async () => {
  const { CoveragePanel: panel } = await import("./coverage-panel.tsx");
  return { default: panel };
});

/** Watching a window is loaded by those who watch one. */
const liveView = () => import("../live/live-view.tsx");
export const LiveWindows = lazy(async () => ({ default: (await liveView()).LiveWindows }));
export const LiveControls = lazy(async () => ({ default: (await liveView()).LiveControls }));
export const LiveMachine = lazy(async () => ({ default: (await liveView()).LiveMachine }));

/** Numbers are for staff: who is signed in, and the sums, are loaded here alone. */
export const TrafficPanel = lazy(async () => {
  const { TrafficPanel: panel } = await import("../traffic/traffic-panel.tsx");
  return { default: panel };
});

/** What happened to one case is for staff, and read from the server. */
export const CasePanel = lazy(async () => {
  const { CasePanel: panel } = await import("../case/case-panel.tsx");
  return { default: panel };
});

/** The earlier versions, and what tells them apart, are large. */
export const ComparePanel = lazy(async () => {
  const { ComparePanel: panel } = await import("./compare-panel.tsx");
  return { default: panel };
});
