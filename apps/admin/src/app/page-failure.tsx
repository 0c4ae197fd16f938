import { toFailure } from "@marquee/api/client/api-failure";
import { versionMessages } from "@marquee/domain/session/messages";
import { Button } from "@marquee/ui/controls/button.tsx";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useReplacedVersion } from "../session/replaced-version.ts";
import { useWhenBack } from "../session/use-when-back.ts";

/** A screen that broke: what it means for the user's data, what to do, and the number to quote. Loaded with the page. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { message, reference } = toFailure(error);
  const replaced = useReplacedVersion();
  useWhenBack(reset);
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center px-6 py-16 text-center"
    >
      <h1 className="text-section">This page could not be shown</h1>
      <p className="text-muted">{replaced ? versionMessages.replaced : message}</p>
      <p className="mb-4 text-muted">
        Nothing that was saved is lost.{" "}
        <span>{replaced ? "Reload to go on." : "Try again, or go on elsewhere."}</span>
        {reference ? <span className="figures block">Reference {reference}</span> : null}
      </p>
      <Button variant="primary" onClick={replaced ? () => window.location.reload() : reset}>
        {replaced ? "Reload" : "Try again"}
      </Button>
    </div>
  );
}
