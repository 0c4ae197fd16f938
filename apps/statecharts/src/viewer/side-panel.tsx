import { Suspense } from "react";
import type { Entry } from "../charts/entry.ts";
import type { Watched } from "./watched.ts";
import {
  ComparePanel,
  CoveragePanel,
  LiveMachine,
  RulesPanel,
  SimulatePanel,
  TrailPanel,
} from "../panel/lazy-panels.ts";
import type { Walking } from "../walk/use-walk.ts";
import { Tabs, titleOfTab, type Tab } from "./tabs.tsx";

/** What the open tab says about the chart. */
export function SidePanel(props: {
  readonly entry: Entry;
  readonly tab: Tab;
  readonly walking: Walking;
  readonly guard: string;
  readonly show: (id: string) => void;
  readonly onWatched: (watched: Watched) => void;
}) {
  const { entry, tab, walking, guard, show, onWatched } = props;
  return (
    <aside className="side" aria-label="About this chart">
      <Tabs tab={tab} />
      <h2 className="hidden">{titleOfTab(tab)}</h2>
      <div className="body" role="tabpanel" aria-label={titleOfTab(tab)} tabIndex={0}>
        <Suspense>
          {tab === "simulate" && <SimulatePanel entry={entry} walking={walking} />}
          {tab === "rules" && <RulesPanel entry={entry} guard={guard} show={show} />}
          {tab === "coverage" && <CoveragePanel entry={entry} show={show} />}
          {tab === "compare" && <ComparePanel entry={entry} show={show} onWatched={onWatched} />}
          {tab === "live" && <LiveMachine entry={entry} onWatched={onWatched} />}
          {tab === "trail" && <TrailPanel entry={entry} onWatched={onWatched} />}
        </Suspense>
      </div>
    </aside>
  );
}
