import { CloudOff, WifiOff } from "lucide-react";
import { Button } from "./button.tsx";

export interface ConnectionNoteProps {
  /** The device has no network, or the server does not answer. */
  readonly missing: "network" | "server";
  /** Asks the server at once. */
  readonly onTry: () => void;
}

/** Says over the page that nothing gets through right now, and that nothing is lost by it. */
export function ConnectionNote({ missing, onTry }: ConnectionNoteProps) {
  const Icon = missing === "network" ? WifiOff : CloudOff;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-wait-tint px-4 py-1.5 text-small text-wait-ink">
      <Icon className="size-4 text-wait-sign" aria-hidden="true" />
      {missing === "network"
        ? "You are offline. Nothing you typed is lost; this page goes on by itself once you are back."
        : "Marquee cannot be reached right now. Nothing you typed is lost; we keep trying."}
      {missing === "server" ? (
        <Button size="sm" onClick={onTry}>
          Try now
        </Button>
      ) : null}
    </div>
  );
}
