import { accountRules } from "@marquee/domain/session/credential-rules";
import { resetMessages } from "@marquee/domain/session/messages";
import { brokenRules } from "@marquee/domain/validation/rule";
import { Link } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { focusFirst } from "../../page-kit/form/focus-field.ts";
import { useSession } from "../../session/session-context.tsx";
import { Button } from "@marquee/ui/button.tsx";
import { Note } from "@marquee/ui/note.tsx";
import { EmailField } from "./email-field.tsx";
import { reasonOf } from "./identity-code.ts";
import { PublicFrame } from "./public-frame.tsx";
import { useShownError } from "./use-shown-error.ts";

type State =
  | { readonly tag: "typing"; readonly error: string | null; readonly wrong?: string | undefined }
  | { readonly tag: "sending" }
  | { readonly tag: "sent" };

/** Takes the e-mail and has the reset mail sent. */
export function ForgotPasswordScreen() {
  const { identity } = useSession();
  const [email, setEmail] = useState("");
  const [state, setState] = useState<State>({ tag: "typing", error: null });
  const error = useShownError(state.tag === "typing" ? state.error : null);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const issues = brokenRules(accountRules, { email }, undefined);
    if (issues.length > 0) {
      setState({ tag: "typing", error: null, wrong: issues[0]?.message });
      return focusFirst(event.currentTarget, issues);
    }
    setState({ tag: "sending" });
    try {
      await (await identity.open()).sendReset(email);
      setState({ tag: "sent" });
    } catch (error) {
      setState({ tag: "typing", error: reasonOf(error) });
    }
  };
  if (state.tag === "sent")
    return (
      <PublicFrame title="Forgot password">
        <h1 className="text-display">Forgot password</h1>
        <Note tone="ok" role="status" title={resetMessages.sent} />
        <Button asChild variant="primary" size="lg">
          <Link to="/login">{resetMessages.goForLogin}</Link>
        </Button>
      </PublicFrame>
    );
  return (
    <PublicFrame title="Forgot password">
      <div>
        <h1 className="text-display">Forgot password</h1>
        <p className="text-muted">We send you a link to choose a new one.</p>
      </div>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
        {error === null ? null : <Note tone="bad" role="alert" title={error} />}
        <EmailField
          value={email}
          error={state.tag === "typing" ? state.wrong : undefined}
          onValueChange={(typed) => {
            setEmail(typed);
            // what is being sent goes on
            setState((now) => (now.tag === "typing" ? { tag: "typing", error: null } : now));
          }}
        />
        <Button type="submit" variant="primary" size="lg" busy={state.tag === "sending"}>
          Submit
        </Button>
        <Button asChild variant="ghost">
          <Link to="/login">Back to sign in</Link>
        </Button>
      </form>
    </PublicFrame>
  );
}
