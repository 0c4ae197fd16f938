import { CloudOff, WifiOff } from "lucide-react";
import { Button } from "./button.tsx";

export interface ConnectionNoteProps {
  /** The device has no network, or the server does not answer. */
  readonly missing: "network" | "server";
  /** Calls the server at once. */
  readonly onTry: () => void;
}

/** Shows over the page that the server or the network is away, and that nothing is lost. */
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
