import { Icon } from "../top/icon.tsx";
import { ToolButton, ToolFrame, ToolLine } from "../viewer/tool-button.tsx";
import { clearTrail, follow, hold, type Live, type LiveWindow } from "./live-store.ts";

/** How the canvas follows the user. */
export function LiveTools({ live, window }: { readonly live: Live; readonly window: LiveWindow }) {
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
