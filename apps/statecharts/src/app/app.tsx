import { lazy, Suspense, useEffect } from "react";
import { findEntry } from "../charts/entries.ts";
import { useAddress } from "./address.ts";

const Gallery = lazy(async () => ({ default: (await import("../gallery/gallery.tsx")).Gallery }));
const Viewer = lazy(async () => ({ default: (await import("../viewer/viewer.tsx")).Viewer }));

const LivePage = lazy(async () => ({ default: (await import("../live/live-page.tsx")).LivePage }));

/** The page that lists the windows that can be watched; no machine has this name. */
const LIVE = "live";

/** The gallery, one chart, or the windows that can be watched. */
export function App() {
  const { chart } = useAddress();
  const entry = chart === null ? undefined : findEntry(chart);
  const title = entry?.chart.title ?? (chart === LIVE ? "Live" : "Statecharts");
  useEffect(() => {
    document.title = `${title} · Marquee`;
  }, [title]);
  return (
    <Suspense>
      {entry && <Viewer key={entry.chart.id} entry={entry} />}
      {!entry && chart === LIVE && <LivePage />}
      {!entry && chart !== LIVE && <Gallery missing={chart} />}
    </Suspense>
  );
}
