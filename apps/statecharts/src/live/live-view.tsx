import { leafStates } from "@marquee/charts/chart/part-text";
import { useEffect } from "react";
import type { Entry } from "../charts/entry.ts";
import { Icon } from "../top/icon.tsx";
import { ToolButton, ToolFrame, ToolLine } from "../viewer/tool-button.tsx";
import type { Watched } from "../viewer/watched.ts";
import { LiveActors } from "./live-actors.tsx";
import { LivePanel } from "./live-panel.tsx";
import { clearTrail, follow, hold, type Live, type LiveWindow } from "./live-store.ts";
import { useFollowing, useLiveView } from "./use-live-view.ts";

/** How the canvas follows the user. */
function LiveTools({ live, window }: { readonly live: Live; readonly window: LiveWindow }) {
  return (
    <ToolFrame className="bottom-15.5 left-48 max-[1100px]:left-4" aria-label="Watching">
      <ToolButton aria-pressed={live.isFollowing} onClick={() => follow(!live.isFollowing)}>
        <Icon name="eye" />{" "}
        <span>{live.isFollowing ? "Following the user" : "Follow the user"}</span>
      </ToolButton>
      <ToolLine />
      <ToolButton aria-pressed={live.isHeld} onClick={() => hold(!live.isHeld)}>
        Hold
      </ToolButton>
      <ToolButton onClick={() => clearTrail(window)}>Clear trail</ToolButton>
    </ToolFrame>
  );
}

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
