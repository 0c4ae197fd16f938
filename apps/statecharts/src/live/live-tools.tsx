import { Icon } from "../top/icon.tsx";
import { clearTrail, follow, hold, type Live, type LiveWindow } from "./live-store.ts";

/** How the canvas follows the user. */
export function LiveTools({ live, window }: { readonly live: Live; readonly window: LiveWindow }) {
  return (
    <div className="float tools live" role="toolbar" aria-label="Watching">
      <button
        type="button"
        className={live.isFollowing ? "on" : ""}
        aria-pressed={live.isFollowing}
        onClick={() => follow(!live.isFollowing)}
      >
        <Icon name="eye" />{" "}
        <span>{live.isFollowing ? "Following the user" : "Follow the user"}</span>
      </button>
      <hr />
      <button
        type="button"
        className={live.isHeld ? "on" : ""}
        aria-pressed={live.isHeld}
        onClick={() => hold(!live.isHeld)}
      >
        Hold
      </button>
      <button type="button" onClick={() => clearTrail(window)}>
        Clear trail
      </button>
    </div>
  );
}
