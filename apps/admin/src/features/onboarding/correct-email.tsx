import { onboardingMessages as messages } from "@marquee/domain/onboarding/messages";
import { isEmail } from "@marquee/domain/validation/typed-values";
import type { signedUpMachine } from "@marquee/machines/onboarding/signed-up.machine";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { ActorRefFrom } from "xstate";

/** The field for the right e-mail; it starts with the wrong one, of which a letter or two are to be changed. */
export function CorrectEmail({ actor }: { readonly actor: ActorRefFrom<typeof signedUpMachine> }) {
  const { onboarded, problem } = useSelector(actor, ({ context }) => context);
  const isStoring = useSelector(actor, (snapshot) => snapshot.matches("storing"));
  const [email, setEmail] = useState(onboarded.email);
  const [broken, setBroken] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isStoring) return;
    if (isEmail(email.trim())) {
      setBroken(undefined);
      actor.send({ type: "email.corrected", email });
      return;
    }
    setBroken(email.trim() === "" ? messages.emailMissing : messages.emailInvalid);
    input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-(--form) flex-col gap-4">
      <Field
        label="Email"
        help="The mail goes there, and the email that was wrong is free again."
        error={broken ?? problem?.message}
        isAnnounced
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="email"
            autoComplete="email"
            maxLength={254}
            readOnly={isStoring}
            value={email}
            onValueChange={setEmail}
          />
        )}
      </Field>
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
