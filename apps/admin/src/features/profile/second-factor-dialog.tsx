import { groupSecret } from "@marquee/domain/session/second-factor";
import type { secondFactorMachine } from "@marquee/machines/profile/second-factor.machine";
import type { AppSecret } from "@marquee/machines/profile/second-factor.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Spinner } from "@marquee/ui/feedback/spinner.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { PasswordInput } from "@marquee/ui/fields/password-input.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useSelector } from "@xstate/react";
import { QRCodeSVG } from "qrcode.react";
import { type Ref, type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { CodeField } from "../../page-kit/form/code-field.tsx";
import { focusFirst } from "../../page-kit/form/focus-field.ts";

/** The secret of an app as a picture to scan, and as text to type where there is no camera (SESSION-C3). */
function AppPicture({ app }: { readonly app: AppSecret }) {
  return (
    <div className="flex flex-col items-center gap-3">
      {/* cameras read dark on light, in the dark theme too */}
      <QRCodeSVG
        value={app.address}
        size={192}
        marginSize={3}
        title="QR code for your authenticator app"
        className="rounded-small"
      />
      <p className="text-center text-small text-muted">
        No camera at hand? Type this key into the app instead:{" "}
        <code
          translate="no"
          className="block pt-1 font-mono text-ink select-all [overflow-wrap:anywhere]"
        >
          {groupSecret(app.secret)}
        </code>
      </p>
    </div>
  );
}

export interface SecondFactorDialogProps {
  readonly actor: ActorRefFrom<typeof secondFactorMachine>;
  readonly onClose: () => void;
}

const TITLES = { setUp: "Set up two-factor sign-in", remove: "Remove two-factor sign-in" };
const DESCRIPTIONS = {
  setUp: "Your password first, so that it is you who changes how you sign in.",
  remove: "From then on your password alone signs you in. Confirm that it is you.",
};

/** Password, and the code of an app that is to go (FACTOR-M1). */
function ConfirmFields({
  actor,
  first,
}: Pick<SecondFactorDialogProps, "actor"> & { readonly first: Ref<HTMLInputElement> }) {
  const { purpose, password, code, issues } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => !snapshot.matches("confirming"));
  const wrong = (field: string) => issues.find((issue) => issue.field === field)?.message;
  return (
    <>
      <Field name="password" label="Password" error={wrong("password")} isAnnounced>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            required
            ref={first}
            autoComplete="current-password"
            readOnly={busy}
            value={password}
            onValueChange={(text) => actor.send({ type: "password.changed", password: text })}
          />
        )}
      </Field>
      {purpose === "remove" ? (
        <CodeField
          value={code}
          readOnly={busy}
          error={wrong("code")}
          help="The six digits that your authenticator app shows now."
          onValueChange={(text) => actor.send({ type: "code.changed", code: text })}
        />
      ) : null}
    </>
  );
}

/** The picture to scan, the secret to type instead, and the code that proves it (FACTOR-M3). */
function ScanFields({ actor }: Pick<SecondFactorDialogProps, "actor">) {
  const { app, code, issues } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => !snapshot.matches("scanning"));
  if (app === null) return null;
  return (
    <>
      <AppPicture app={app} />
      <CodeField
        value={code}
        readOnly={busy}
        isFirst
        error={issues.find(({ field }) => field === "code")?.message}
        help="Enter the six digits that the app shows. They are sent by themselves."
        onValueChange={(text) => actor.send({ type: "code.changed", code: text })}
      />
    </>
  );
}

/** Setting an authenticator app up, or removing it, step by step. */
export function SecondFactorDialog({ actor, onClose }: SecondFactorDialogProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const state = useSelector(actor, ({ value }) => value);
  const { purpose, error } = useSelector(actor, ({ context }) => context);
  const isOver = state === "done" || state === "closed";
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  if (isOver) return null;
  const scans = state === "scanning" || state === "finishing";
  const asks = state === "confirming" || state === "scanning";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // the profile's own form is around it in React's tree, and is not what is sent
    event.stopPropagation();
    actor.send({ type: scans ? "code.submitted" : "signIn.confirmed" });
    focusFirst(event.currentTarget, actor.getSnapshot().context.issues);
  };
  const cancel = () => actor.send({ type: "factor.cancelled" });
  return (
    <Dialog
      open
      onOpenChange={cancel}
      firstFocus={first}
      title={TITLES[purpose]}
      description={scans ? "Scan the picture with your authenticator app." : DESCRIPTIONS[purpose]}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant={purpose === "remove" ? "danger" : "primary"}
            busy={!asks}
          >
            {purpose === "remove" ? "Remove" : scans ? "Turn on" : "Continue"}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error === null ? null : <Note tone="bad" role="alert" title={error} />}
        {scans ? <ScanFields actor={actor} /> : <ConfirmFields actor={actor} first={first} />}
        {state === "beginning" ? <Spinner /> : null}
      </form>
    </Dialog>
  );
}
