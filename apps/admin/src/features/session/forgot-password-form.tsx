import { resetMessages } from "@marquee/domain/session/messages";
import type { forgotPasswordMachine } from "@marquee/machines/session/forgot-password.machine";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { focusFirst } from "../../page-kit/form/focus-field.ts";
import { EmailField } from "./email-field.tsx";
import { useShownError } from "./use-shown-error.ts";

export interface ForgotPasswordFormProps {
  readonly actor: ActorRefFrom<typeof forgotPasswordMachine>;
}

/** Asks for the e-mail of a user who has forgotten their password; once the mail is sent, shows the way to sign in. */
export function ForgotPasswordForm({ actor }: ForgotPasswordFormProps) {
  const { email, error, issues } = useSelector(actor, (snapshot) => snapshot.context);
  const isSent = useSelector(actor, (snapshot) => snapshot.matches("sent"));
  const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
  const shownError = useShownError(error);
  if (isSent)
    return (
      <>
        <h1 className="text-display">Forgot password</h1>
        <Note tone="ok" role="status" title={resetMessages.sent} />
        <Button asChild variant="primary" size="lg">
          <Link to="/login">{resetMessages.goForLogin}</Link>
        </Button>
      </>
    );
  return (
    <>
      <div>
        <h1 className="text-display">Forgot password</h1>
        <p className="text-muted">We send you a link to choose a new one.</p>
      </div>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: "reset.submitted" });
          focusFirst(event.currentTarget, actor.getSnapshot().context.issues);
        }}
      >
        {shownError === null ? null : <Note tone="bad" role="alert" title={shownError} />}
        <EmailField
          value={email}
          error={issues[0]?.message}
          onValueChange={(typed) => actor.send({ type: "email.changed", email: typed })}
        />
        <Button type="submit" variant="primary" size="lg" busy={isSending}>
          Submit
        </Button>
        {isSending ? (
          <Button variant="ghost" onClick={() => actor.send({ type: "reset.cancelled" })}>
            Cancel
          </Button>
        ) : (
          <Button asChild variant="ghost">
            <Link to="/login">Back to sign in</Link>
          </Button>
        )}
      </form>
    </>
  );
}
