import { lazy, Suspense, useEffect } from "react";
import { findEntry } from "../charts/entries.ts";
import { useAddress } from "./address.ts";

const Gallery = lazy(async () => ({ default: (await import("../gallery/gallery.tsx")).Gallery }));
const Viewer = lazy(async () => ({ default: (await import("../viewer/viewer.tsx")).Viewer }));

/** The gallery, or one chart. */
export function App() {
  const { chart } = useAddress();
  const entry = chart === null ? undefined : findEntry(chart);
  const title = entry?.chart.title ?? "Statecharts";
  useEffect(() => {
    document.title = `${title} · Marquee`;
  }, [title]);
  return (
    <Suspense>
      {entry ? <Viewer key={entry.chart.id} entry={entry} /> : <Gallery missing={chart} />}
    </Suspense>
  );
}
