import { Tabs } from "@marquee/ui/controls/tabs.tsx";
import { Suspense } from "react";
import type { Entry } from "../charts/entry.ts";
import {
  CasePanel,
  ComparePanel,
  CoveragePanel,
  LiveMachine,
  RulesPanel,
  SimulatePanel,
  TrafficPanel,
} from "../panel/lazy-panels.ts";
import type { Walking } from "../walk/use-walk.ts";
import { openTab, tabOf, tabsOf, titleOfTab, type Tab } from "./tabs.ts";
import type { Watched } from "./watched.ts";

/** What the open tab says about the chart. */
export function SidePanel(props: {
  readonly entry: Entry;
  readonly tab: Tab;
  readonly walking: Walking;
  readonly guard: string;
  /** The state that is open on the chart. */
  readonly selected: string | null;
  readonly show: (id: string) => void;
  readonly onWatched: (watched: Watched) => void;
}) {
  const { entry, tab, walking, guard, selected, show, onWatched } = props;
  return (
    <aside
      className="flex min-h-0 w-93 flex-none flex-col border-l border-line bg-surface max-[1100px]:h-[46%] max-[1100px]:w-full max-[1100px]:border-t max-[1100px]:border-l-0 max-[700px]:group-has-data-beside/work:h-[34%]"
      aria-label="About this chart"
    >
      <Tabs
        label="What the panel shows"
        tabs={tabsOf(tab)}
        value={tab}
        onValueChange={(value) => openTab(tabOf(value))}
        className="flex min-h-0 flex-1 flex-col *:[[role=tablist]]:flex-none *:[[role=tabpanel]]:flex-1 *:[[role=tabpanel]]:overflow-auto"
        isDense
      >
        <h2 className="sr-only">{titleOfTab(tab)}</h2>
        <Suspense>
          {tab === "simulate" && (
            <SimulatePanel entry={entry} walking={walking} selected={selected} />
          )}
          {tab === "rules" && <RulesPanel entry={entry} guard={guard} show={show} />}
          {tab === "coverage" && <CoveragePanel entry={entry} show={show} />}
          {tab === "traffic" && (
            <TrafficPanel entry={entry} selected={selected} show={show} onWatched={onWatched} />
          )}
          {tab === "compare" && <ComparePanel entry={entry} show={show} onWatched={onWatched} />}
          {tab === "live" && <LiveMachine entry={entry} onWatched={onWatched} />}
          {tab === "case" && <CasePanel entry={entry} onWatched={onWatched} />}
        </Suspense>
      </Tabs>
    </aside>
  );
}
