import { lazy, Suspense, useEffect } from "react";
import { findEntry } from "../charts/entries.ts";
import { useAddress } from "./address.ts";

const Gallery = lazy(async () => ({ default: (await import("../gallery/gallery.tsx")).Gallery }));
const Viewer = lazy(async () => ({ default: (await import("../viewer/viewer.tsx")).Viewer }));

const LivePage = lazy(async () => ({ default: (await import("../live/live-page.tsx")).LivePage }));

const RulesPage = lazy(async () => ({
  default: (await import("../rules/rules-page.tsx")).RulesPage,
}));

/** Pages besides the charts; no machine has one of these names. */
const PAGES: Readonly<Record<string, readonly [title: string, page: typeof LivePage]>> = {
  live: ["Live", LivePage],
  rules: ["All rules", RulesPage],
};

/** The gallery, one chart, the windows that can be watched, or all rules. */
export function App() {
  const { chart } = useAddress();
  const entry = chart === null ? undefined : findEntry(chart);
  const [pageTitle, Page] = PAGES[chart ?? ""] ?? ["Statecharts", null];
  const title = entry?.chart.title ?? pageTitle;
  useEffect(() => {
    document.title = `${title} · Marquee`;
  }, [title]);
  return (
    <Suspense>
      {entry && <Viewer key={entry.chart.id} entry={entry} />}
      {!entry && (Page ? <Page /> : <Gallery missing={chart} />)}
    </Suspense>
  );
}
