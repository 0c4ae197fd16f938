import { useEffect } from "react";
import type { Entry } from "../charts/entry.ts";
import type { Watched } from "../viewer/watched.ts";
import { LiveActors } from "./live-actors.tsx";
import { leafStates } from "@marquee/charts/chart/part-text";
import { LivePanel } from "./live-panel.tsx";
import { LiveTools } from "./live-tools.tsx";
import { useFollowing, useLiveView } from "./use-live-view.ts";

interface LiveProps {
  readonly entry: Entry;
}

/** The windows and their machines, beside the canvas. */
export function LiveWindows({ entry }: LiveProps) {
  const { live, window, actor } = useLiveView(entry);
  return <LiveActors live={live} window={window} actor={actor} />;
}

/** How the canvas follows, on the canvas. */
export function LiveControls({ entry }: LiveProps) {
  const { live, window } = useLiveView(entry);
  return window && <LiveTools live={live} window={window} />;
}

/** The watched machine in the panel; says what the canvas is to show. */
export function LiveMachine({
  entry,
  onWatched,
}: LiveProps & { readonly onWatched: (watched: Watched) => void }) {
  const view = useLiveView(entry);
  const overlay = useFollowing(entry, view);
  const { live, window, actor, steps } = view;
  useEffect(() => {
    onWatched({
      overlay,
      leaves: actor ? leafStates(entry.index, actor.states) : [],
      isFollowing: live.isFollowing,
    });
  }, [onWatched, overlay, entry, actor, live.isFollowing]);
  return <LivePanel entry={entry} window={window} actor={actor} steps={steps} />;
}
