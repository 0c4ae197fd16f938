import type { Site } from "@marquee/domain/sites/site";
import type { signInMachine } from "@marquee/machines/session/sign-in.machine";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { PasswordInput } from "@marquee/ui/fields/password-input.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { focusFirst } from "../../page-kit/form/focus-field.ts";
import { chooseSite } from "../../session/site.ts";
import { EmailField } from "./email-field.tsx";
import { useShownError } from "./use-shown-error.ts";

const site = (name: string, code: string): ReactNode => (
  <>
    <span>{name}</span>
    <span className="text-tiny font-semibold tracking-[0.02em]">{code}</span>
  </>
);

const SITES = [
  { value: "CA", label: site("Canada", "CA") },
  { value: "US", label: site("United States", "US") },
] as const satisfies readonly { readonly value: Site; readonly label: ReactNode }[];

export interface SignInFormProps {
  readonly actor: ActorRefFrom<typeof signInMachine>;
}

/**
 * Country, e-mail, password. What is missing is shown at its field; what the identity service refuses, in a red alert
 * by its own code.
 */
export function SignInForm({ actor }: SignInFormProps) {
  const {
    email,
    password,
    error,
    issues,
    site: chosen,
  } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => !snapshot.matches("editing"));
  const shownError = useShownError(error);
  const wrong = (field: string) => issues.find((issue) => issue.field === field)?.message;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: "signIn.submitted" });
        focusFirst(event.currentTarget, actor.getSnapshot().context.issues);
      }}
    >
      <Segment
        aria-label="Country"
        size="lg"
        value={chosen}
        choices={SITES}
        disabled={busy}
        onValueChange={(value) => {
          chooseSite(value);
          actor.send({ type: "site.chosen", site: value });
        }}
      />
      {shownError === null ? null : <Note tone="bad" role="alert" title={shownError} />}
      <EmailField
        value={email}
        readOnly={busy}
        error={wrong("email")}
        onValueChange={(value) => actor.send({ type: "email.changed", email: value })}
      />
      <Field
        name="password"
        label="Password"
        error={wrong("password")}
        aside={
          <Link to="/forgotPassword" className="link font-medium">
            Forgot Password
          </Link>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            required
            autoComplete="current-password"
            className="h-10"
            readOnly={busy}
            value={password}
            onValueChange={(value) => actor.send({ type: "password.changed", password: value })}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy} className="w-full">
        SIGN IN
      </Button>
      {busy ? (
        <Button variant="ghost" onClick={() => actor.send({ type: "signIn.cancelled" })}>
          Cancel
        </Button>
      ) : (
        <Button asChild size="lg" className="w-full">
          <Link to="/register">SIGN UP</Link>
        </Button>
      )}
    </form>
  );
}
