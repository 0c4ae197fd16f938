import { useCallback, useState } from "react";
import type { Tab } from "./tabs.ts";
import { UNWATCHED, type Watched } from "./watched.ts";

/** What the open tab wants the canvas to show: of the tab before, nothing is left. */
export function useWatched(tab: Tab) {
  const [last, setLast] = useState({ tab, watched: UNWATCHED });
  const setWatched = useCallback((watched: Watched) => setLast({ tab, watched }), [tab]);
  return { watched: last.tab === tab ? last.watched : UNWATCHED, setWatched };
}
