import { Link } from "@tanstack/react-router";
import { Button } from "@marquee/ui/button.tsx";
import { Note } from "@marquee/ui/note.tsx";
import { useShownError } from "./use-shown-error.ts";

/** A mail link that does not work any more: why, and how to get another. */
export function LinkRefused({ reason }: { readonly reason: string }) {
  const shown = useShownError(reason);
  if (shown === null) return null;
  return (
    <>
      <Note tone="bad" role="alert" title={shown}>
        The link was used before, or is too old. Ask for a new one.
      </Note>
      <Button asChild variant="primary" size="lg">
        <Link to="/forgotPassword">Ask for a new link</Link>
      </Button>
    </>
  );
}
