import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

/** A mail link that does not work any more: why, and how to get another. */
export function LinkRefused({ reason }: { readonly reason: string }) {
  return (
    <>
      <Note tone="bad" role="alert" title={reason}>
        The link was used before, or is too old. Ask for a new one.
      </Note>
      <Button asChild variant="primary" size="lg">
        <Link to="/forgotPassword">Ask for a new link</Link>
      </Button>
    </>
  );
}
