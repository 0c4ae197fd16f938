import { passwordRules } from "@marquee/domain/session/credential-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { PasswordInput } from "@marquee/ui/fields/password-input.tsx";
import { use, useState, type SubmitEvent } from "react";
import { focusFirst } from "../../page-kit/form/focus-field.ts";
import { useSession } from "../../session/session-context.tsx";
import { LinkRefused } from "./link-refused.tsx";
import { readLink, setPasswordByLink } from "./mail-links.ts";
import { ToSignIn } from "./to-sign-in.tsx";
import { useShownError } from "./use-shown-error.ts";

type State =
  | { readonly tag: "typing"; readonly error: string | undefined }
  | { readonly tag: "saving" }
  | { readonly tag: "saved" };

/** Chooses a new password by the link of a mail. What the identity service refuses is shown at the field. */
export function NewPasswordForm({
  code,
  title: said = "Choose a new password",
  hint,
  onSaved,
}: {
  readonly code: string;
  readonly title?: string;
  readonly hint?: string;
  /** Goes on with the new password; resolves once another page shows, or it could not. */
  readonly onSaved?: (known: {
    readonly email: string;
    readonly password: string;
  }) => Promise<void>;
}) {
  const { identity } = useSession();
  const link = use(readLink(identity.open, code));
  const [password, setPassword] = useState("");
  const [state, setState] = useState<State>({ tag: "typing", error: undefined });
  const error = useShownError(state.tag === "typing" ? state.error : undefined);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const issues = ruleIssues(passwordRules, { password }, undefined);
    if (issues.length > 0) {
      setState({ tag: "typing", error: issues[0]?.message });
      return focusFirst(event.currentTarget, issues);
    }
    setState({ tag: "saving" });
    const response = await setPasswordByLink(identity.open, code, password);
    if (response.tag === "good" && link.tag === "good")
      await onSaved?.({ email: link.email, password });
    setState(
      response.tag === "good" ? { tag: "saved" } : { tag: "typing", error: response.reason },
    );
  };
  const title = <h1 className="text-display">{said}</h1>;
  if (link.tag === "refused")
    return (
      <>
        <span>{title}</span>
        <LinkRefused mode="resetPassword" reason={link.reason} />
      </>
    );
  if (state.tag === "saved")
    return (
      <>
        <span>{title}</span>
        <Note tone="ok" role="status" title="Your new password is saved." />
        <ToSignIn email={link.email} />
      </>
    );
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
      <div>
        <span>{title}</span>
        {hint === undefined ? null : <p>{hint}</p>}
        <p className="text-muted">For {link.email}</p>
      </div>
      <Field name="password" label="New password" error={error ?? undefined}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            required
            autoComplete="new-password"
            className="h-10"
            value={password}
            onValueChange={(typed) => {
              setPassword(typed);
              // what is being saved goes on
              setState((now) => (now.tag === "typing" ? { tag: "typing", error: undefined } : now));
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={state.tag === "saving"}>
        Save
      </Button>
    </form>
  );
}
