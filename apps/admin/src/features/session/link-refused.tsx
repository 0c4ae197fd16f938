import { mailLinkMessages, mailLinkRefusal } from "@marquee/domain/session/mail-link";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Link } from "@tanstack/react-router";
import { ToSignIn } from "./to-sign-in.tsx";
import { useShownError } from "./use-shown-error.ts";

export interface LinkRefusedProps {
  /** What the link was for. */
  readonly mode: "verifyEmail" | "resetPassword";
  /** The identity service's code, or why it did not respond. */
  readonly reason: string;
}

/**
 * A mail link that does not work any more: why, and what helps. A verification link that was opened before, by a mail scanner
 * or on another device, has done its work (SESSION-L1).
 */
export function LinkRefused({ mode, reason }: LinkRefusedProps) {
  const shown = useShownError(reason);
  if (shown === null) return null;
  const refusal = mailLinkRefusal(mode, shown);
  if (refusal === "confirmed")
    return (
      <>
        <Note tone="ok" role="status" title={mailLinkMessages.confirmed}>
          {mailLinkMessages.confirmedBefore}
        </Note>
        <ToSignIn />
      </>
    );
  return (
    <>
      <Note tone="bad" role="alert" title={mailLinkMessages[refusal]}>
        {refusal === "failed"
          ? `${mailLinkMessages.tryAgain} (${shown})`
          : mailLinkMessages.askAgain}
      </Note>
      <Button asChild variant="primary" size="lg">
        <Link to="/forgotPassword">Ask for a new link</Link>
      </Button>
      <ToSignIn isSecondary />
    </>
  );
}
