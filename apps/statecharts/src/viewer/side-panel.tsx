import { Suspense } from "react";
import type { Entry } from "../charts/entries.ts";
import type { Watched } from "../live/live-view.tsx";
import {
  ComparePanel,
  CoveragePanel,
  LiveMachine,
  RulesPanel,
  TrailPanel,
} from "../panel/lazy-panels.ts";
import { SimulatePanel } from "../panel/simulate-panel.tsx";
import type { Choice, Walk } from "../walk/walk.ts";
import { Tabs, titleOfTab, type Tab } from "./tabs.tsx";

/** What the open tab says about the chart. */
export function SidePanel(props: {
  readonly entry: Entry;
  readonly tab: Tab;
  readonly walk: Walk;
  readonly choices: readonly Choice[];
  readonly setWalk: (walk: Walk) => void;
  readonly restart: (startNumber: number) => void;
  readonly startNumber: number;
  readonly guard: string;
  readonly show: (id: string) => void;
  readonly onWatched: (watched: Watched) => void;
}) {
  const { entry, tab, walk, choices, setWalk, restart, startNumber } = props;
  const { guard, show, onWatched } = props;
  return (
    <aside className="side" aria-label="About this chart">
      <Tabs tab={tab} />
      <h2 className="hidden">{titleOfTab(tab)}</h2>
      <div className="body" role="tabpanel" tabIndex={0}>
        <Suspense>
          {tab === "simulate" && (
            <SimulatePanel
              entry={entry}
              walk={walk}
              choices={choices}
              setWalk={setWalk}
              restart={restart}
              startNumber={startNumber}
            />
          )}
          {tab === "rules" && <RulesPanel entry={entry} guard={guard} />}
          {tab === "coverage" && <CoveragePanel entry={entry} show={show} />}
          {tab === "compare" && <ComparePanel entry={entry} show={show} onWatched={onWatched} />}
          {tab === "live" && <LiveMachine entry={entry} onWatched={onWatched} />}
          {tab === "trail" && <TrailPanel entry={entry} onWatched={onWatched} />}
        </Suspense>
      </div>
    </aside>
  );
}
