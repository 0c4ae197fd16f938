import { Badge } from "@marquee/ui/content/badge.tsx";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { chartHref, replaceParams, useAddress } from "../app/address.ts";
import { Canvas } from "../canvas/canvas.tsx";
import { MiniMap } from "../canvas/mini-map.tsx";
import { useSize, useView } from "../canvas/use-view.ts";
import type { LaidOutEntry } from "../charts/entry.ts";
import { nounTitle } from "../charts/noun-title.ts";
import { LiveControls, LiveWindows } from "../panel/lazy-panels.ts";
import { Icon } from "../top/icon.tsx";
import { Find, type Search } from "../top/find.tsx";
import { Link, TopBar } from "../top/top-bar.tsx";
import { useWalk } from "../walk/use-walk.ts";
import { currentLeaves } from "../walk/walk.ts";
import { type ExportFormat, ExportMenu } from "../export/export-menu.tsx";
import { MachineSwitcher } from "./machine-switcher.tsx";
import { useNotes } from "./notes.ts";
import { DetachButton } from "./detach-button.tsx";
import { SideSwitch } from "./side-switch.tsx";
import { ShareButton } from "./share-button.tsx";
import { SidePanel } from "./side-panel.tsx";
import { type Tab, tabOf } from "./tabs.ts";
import { type OpenList, ToolBar } from "./tool-bar.tsx";
import { useKeys } from "./use-keys.ts";
import { statesSeen, useFolding } from "./use-folding.ts";
import { useOverlay } from "./use-overlay.ts";
import type { Watched } from "./watched.ts";

const Legend = lazy(async () => ({ default: (await import("./legend.tsx")).Legend }));
const Outline = lazy(async () => ({ default: (await import("./outline.tsx")).Outline }));
const NoteCard = lazy(async () => ({ default: (await import("./note-card.tsx")).NoteCard }));

const loadMachines = async () => (await import("../charts/listing.ts")).NOUNS;

const UNWATCHED: Watched = { overlay: {}, leaves: [], isFollowing: false };

/** One chart: its canvas, and the panel that walks it, explains it, measures it, compares it or watches it. */
export function Viewer({ entry }: { readonly entry: LaidOutEntry }) {
  const { chart, hash } = entry;
  const { params } = useAddress();
  const tab = tabOf(params.get("tab"));
  const walking = useWalk(entry, tab === "simulate");
  const { walk, choices, take } = walking;
  const [openList, setOpenList] = useState<OpenList>(null);
  const toggleList = (list: OpenList) => setOpenList((open) => (open === list ? null : list));
  const canvas = useRef<SVGSVGElement>(null);
  const room = useRef<HTMLElement>(null);
  const notes = useNotes(chart.id);
  const [watched, setWatched] = useState<Watched>(UNWATCHED);
  const [isMoved, setMoved] = useState(false);

  const size = useSize(room);
  // a comparison renders another chart
  const { index, layouts } = (tab === "compare" && watched.shown) || entry;
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
  const control = useView(size, layout, layout?.boxes[firstState]);
  const { reveal } = control;
  const overlay = useOverlay({ entry, tab, walking, guard, watched, notes, pointed });

  const showBox = useCallback(
    (id: string) => {
      const wire = layout?.wires.find(({ transitions }) => transitions.includes(id));
      const source = index.transition(id)?.source;
      const box =
        layout?.boxes[id] ??
        wire?.labels ??
        (source === undefined ? undefined : layout?.boxes[source]);
      if (box) reveal(box);
    },
    [layout, reveal, index],
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
    if (most !== undefined && selected === null && !isMoved) showBox(most);
  }, [most, selected, isMoved, showBox]);
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
    // of a comparison, the chart that is rendered
    if (layout)
      await exportChart(format, {
        entry: { ...entry, chart: index.chart, index },
        layout,
        overlay,
        notes,
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

  const isCurrent = entry.layouts.hash === hash;
  const selectedBox = selected === null ? undefined : layout?.boxes[selected];
  return (
    <div className="viewer">
      <TopBar
        crumbs={[
          <Link key="all" href={chartHref(null)} className="wide">
            Statecharts
          </Link>,
          <span key="noun" className="wide">
            {nounTitle(entry.noun)}
          </span>,
          <MachineSwitcher key="here" chart={chart.id} title={chart.title} load={loadMachines} />,
        ]}
        status={
          <span className="wide">
            <Badge tone={isCurrent ? "ok" : "bad"}>
              {isCurrent ? "Chart matches the running code" : "Chart is older than the code"}
            </Badge>
          </span>
        }
        find={<Find label="Find a state, event or rule" load={loadSearch} />}
      >
        <span className="row mute wide">
          <Icon name="note" />
          <span>{`${notes.length} ${notes.length === 1 ? "note" : "notes"}`}</span>
        </span>
        {layout && <ExportMenu label="Export" save={save} />}
        {tab === "live" ? (
          <DetachButton />
        ) : (
          <ShareButton what={tab === "simulate" ? "walk" : "view"} />
        )}
      </TopBar>
      <div className="work">
        {tab === "live" && (
          <Suspense>
            <LiveWindows entry={entry} />
          </Suspense>
        )}
        <main className="canvas" ref={room}>
          {layout && size.width > 0 && (
            <>
              <Canvas
                index={index}
                layout={layout}
                overlay={overlay}
                control={control}
                canvas={canvas}
                onState={(id) => replaceParams({ state: id })}
                onTransition={onTransition}
                onToggle={toggle}
                onDrag={() => setMoved(true)}
              />
              <MiniMap index={index} layout={layout} current={current} control={control} />
            </>
          )}
          <Suspense>
            {about && selectedBox && (
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
            {openList === "legend" && <Legend />}
            {openList === "outline" && <Outline index={index} overlay={overlay} goTo={goToState} />}
          </Suspense>
          {tab === "live" && (
            <Suspense>
              <LiveControls entry={entry} />
            </Suspense>
          )}
          {tab === "compare" && watched.shown && <SideSwitch />}
          <ToolBar control={control} openList={openList} toggleList={toggleList} />
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
      </div>
    </div>
  );
}
