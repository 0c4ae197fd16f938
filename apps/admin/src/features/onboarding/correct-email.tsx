import { correctionIssues } from "@marquee/domain/onboarding/sign-up-rules";
import { PASSWORD_HINT } from "@marquee/domain/users/shortest-password";
import type { Issue } from "@marquee/domain/validation/rule";
import type { signedUpMachine } from "@marquee/machines/onboarding/signed-up.machine";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { NewPasswordInput } from "@marquee/ui/fields/password-input.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { ActorRefFrom } from "xstate";

/**
 * The field for the right e-mail; it starts with the wrong one, which often needs only a letter or two changed. After a
 * reload the user types the password again, since it is stored nowhere.
 */
export function CorrectEmail({ actor }: { readonly actor: ActorRefFrom<typeof signedUpMachine> }) {
  const { onboarded, password: known, problem } = useSelector(actor, ({ context }) => context);
  const isStoring = useSelector(actor, (snapshot) => snapshot.matches("storing"));
  const [email, setEmail] = useState(onboarded.email);
  const [password, setPassword] = useState(known);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => emailInput.current?.focus(), []);
  const messageAt = (field: string) => issues.find((issue) => issue.field === field)?.message;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isStoring) return;
    const found = correctionIssues(email.trim(), password);
    setIssues(found);
    const [first] = found;
    if (first === undefined) actor.send({ type: "email.corrected", email, password });
    else (first.field === "password" ? passwordInput : emailInput).current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-(--form) flex-col gap-4">
      <Field
        label="Email"
        help="The mail goes there, and the email that was wrong is free again."
        error={messageAt("email") ?? problem?.message}
        isAnnounced
      >
        {(control) => (
          <TextInput
            {...control}
            ref={emailInput}
            type="email"
            autoComplete="email"
            maxLength={254}
            readOnly={isStoring}
            value={email}
            onValueChange={setEmail}
          />
        )}
      </Field>
      {known === "" ? (
        <Field
          label="Password"
          hint={PASSWORD_HINT}
          help="The password is not stored here, so it is asked for once more."
          error={messageAt("password")}
          isAnnounced
        >
          {(control) => (
            <NewPasswordInput
              {...control}
              ref={passwordInput}
              readOnly={isStoring}
              value={password}
              onValueChange={setPassword}
            />
          )}
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isStoring}>
          Correct the email
        </Button>
        <Button onClick={() => actor.send({ type: "correction.cancelled" })}>
          {isStoring ? "Stop" : "Leave it as it is"}
        </Button>
      </div>
    </form>
  );
}
