import { CloudOff, RotateCw, WifiOff } from "lucide-react";
import { Button } from "../controls/button.tsx";

export interface ConnectionNoteProps {
  /** The device has no network, the server does not respond, or it no longer has the parts of this page. */
  readonly missing: "network" | "server" | "parts";
  /** Calls the server at once, or loads the page again if its parts are gone. */
  readonly onTry: () => void;
}

const KINDS = {
  network: {
    Icon: WifiOff,
    text: "You are offline. Nothing you typed is lost; this page goes on by itself once you are back.",
    action: null,
  },
  server: {
    Icon: CloudOff,
    text: "Marquee cannot be reached right now. Nothing you typed is lost; we keep trying.",
    action: "Try now",
  },
  parts: {
    Icon: RotateCw,
    text: "Marquee has been updated since you opened this page, and parts of it cannot be loaded any more. Save what you are working on, then reload.",
    action: "Reload",
  },
} as const;

/** Shows over the page that the server, the network or a part of the page is missing, and what becomes of the work on it. */
export function ConnectionNote({ missing, onTry }: ConnectionNoteProps) {
  const { Icon, text, action } = KINDS[missing];
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-wait-tint px-4 py-1.5 text-small text-wait-ink">
      <Icon className="size-4 text-wait-sign" aria-hidden="true" />
      <span>{text}</span>
      {action ? (
        <Button size="sm" onClick={onTry}>
          {action}
        </Button>
      ) : null}
    </div>
  );
}
