import { usePageTitle } from "@marquee/ui/browser/page-title.ts";
import { lazy, memo, Suspense, use } from "react";
import type { LaidOutEntry } from "../charts/entry.ts";
import { loadEntry } from "../charts/load-entry.ts";
import { loadViewer } from "../viewer/load-viewer.ts";
import { useShownAddress } from "./address.ts";

const Gallery = lazy(async () => ({ default: (await import("../gallery/gallery.tsx")).Gallery }));
const Viewer = lazy(async () => ({ default: (await loadViewer()).Viewer }));

const LivePage = lazy(async () => ({ default: (await import("../live/live-page.tsx")).LivePage }));

const RulesPage = lazy(async () => ({
  default: (await import("../rules/rules-page.tsx")).RulesPage,
}));

const GapsPage = lazy(async () => ({ default: (await import("../gaps/gaps-page.tsx")).GapsPage }));

const UntakenPage = lazy(async () => ({
  default: (await import("../untaken/untaken-page.tsx")).UntakenPage,
}));

/** Pages besides the charts; no machine has one of these names. */
const PAGES: ReadonlyMap<string, readonly [title: string, page: typeof LivePage]> = new Map([
  ["live", ["Live", LivePage]],
  ["rules", ["All rules", RulesPage]],
  ["gaps", ["Not exercised", GapsPage]],
  ["untaken", ["Never taken", UntakenPage]],
]);

function ChartPage({ loading }: { readonly loading: Promise<LaidOutEntry> }) {
  const entry = use(loading);
  usePageTitle(entry.chart.title);
  return <Viewer key={entry.chart.id} entry={entry} />;
}

/** It is not rendered again when the user leaves it. */
const OtherPage = memo(function OtherPage(props: {
  readonly name: string | null;
  readonly show: string;
}) {
  const { name, show } = props;
  const [title, Page] = PAGES.get(name ?? "") ?? ["Statecharts", null];
  usePageTitle(title);
  return Page ? <Page /> : <Gallery missing={name} show={show} />;
});

/** The gallery, one chart, the windows that can be watched, all rules, what no test exercises, or what no user took. */
export function App() {
  const { chart, params } = useShownAddress();
  const loading = chart === null ? null : loadEntry(chart);
  // the viewer is loaded beside its chart, not after it
  if (loading) void loadViewer();
  return (
    <Suspense>
      {loading ? (
        <ChartPage loading={loading} />
      ) : (
        <OtherPage name={chart} show={params.get("show") ?? ""} />
      )}
    </Suspense>
  );
}
