import { lazy, Suspense, use, useDeferredValue, useEffect } from "react";
import type { DrawnEntry } from "../charts/entry.ts";
import { loadEntry } from "../charts/load-entry.ts";
import { useAddress } from "./address.ts";

const Gallery = lazy(async () => ({ default: (await import("../gallery/gallery.tsx")).Gallery }));
const viewer = () => import("../viewer/viewer.tsx");
const Viewer = lazy(async () => ({ default: (await viewer()).Viewer }));

const LivePage = lazy(async () => ({ default: (await import("../live/live-page.tsx")).LivePage }));

const RulesPage = lazy(async () => ({
  default: (await import("../rules/rules-page.tsx")).RulesPage,
}));

/** Pages besides the charts; no machine has one of these names. */
const PAGES: Readonly<Record<string, readonly [title: string, page: typeof LivePage]>> = {
  live: ["Live", LivePage],
  rules: ["All rules", RulesPage],
};

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Marquee`;
  }, [title]);
}

function ChartPage({ loading }: { readonly loading: Promise<DrawnEntry> }) {
  const entry = use(loading);
  useTitle(entry.chart.title);
  return <Viewer key={entry.chart.id} entry={entry} />;
}

function OtherPage({ name }: { readonly name: string | null }) {
  const [title, Page] = PAGES[name ?? ""] ?? ["Statecharts", null];
  useTitle(title);
  return Page ? <Page /> : <Gallery missing={name} />;
}

/** The gallery, one chart, the windows that can be watched, or all rules. */
export function App() {
  // what is shown stays until the next page is loaded
  const chart = useDeferredValue(useAddress().chart);
  const loading = chart === null ? null : loadEntry(chart);
  // the viewer is loaded beside its chart, not after it
  if (loading) void viewer();
  return (
    <Suspense>{loading ? <ChartPage loading={loading} /> : <OtherPage name={chart} />}</Suspense>
  );
}
