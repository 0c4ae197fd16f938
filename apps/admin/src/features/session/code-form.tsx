import { Button } from "@marquee/ui/controls/button.tsx";
import { useSelector } from "@xstate/react";
import { CodeField } from "../../page-kit/form/code-field.tsx";
import { focusFirst } from "../../page-kit/form/focus-field.ts";
import type { SignInFormProps } from "./sign-in-form.tsx";

/** The second step of a sign-in: the code of an authenticator app (SIGNIN-M9 to SIGNIN-M11). */
export function CodeForm({ actor }: SignInFormProps) {
  const { code, issues } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => !snapshot.matches("askingCode"));
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: "code.submitted" });
        focusFirst(event.currentTarget, actor.getSnapshot().context.issues);
      }}
    >
      <CodeField
        value={code}
        readOnly={busy}
        isFirst
        error={issues.find(({ field }) => field === "code")?.message}
        help="It is sent as soon as all six digits are there."
        onValueChange={(value) => actor.send({ type: "code.changed", code: value })}
      />
      <Button type="submit" variant="primary" size="lg" busy={busy} className="w-full">
        Continue
      </Button>
      <Button variant="ghost" onClick={() => actor.send({ type: "signIn.cancelled" })}>
        Cancel
      </Button>
      <p className="text-small text-muted">
        No phone at hand? A master user of Marquee can reset your two-factor sign-in.
      </p>
    </form>
  );
}
