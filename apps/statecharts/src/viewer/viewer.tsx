import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { replaceParams, useAddress } from "../app/address.ts";
import { Canvas } from "../canvas/canvas.tsx";
import { MiniMap } from "../canvas/mini-map.tsx";
import { useSize, useView } from "../canvas/use-view.ts";
import type { LaidOutEntry } from "../charts/entry.ts";
import type { ExportFormat } from "../export/export-menu.tsx";
import { LiveControls, LiveWindows } from "../panel/lazy-panels.ts";
import type { Search } from "../top/find.tsx";
import { PageFrame, WorkRoom } from "../top/page-frame.tsx";
import { useWalk } from "../walk/use-walk.ts";
import { currentLeaves, firstLeaves } from "../walk/walk.ts";
import { ChartPane } from "./chart-pane.tsx";
import { useNotes } from "./notes.ts";
import { SidePanel } from "./side-panel.tsx";
import { SideSwitch } from "./side-switch.tsx";
import { type Tab, tabOf } from "./tabs.ts";
import { type OpenList, ToolBar } from "./tool-bar.tsx";
import { boxOf, useBeside } from "./use-beside.ts";
import { statesSeen, useFolding } from "./use-folding.ts";
import { useKeys } from "./use-keys.ts";
import { useOverlay } from "./use-overlay.ts";
import { useWatched } from "./use-watched.ts";
import { ViewerTop } from "./viewer-top.tsx";

const Legend = lazy(async () => ({ default: (await import("./legend.tsx")).Legend }));
const Outline = lazy(async () => ({ default: (await import("./outline.tsx")).Outline }));
const NoteCard = lazy(async () => ({ default: (await import("./note-card.tsx")).NoteCard }));

/** Tabs that say of the open state what it means: over their chart a card would hide numbers and marks. */
const HAS_OWN_WORDS: ReadonlySet<Tab> = new Set(["traffic"]);

/** One chart: its canvas, and the panel that walks it, explains it, measures it, compares it or watches it. */
export function Viewer({ entry }: { readonly entry: LaidOutEntry }) {
  const { chart } = entry;
  const { params } = useAddress();
  const tab = tabOf(params.get("tab"));
  const walking = useWalk(entry, tab === "simulate");
  const { walk, choices, take } = walking;
  const [openList, setOpenList] = useState<OpenList>(null);
  const toggleList = (list: OpenList) => setOpenList((open) => (open === list ? null : list));
  const canvas = useRef<SVGSVGElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const notes = useNotes(chart.id);
  const { watched, setWatched } = useWatched(tab);
  const [isMoved, setMoved] = useState(false);

  const size = useSize(room);
  // a comparison renders another chart
  const { index, layouts } = watched.shown ?? entry;
  const { beside } = watched;
  // an address may name what this chart does not have
  const about = index.find(params.get("state") ?? "");
  const selected = about?.id ?? null;

  const guards = Object.keys(entry.guards);
  const guard = guards.find((name) => name === params.get("guard")) ?? guards[0] ?? "";
  const [pointedIn, setPointed] = useState<{ tab: Tab; id: string } | null>(null);
  const pointed = selected ?? (pointedIn?.tab === tab ? pointedIn.id : null);
  const isWatching = tab === "live" || tab === "case";
  const current = useMemo(
    () => new Set(isWatching ? watched.leaves : walk && currentLeaves(walk)),
    [isWatching, watched, walk],
  );
  const { layout, toggle } = useFolding({
    layouts: layouts.layouts,
    index,
    size,
    seen: [...statesSeen(index, current, pointed), ...(tab === "traffic" ? watched.leaves : [])],
  });
  const firstState = index.state(index.chart.id).initial ?? "";
  const first = (walk && firstLeaves(walk)[0]) ?? firstState;
  const control = useView(size, layout, layout?.boxes[first] ?? layout?.boxes[firstState]);
  const { reveal } = control;
  const overlay = useOverlay({ entry, tab, walking, guard, watched, notes, pointed });
  const other = useBeside(beside, { index, layouts, layout, pointed });
  const { index: otherIndex = index, layout: otherLayout = layout } = other ?? {};

  const showBox = useCallback(
    (id: string) => {
      // what only the other version has is at its place there
      const box = boxOf(index, layout, id) ?? boxOf(otherIndex, otherLayout, id);
      if (box) reveal(box);
    },
    [layout, reveal, index, otherIndex, otherLayout],
  );
  // the canvas follows the walk, and what was found
  const [leaf] = current;
  const steps = walk?.at ?? 0;
  useEffect(() => {
    if (tab === "simulate" && leaf !== undefined && steps > 0) showBox(leaf);
  }, [tab, leaf, steps, showBox]);
  useEffect(() => {
    if (isWatching && leaf !== undefined && watched.isFollowing && !isMoved) showBox(leaf);
  }, [isWatching, leaf, watched.isFollowing, isMoved, showBox]);
  const [most] = tab === "traffic" ? watched.leaves : [];
  useEffect(() => {
    if (most !== undefined && pointed === null && !isMoved) showBox(most);
  }, [most, pointed, isMoved, showBox]);
  useEffect(() => {
    if (selected !== null) showBox(selected);
  }, [selected, showBox]);

  const point = useCallback(
    (id: string) => {
      setPointed({ tab, id });
      showBox(id);
    },
    [tab, showBox],
  );
  const onTransition = (id: string) => {
    const choice = choices.find(({ step }) => step.taken[0] === id);
    const one = entry.index.transition(id);
    if (tab === "simulate" && choice) take(choice);
    else if (one?.guard) replaceParams({ tab: "rules", guard: one.guard });
  };
  const goToState = (id: string) => {
    showBox(id);
    canvas.current
      ?.querySelector<SVGElement>(`[data-state="${CSS.escape(id)}"]`)
      ?.focus({ preventScroll: true });
  };
  const save = async (format: ExportFormat) => {
    const { exportChart } = await import("../export/export-chart.ts");
    // of a comparison, both charts as they are rendered
    if (layout)
      await exportChart(format, {
        entry: { ...entry, chart: index.chart, index },
        layout,
        overlay,
        notes,
        caption: beside?.titles[1] ?? watched.caption,
        beside:
          other && beside
            ? {
                chart: other.index.chart,
                layout: other.layout,
                overlay: other.overlay,
                caption: beside.titles[0],
                lines: beside.lines,
              }
            : undefined,
      });
  };
  const loadSearch = async (): Promise<Search> => {
    const { searchChart } = await import("./search-chart.ts");
    return searchChart(entry);
  };
  useKeys({
    walking,
    control,
    tab,
    current: leaf,
    showBox,
    toggleList,
  });

  const onCanvas = {
    control,
    onState: (id: string) => replaceParams({ state: id }),
    onTransition,
    onToggle: toggle,
    onDrag: () => setMoved(true),
  };
  const selectedBox = selected === null ? undefined : layout?.boxes[selected];
  return (
    <PageFrame
      top={
        <ViewerTop
          entry={entry}
          tab={tab}
          notes={notes.length}
          loadSearch={loadSearch}
          shared={watched.shared}
          save={layout ? save : null}
        />
      }
    >
      <WorkRoom>
        {tab === "live" && (
          <Suspense>
            <LiveWindows entry={entry} />
          </Suspense>
        )}
        <main className="relative min-h-0 min-w-0 flex-1">
          {/* two charts need the room more than the list below them */}
          <div className="flex h-full max-[700px]:flex-col" data-beside={other ? "" : undefined}>
            {other && size.width > 0 && (
              <ChartPane letter="A" title={beside?.titles[0]}>
                <Canvas {...other} {...onCanvas} name={beside?.titles[0].title ?? ""} />
              </ChartPane>
            )}
            <ChartPane letter="B" title={beside?.titles[1]} room={room}>
              {layout && size.width > 0 && (
                <Canvas
                  index={index}
                  layout={layout}
                  overlay={overlay}
                  canvas={canvas}
                  name={beside?.titles[1].title ?? ""}
                  {...onCanvas}
                />
              )}
              <Suspense>
                {about && selectedBox && !HAS_OWN_WORDS.has(tab) && (
                  <NoteCard
                    key={about.id}
                    chart={chart.id}
                    about={about}
                    notes={notes}
                    at={[
                      (selectedBox[0] + selectedBox[2]) * control.view.scale + control.view.x + 8,
                      selectedBox[1] * control.view.scale + control.view.y,
                    ]}
                    close={() => replaceParams({ state: "" })}
                  />
                )}
              </Suspense>
            </ChartPane>
          </div>
          {layout && size.width > 0 && !other && (
            <MiniMap index={index} layout={layout} current={current} control={control} />
          )}
          <Suspense>
            {openList === "legend" && <Legend />}
            {openList === "outline" && <Outline index={index} overlay={overlay} goTo={goToState} />}
            {tab === "live" && <LiveControls entry={entry} />}
          </Suspense>
          {tab === "compare" && watched.shown && <SideSwitch />}
          <ToolBar
            control={control}
            openList={openList}
            toggleList={toggleList}
            isAtRight={other !== null}
          />
        </main>
        <SidePanel
          entry={entry}
          tab={tab}
          walking={walking}
          guard={guard}
          selected={selected}
          show={point}
          onWatched={setWatched}
        />
      </WorkRoom>
    </PageFrame>
  );
}
